"""One file of 100,000 steps, read, checked and run, against just, which reads one recipe of as many lines and prints them."""

import peers
import report
from measure import RUNNER, WORK, alternate

STEPS = 100_000
RUNS = 5


def measure() -> None:
    workflow, recipe = WORK / "many-steps.yaml", WORK / "many-steps.just"
    step = '  - set: { n: "${n + 1}" }\n'
    workflow.write_text("name: Many steps\nsteps:\n  - set: { n: 0 }\n" + step * STEPS + "output: ${n}\n")
    recipe.write_text("n := '1'\nmany:\n" + "  echo {{ n + 'a' }}\n" * STEPS)
    ours, theirs = alternate(RUNS, [RUNNER, "run", workflow], [peers.just(), "--dry-run", "--justfile", recipe])
    how = f"least of {RUNS} runs; just only reads and prints (`--dry-run`), as it would start a shell for each line"
    report.row(
        "100,000 steps in one file, CPU", report.duration(ours.least), f"just {report.duration(theirs.least)}",
        theirs.least / ours.least, how,
    )
    report.row(
        "the same, peak memory", report.megabytes(ours.peak), f"just {report.megabytes(theirs.peak)}",
        theirs.peak / ours.peak, "median",
    )
