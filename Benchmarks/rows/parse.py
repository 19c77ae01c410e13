"""JSON and YAML read into values, against Python's json and PyYAML with libyaml."""

import json
import random

import peers
import report
from measure import INPUTS, RUNNER, WORK, alternate

OBJECTS = {"json": 100_000, "yaml": 20_000}
RUNS = 5


def measure() -> None:
    for format_, name in [("json", "Python json"), ("yaml", "PyYAML CSafeLoader")]:
        data, empty = WORK / f"movies.{format_}", WORK / f"none.{format_}"
        data.write_text(text(format_, OBJECTS[format_]))
        empty.write_text("[]")
        program, python = INPUTS / "parse.py", peers.python("yaml")
        ours, our_start, theirs, their_start = alternate(
            RUNS,
            [RUNNER, "run", INPUTS / "parse.yaml", "--input", data],
            [RUNNER, "run", INPUTS / "parse.yaml", "--input", empty],
            [python, program, format_, data],
            [python, program, format_, empty],
        )
        our, their = ours.least - our_start.least, theirs.least - their_start.least
        size = data.stat().st_size
        report.row(
            f"{format_.upper()} into values",
            report.speed(size, our),
            f"{name} {report.speed(size, their)}",
            their / our,
            f"{size / 1e6:.3g} MB, least CPU of {RUNS} runs less those of an empty list",
        )


def text(format_: str, count: int) -> str:
    random.seed(1)
    movies = [
        {
            "id": number,
            "title": f"Movie {number} – “{random.choice(['Night', 'Day', 'Été', '夜'])}”",
            "vote_average": round(random.uniform(1, 10), 1),
            "adult": random.random() < 0.1,
            "genres": random.sample(["Drama", "Comedy", "Action", "Thriller"], 2),
            "overview": "A story told in one sentence, with \"quotes\" and a\nsecond line.",
        }
        for number in range(count)
    ]
    if format_ == "json":
        return json.dumps(movies, ensure_ascii=False)
    lines = []
    for movie in movies:
        lines += [("- " if key == "id" else "  ") + f"{key}: {json.dumps(value, ensure_ascii=False)}"
                  for key, value in movie.items()]
    return "\n".join(lines) + "\n"
