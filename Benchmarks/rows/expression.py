"""An expression that depends on the turn, against Python's eval of compiled code and Jinja2's compiled expressions."""

import peers
import report
from measure import INPUTS, RUNNER, alternate

TURNS = 1_000_000
THEIR_TURNS = 200_000
RUNS = 5


def measure() -> None:
    program, python = INPUTS / "expression.py", peers.python("jinja2")
    ours, our_base, eval_, eval_base, jinja, jinja_base = alternate(
        RUNS,
        [RUNNER, "run", INPUTS / "expression.yaml", "--turns", TURNS],
        [RUNNER, "run", INPUTS / "expression-none.yaml", "--turns", TURNS],
        [python, program, "eval", THEIR_TURNS],
        [python, program, "eval-none", THEIR_TURNS],
        [python, program, "jinja2", THEIR_TURNS],
        [python, program, "jinja2-none", THEIR_TURNS],
    )
    our = (ours.least - our_base.least) / TURNS
    for name, side, base in [("Python eval", eval_, eval_base), ("jinja2", jinja, jinja_base)]:
        their = (side.least - base.least) / THEIR_TURNS
        report.row(
            "an expression of five operators, CPU",
            report.duration(our),
            f"{name} {report.duration(their)}",
            their / our,
            f"least of {RUNS} runs less the same loop without it",
        )
