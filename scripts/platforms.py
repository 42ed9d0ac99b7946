#!/usr/bin/env python3
"""Checks that the sources keep what only Linux has where only Linux compiles it.

platforms.py FOLDER: a file of Swift may import Glibc only between `#if canImport(Glibc)` and its `#else`, which imports Darwin; and
names that only glibc has may stand there alone.
"""

import pathlib
import re
import sys

LINUX_ONLY = re.compile(
    r"\b(Glibc\.\w+|__?O_TMPFILE|O_TMPFILE|O_PATH\b|O_DIRECT\b|renameat2|RENAME_NOREPLACE|memfd_create|epoll_\w+|inotify_\w+|eventfd|signalfd"
    r"|prctl|getrandom|posix_fadvise|sync_file_range|fallocate|splice|sendfile|accept4|pipe2|dup3|malloc_trim|mallopt|st_[amc]tim\b"
    r"|__rlimit_resource\w*|program_invocation\w*|gnu_get_libc\w*|CLOCK_BOOTTIME|MAP_POPULATE|SOCK_CLOEXEC|syscall|/proc/\w+)")


def main():
    faults = [fault for file in sorted(pathlib.Path(sys.argv[1]).rglob("*.swift")) for fault in check(file)]
    for fault in faults:
        print(fault, file=sys.stderr)
    sys.exit(bool(faults))


def check(file):
    """The faults of a file; conditions are a stack, each true where only Linux compiles the line."""
    text = file.read_text()
    conditions = []
    for number, line in enumerate(text.splitlines(), 1):
        code = re.sub(r"(^|\s)//.*", "", line).strip()
        if code.startswith("#if"):
            conditions.append(bool(re.match(r"#if (canImport\(Glibc\)|os\(Linux\))$", code)))
        elif code.startswith(("#else", "#elseif")):
            conditions[-1] = False
        elif code.startswith("#endif"):
            conditions.pop()
        elif not any(conditions):
            for name in re.findall(r"import Glibc\b", code) + [each.group(0) for each in LINUX_ONLY.finditer(code)]:
                yield f"{file}:{number}: {name} is Linux's alone; it has to be in #if canImport(Glibc)."
    if "import Glibc" in text and "import Darwin" not in text:
        yield f"{file}: imports Glibc and not Darwin."


if __name__ == "__main__":
    main()
