"""The contexts of texts that stand in the tables of several products, each called what it is named."""

from dune_desktop.text.translating import TextTable

Ability = TextTable("Ability")
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
VariantText = TextTable("VariantText")
