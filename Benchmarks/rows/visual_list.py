"""A million rows: filtered for a script, and searched at a terminal while they come in, against fzf."""

import json
import random
import subprocess

import peers
import report
from measure import HERE, RUNNER, WORK, NotMeasured, alternate

COUNT = 1_000_000
RUNS = 5
#: A query of one frequent letter, of two, of a word, an exact one and one that finds nothing.
QUERIES = ["a", "dr", "report", "'delta", "zq"]
TYPED = "report"
WORDS = """alpha archive backup beta budget chapter clip config data delta design draft episode export figure final gamma
holiday import index invoice letter license meeting minutes module movie music note photo plan poster project readme report
scan season section settings sketch song source summer table test track version video view winter""".split()
ENDINGS = "csv html jpg json md mp3 mp4 pdf png swift txt yaml zip".split()


def measure() -> None:
    path = WORK / "rows.txt"
    first = _write(path)
    fzf = peers.fzf()
    for query in QUERIES:
        _filter(path, fzf, query)
    _watch(path, fzf, first)


def _write(path) -> str:
    """Paths of 45 bytes on average, the same ones each time."""
    chance = random.Random(7)
    lines = []
    for number in range(COUNT):
        folders = "/".join(chance.choices(WORDS, k=chance.randint(2, 4)))
        name = f"{chance.choice(WORDS).capitalize()}-{chance.choice(WORDS)}_{number}.{chance.choice(ENDINGS)}"
        lines.append(f"{folders}/{name}")
    path.write_text("".join(line + "\n" for line in lines))
    return lines[0]


def _filter(path, fzf, query: str) -> None:
    def shell(program: str) -> list[str]:
        # 1 says that nothing matches.
        return ["sh", "-c", f'{program} --filter="$1" < "$2" > /dev/null || [ $? = 1 ]', "sh", query, str(path)]

    ours, theirs = alternate(RUNS, shell(f"'{RUNNER}' pick"), shell(f"'{fzf}'"))
    how = f"{RUNS} runs each, in turn, least; with reading the rows"
    report.row(
        f"`--filter \"{query}\"` in 1,000,000 rows, on the clock",
        report.duration(min(ours.wall)),
        f"fzf {report.duration(min(theirs.wall))}",
        min(theirs.wall) / min(ours.wall),
        how,
    )
    report.row(
        "the same, CPU", report.duration(ours.least), f"fzf {report.duration(theirs.least)}", theirs.least / ours.least, how
    )
    report.row(
        "the same, peak memory",
        report.megabytes(ours.peak),
        f"fzf {report.megabytes(theirs.peak)}",
        theirs.peak / ours.peak,
        how,
    )


def _watch(path, fzf, first: str) -> None:
    keys = [(TYPED[end - 1], _found(path, fzf, TYPED[:end])) for end in range(1, len(TYPED) + 1)]
    sides = {str(RUNNER): [], str(fzf): []}
    for _ in range(RUNS):
        for program, runs in sides.items():
            command = [program] + (["pick"] if program == str(RUNNER) else [])
            specification = {"command": command, "input": str(path), "first": first, "count": COUNT, "keys": keys}
            done = subprocess.run(
                [peers.python("pyte"), HERE / "watch.py", json.dumps(specification)], capture_output=True, text=True
            )
            if done.returncode != 0:
                raise NotMeasured(f"{program} at a terminal: {done.stderr[-4000:]}")
            runs.append(json.loads(done.stdout))
    how = f"{RUNS} runs each, in turn, least; rows from a pipe, at a terminal of 120 by 40"

    def compare(what: str, figure, form=report.duration) -> None:
        ours, theirs = (min(figure(run) for run in runs) for runs in sides.values())
        report.row(what, form(ours), f"fzf {form(theirs)}", theirs / ours, how)

    compare("1,000,000 rows at a terminal: the first are seen", lambda run: run["first"])
    compare("all are searchable", lambda run: run["all"])
    compare("first letter typed to final count", lambda run: run["keys"][0])
    compare("the worst of the later letters", lambda run: max(run["keys"][1:]))
    compare("peak memory", lambda run: run["peak"] * 1024 / 1e6, report.megabytes)


def _found(path, fzf, query: str) -> int:
    with open(path) as rows:
        lines = subprocess.run([fzf, f"--filter={query}"], stdin=rows, capture_output=True, text=True).stdout
    return lines.count("\n")
