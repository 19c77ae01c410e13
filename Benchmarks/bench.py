"""Measures what the files of `rows` measure: all of them, or those named. Call it as `./dev bench [NAME …]`."""

import importlib
import sys

import report
from measure import HERE, WORK, NotMeasured


def main(names: list[str]) -> None:
    known = sorted(path.stem for path in (HERE / "rows").glob("*.py"))
    unknown = [name for name in names if name not in known]
    if unknown:
        raise SystemExit(f"There is no row {', '.join(unknown)}; there are {', '.join(known)}.")
    WORK.mkdir(parents=True, exist_ok=True)
    report.heading()
    failures = []
    for name in names or known:
        try:
            importlib.import_module(f"rows.{name}").measure()
        except NotMeasured as failure:
            failures.append(f"{name}: {failure}")
    if failures:
        raise SystemExit("\n".join(failures))


if __name__ == "__main__":
    main(sys.argv[1:])
