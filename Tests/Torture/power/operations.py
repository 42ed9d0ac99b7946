"""What a program asks of a disk, and when it says that it is done. Files and folders are nodes, told by numbers."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Write:
    """Bytes for a file, which the disk may forget until the file is synced."""

    node: int
    offset: int
    data: bytes


@dataclasses.dataclass(frozen=True)
class Resize:
    """Another length for a file, as forgettable as a write."""

    node: int
    length: int


@dataclasses.dataclass(frozen=True)
class Naming:
    """Names of a folder that lead elsewhere now, or nowhere; as one, and forgettable until the folder is synced."""

    node: int
    names: dict


@dataclasses.dataclass(frozen=True)
class Sync:
    """From here on the disk keeps what was asked of a node before: a file's bytes, a folder's names."""

    node: int


@dataclasses.dataclass(frozen=True)
class Reply:
    """Bytes on standard output: whoever reads them counts on what they say."""

    data: bytes


def without_syncs(operations, nodes):
    """The same from a program that forgets to sync some nodes."""
    return [each for each in operations if not isinstance(each, Sync) or each.node not in nodes]
