"""Records of older versions become records of the present one, a version at a time.

Whoever changes what is written raises ``record.VERSION``, and says here how the values of the version before are made
into those of the new one. Samples of every version lie in ``tests/records``; see ``tests/sample_records.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Values = dict[str, Any]

#: By version, what makes its values into those of the next. Values that are not as they should be stay so:
#: they are refused afterwards, like those of any record.
MIGRATIONS: Final[dict[int, Callable[[Values], Values]]] = {}


def migrate(values: Values, version: int, present: int) -> Values:
    """The values of an older version as the present one has them."""
    for number in range(version, present):
        values = {**MIGRATIONS[number](values), "version": number + 1}
    return values
