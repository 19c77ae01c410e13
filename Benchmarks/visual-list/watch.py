"""Starts a program at a terminal of its own, types, and says as JSON after how many seconds the screen showed what it should.

usage: watch.py SPECIFICATION     with a Python that has pyte

The specification is JSON: `command`; `input`, a file that is piped into it, or is its standard input where `direct` says so;
`first`, a text of its first row; `count`, of all rows; `keys`, each with the number of rows that match after it; and `echoes`,
how often the same keys are typed and taken back to see when each of them is in the prompt. A count is shown as `12/1000` or, of
all rows, alone.
"""

import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time

import pyte

COLUMNS, LINES = 120, 40
PATIENCE = 30


class Watch:
    def __init__(self, command: list[str], path: str, direct: bool) -> None:
        self.screen = pyte.Screen(COLUMNS, LINES)
        self.stream = pyte.ByteStream(self.screen)
        self.terminal, other = pty.openpty()
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        self.start = time.monotonic()
        self.feeder = None if direct else subprocess.Popen(["cat", path], stdout=subprocess.PIPE)
        self.process = subprocess.Popen(
            command,
            stdin=self.feeder.stdout if self.feeder else open(path, "rb"),
            stdout=subprocess.DEVNULL,
            stderr=other,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(2, termios.TIOCSCTTY, 0),
            env={"TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": os.environ["PATH"], "HOME": "/nonexistent"},
        )
        os.close(other)

    def until(self, pattern: str) -> float:
        """The moment at which a line of the screen first has the pattern."""
        wanted = re.compile(pattern)
        end = time.monotonic() + PATIENCE
        while not any(wanted.search(line) for line in self.screen.display):
            if not select.select([self.terminal], [], [], end - time.monotonic())[0]:
                raise SystemExit(f"{pattern} never came:\n" + "\n".join(self.screen.display))
            self.stream.feed(os.read(self.terminal, 1 << 16))
        return time.monotonic()

    def type(self, key: str, pattern: str) -> float:
        typed = time.monotonic()
        os.write(self.terminal, key.encode())
        return self.until(pattern) - typed

    def echoes(self, text: str, turns: int) -> list[float]:
        """How long each key takes to be in the prompt, which has the text at the beginning."""
        times = []
        for _ in range(turns):
            for end in range(len(text) - 1, -1, -1):
                # Both show something else than what was typed where nothing is.
                times.append(self.type("\x7f", rf"^> {re.escape(text[:end])}(\s|$|type to filter)"))
            for end in range(1, len(text) + 1):
                times.append(self.type(text[end - 1], rf"^> {re.escape(text[:end])}(\s|$)"))
        return times

    def peak(self) -> int:
        """What it took in memory at most, in kB."""
        with open(f"/proc/{self.process.pid}/status") as lines:
            return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM"))

    def end(self) -> None:
        for process in filter(None, (self.process, self.feeder)):
            process.send_signal(signal.SIGKILL)
            process.wait()
        os.close(self.terminal)


def main(specification: dict) -> None:
    count = specification["count"]
    watch = Watch(specification["command"], specification["input"], specification.get("direct", False))
    try:
        figures = {
            "first": watch.until(re.escape(specification["first"])) - watch.start,
            "all": watch.until(rf"(^|\s){count}(/{count})?(\s|$)") - watch.start,
            "keys": [watch.type(key, rf"(^|\s){found}/{count}(\s|$)") for key, found in specification["keys"]],
        }
        typed = "".join(key for key, _ in specification["keys"])
        figures["echoes"] = watch.echoes(typed, specification["echoes"]) if typed else []
        figures["peak"] = watch.peak()
    finally:
        watch.end()
    print(json.dumps(figures))


main(json.loads(sys.argv[1]))
