#!/usr/bin/env python3
"""Packs a tree into a tar.gz that depends on nothing but the tree: sorted, owned by root, of one time.

archive.py TREE NAME FILE: NAME is the folder in the archive, SOURCE_DATE_EPOCH the time of all that is in it.
"""

import gzip
import os
import pathlib
import sys
import tarfile


def main():
    tree, name, archive = sys.argv[1:]
    time = int(os.environ["SOURCE_DATE_EPOCH"])
    tree = pathlib.Path(tree)
    with open(archive, "wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        with tarfile.open(mode="w", fileobj=packed, format=tarfile.USTAR_FORMAT) as tar:
            for path in [tree, *sorted(tree.rglob("*"))]:
                tar.add(path, str(name / path.relative_to(tree)), False, filter=lambda entry: settled(entry, time))


def settled(entry, time):
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = time
    return entry


if __name__ == "__main__":
    main()
