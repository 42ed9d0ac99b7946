"""System calls as strace tells them: names, arguments, results."""

import re
import typing

# A question mark: not every processor has each of them.
NAMES = (
    "open openat creat close dup dup2 dup3 fcntl lseek read write pwrite64 writev pwritev pwritev2 ftruncate truncate "
    "fsync fdatasync sync_file_range link linkat unlink unlinkat rename renameat renameat2 mkdir mkdirat rmdir "
    "fallocate mmap symlink symlinkat copy_file_range sendfile splice")
# Every byte of every text, in hexadecimal: so that no text has a comma, a quote or an end.
STRACE = ["strace", "-f", "-qq", "-xx", "-s", "100000000", "-e", "signal=none",
          "-e", "trace=" + ",".join("?" + name for name in NAMES.split())]

LINE = re.compile(r"(?:\d+ +)?(\w+)\((.*)\) += (-?\d+|0x[0-9a-f]+)(?: .*)?$")
# Of two threads, one call may begin before another has ended.
BEGUN = re.compile(r"(\d+ +)(.*) <unfinished \.\.\.>$")
ENDED = re.compile(r"(\d+ +)<\.\.\. \w+ resumed>(.*)$")


class Call(typing.NamedTuple):
    name: str
    arguments: list
    result: int

    def number(self, place):
        return int(self.arguments[place], 0)

    def text(self, place):
        return bytes.fromhex(self.arguments[place].strip('"').replace("\\x", ""))

    def has(self, *words):
        """Whether one of the flags is among the arguments."""
        flags = {word for argument in self.arguments for word in argument.split("|")}
        return not flags.isdisjoint(words)


def calls(lines):
    """The calls that succeeded; a line that cannot be read is an error, as it may be a write."""
    for line in whole(lines):
        if line.rstrip().endswith(("+++", "= ?")):
            continue
        match = LINE.match(line)
        if not match:
            raise AssertionError(f"strace says what nobody can follow: {line[:200]}")
        call = Call(match[1], match[2].split(", "), int(match[3], 0))
        if call.result >= 0:
            yield call


def whole(lines):
    """The lines, with the two halves of a call as one where it ends."""
    begun = {}
    for line in lines:
        if match := BEGUN.match(line.rstrip()):
            begun[match[1].strip()] = match[2]
        elif match := ENDED.match(line.rstrip()):
            yield match[1] + begun.pop(match[1].strip(), "") + match[2]
        else:
            yield line
