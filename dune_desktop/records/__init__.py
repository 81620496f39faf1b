"""Games as they are kept: a record is written after each decision, and played again when it is opened.

Begin with ``record``, then ``store``, which is the folder of games.

From a decision to the disk: ``GameController._keep`` hands the record as text to ``Store.keep``, and that to the
thread of ``files/writer.py``. There ``GameFolder.put`` writes it with ``files.disk.write_whole``: beside the old
file, flushed, then in its place. By a queued signal the thread tells ``GameController._hear_of_disk``, and that
tells the window what went wrong, or that it is over.
"""
