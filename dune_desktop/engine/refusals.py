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
DECK_EMPTY = Refusal("deck_empty")
NO_OPPONENT = Refusal("no_opponent_to_choose")
NOTHING_TO_ACQUIRE = Refusal("nothing_to_acquire")
NOT_YOURS = Refusal("not_yours")
NOT_NOW = Refusal("not_now")
NOT_AMONG_CHOICES = Refusal("not_among_choices")
#: Of several different ones it is one that was chosen before.
CHOSEN_ALREADY = Refusal("chosen_already")
#: A branch of an open effect that is not asked about yet, and that can be chosen then.
CHOSEN_LATER = Refusal("chosen_later")
NOTHING_HAPPENS = Refusal("nothing_would_happen")
COST_OF_CARD = Refusal("cost_of_card")
AGENT_SENT = Refusal("agent_sent")
REVEALING = Refusal("already_revealing")
NOT_REVEALING = Refusal("not_revealing")
NO_AGENT_SENT = Refusal("no_agent_sent")
NOTHING_DONE = Refusal("nothing_done")
NO_DEPLOYMENT = Refusal("no_deployment")
MAY_NOT_PASS = Refusal("may_not_pass")
