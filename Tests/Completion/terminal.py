"""A shell in a terminal, into which somebody types."""

import os
import pty
import re
import select
import signal
import struct
import termios
import time
import fcntl

PROMPT = "READY>"
# What moves the cursor, colours and titles, as terminals are told.
STEERING = re.compile(r"\x1b(\[[0-9;?>=]*[a-zA-Z]|\][^\x07\x1b]*(\x07|\x1b\\)|[()][A-Z0-9]|[=>])|[\x0e\x0f\r]")


class Terminal:
    """One shell; what it shows is kept without what steers a terminal."""

    def __init__(self, command, environment, folder):
        self.process, self.file = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.execvpe(command[0], command, environment)
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
        self.shown = b""

    def type(self, text):
        self.shown = b""
        os.write(self.file, text.encode())

    def read(self, seconds):
        if select.select([self.file], [], [], seconds)[0]:
            try:
                self.shown += os.read(self.file, 65536)
            except OSError:
                time.sleep(seconds)

    @property
    def text(self):
        return STEERING.sub("", self.shown.decode(errors="replace"))

    def wait(self, is_there, seconds=20):
        """Whether it comes in time."""
        end = time.monotonic() + seconds
        while not is_there():
            if time.monotonic() > end:
                return False
            self.read(0.02)
        return True

    def settle(self, seconds=0.3):
        """Until nothing more is shown."""
        while True:
            before = len(self.shown)
            self.read(seconds)
            if len(self.shown) == before:
                return

    def close(self):
        os.close(self.file)
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
