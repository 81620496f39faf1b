"""The contexts of texts that stand in the tables of several products, each called what it is named."""

from dune_desktop.text.tongue import Table

Ability = Table("Ability")
Card = Table("Card")
Conflict = Table("Conflict")
Edition = Table("Edition")
Editions = Table("Editions")
Hagal = Table("Hagal")
Intrigue = Table("Intrigue")
Leader = Table("Leader")
LevelText = Table("LevelText")
ModeText = Table("ModeText")
Rule = Table("Rule")
RuleSection = Table("RuleSection")
Ruling = Table("Ruling")
Sign = Table("Sign")
Space = Table("Space")
VariantText = Table("VariantText")
