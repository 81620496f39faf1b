"""House Hagal and the Rivals: seats that the rules play."""
