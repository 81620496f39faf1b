"""Pictures: what cards, leaders, spaces and Conflicts show, as declarations over a kit of painters.

Begin with ``picture``: a picture is a light, a camera and parts with numbers. ``pictures`` says what each component
shows; the other modules are the kit, a module for each kind of part. Nothing here knows the rules or the table.
"""
