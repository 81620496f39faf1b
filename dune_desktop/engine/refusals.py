"""Why an action is not legal: a code with values; ``text/`` makes the sentence."""

from attrs import frozen


@frozen
class Refusal:
    """One reason. ``values`` are ids and numbers in the order that the sentence of the code needs."""

    code: str
    values: tuple[str | int, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.code, *map(str, self.values)))


GAME_OVER = Refusal("game_over")
NOT_NOW = Refusal("not_now")
NOT_AMONG_CHOICES = Refusal("not_among_choices")
NOTHING_HAPPENS = Refusal("nothing_would_happen")
