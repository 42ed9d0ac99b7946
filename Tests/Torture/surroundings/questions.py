"""Questions to a person at a terminal: whoever has not said yes has declined, and meanwhile nobody waits."""

import fcntl
import os
import signal
import termios
import threading
import time

# What a terminal sends for the answers, and how the command ends then; ^C ends it as a signal does.
ANSWERS = {
    "n": (b"n\n", 2), "an empty line": (b"\n", 2), "other words": (b"yesterday\n", 2), "^D": (b"\x04", 2),
    "^C": (b"\x03", 130), "half a word and ^C": (b"y\x03", 130), "y": (b"y\n", 0), "yes": (b"YES\n", 0),
}
# Those that ask.
COMMANDS = [["forget-camper", "c-2"], ["undo"], ["restore", "kept.sqlite"]]
# Neither the question nor the end may take longer.
PATIENCE = 60
# Far less than a command waits for a store that somebody holds.
AT_ONCE = 5


def answered(camp, size):
    """Each answer to each question; while it stands, another process writes at once."""
    camp.settle()
    camp.do("backup", camp.home / "kept.sqlite")
    kept = camp.store.read_bytes()
    for command in COMMANDS:
        for name, (keys, status) in ANSWERS.items():
            camp.store.write_bytes(kept)
            yield f"{command[0]}, {name}", list(wrong(camp, command, keys, status))
            for path in camp.store.parent.glob("*.old-*"):
                path.unlink()


def wrong(camp, command, keys, status):
    """Asks, writes beside, and answers; what is wrong with any of it."""
    terminal, other_end = os.openpty()
    process = camp.start(*command, stdin=other_end, start_new_session=True, preexec_fn=take_terminal)
    patience = threading.Timer(PATIENCE, process.kill)
    patience.start()
    try:
        question = until(process.stderr, b"[y/N]")
        if not question.endswith(b"[y/N]"):
            yield f"it does not ask, but says {question.decode()}"
        began = time.monotonic()
        beside = camp.run("add-site", "99", "--key", "beside")
        if beside.status != 0 or time.monotonic() - began > AT_ONCE:
            yield f"another one waits for the answer: {beside.status} {beside.errors.decode()}"
        before = camp.store.read_bytes()
        os.write(terminal, keys)
        output, errors = process.communicate()
    finally:
        patience.cancel()
        os.close(terminal)
        os.close(other_end)
    if process.returncode not in (status, -signal.SIGINT if status == 130 else status):
        yield f"ends with {process.returncode}: {errors.decode()}"
    if (camp.store.read_bytes() == before) != (status != 0) or (status != 0 and output):
        yield f"{'nothing' if status == 0 else 'something'} was done: {output.decode()}"
    yield from camp.losses()


def take_terminal():
    """Makes standard input the terminal whose ^C is meant for the command."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    # Whoever runs the torture in the background ignores it.
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def until(stream, end):
    """Reads up to some words, or to the end."""
    words = b""
    while not words.endswith(end) and (byte := stream.read(1)):
        words += byte
    return words


CASES = [answered]
