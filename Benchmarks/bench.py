"""Measures what the files of `rows` measure: all of them, or those named. Call it as `./dev bench [NAME …]`."""

import importlib
import os
import sys

import report
from measure import HERE, WORK


def main(names: list[str]) -> None:
    known = sorted(path.stem for path in (HERE / "rows").glob("*.py"))
    unknown = [name for name in names if name not in known]
    if unknown:
        raise SystemExit(f"There is no row {', '.join(unknown)}; there are {', '.join(known)}.")
    WORK.mkdir(parents=True, exist_ok=True)
    # Numeric libraries and Python's own hashing are no part of what is measured; this keeps runs alike.
    os.environ["PYTHONHASHSEED"] = "0"
    report.heading()
    for name in names or known:
        importlib.import_module(f"rows.{name}").measure()


if __name__ == "__main__":
    main(sys.argv[1:])
