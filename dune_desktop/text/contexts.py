"""The contexts under which translators find the texts of tables that several products have.

Each has its own name here, because ``pyside6-lupdate`` reads it before ``.tr``.
"""

from dune_desktop.text.translating import TextTable

Ability = TextTable("Ability")
Book = TextTable("Book")
Card = TextTable("Card")
Conflict = TextTable("Conflict")
Edition = TextTable("Edition")
Editions = TextTable("Editions")
Hagal = TextTable("Hagal")
Intrigue = TextTable("Intrigue")
Leader = TextTable("Leader")
LevelText = TextTable("LevelText")
ModeText = TextTable("ModeText")
Rule = TextTable("Rule")
RuleSection = TextTable("RuleSection")
Ruling = TextTable("Ruling")
Sign = TextTable("Sign")
Space = TextTable("Space")
Term = TextTable("Term")
VariantText = TextTable("VariantText")
