"""A model of a disk that keeps what was synced, and of anything later as much as it likes."""

from power.operations import Naming, Resize, Sync, Write

SECTOR = 512


class Disk:
    """What is certainly kept, and what was asked since: by node, in the order of asking.

    A new file's own sync does not keep its name: only the folder's does.
    """

    def __init__(self, recording, operations):
        self.folders = {node: dict(names) for node, names in recording.folders.items()}
        self.files = {node: bytearray(data) for node, data in recording.files.items()}
        self.asked = {}
        for operation in operations:
            if isinstance(operation, Sync):
                self._keep(operation.node)
            elif isinstance(operation, (Naming, Resize, Write)):
                self.asked.setdefault(operation.node, []).append(operation)

    def _keep(self, node):
        for operation in self.asked.pop(node, []):
            if isinstance(operation, Naming):
                rename(self.folders.setdefault(node, {}), operation)
            else:
                put(self.files.setdefault(node, bytearray()), operation)

    def image(self, chance):
        """What is there after the power comes back: paths and contents, None for a folder."""
        return dict(self._below(0, "", chance))

    def _below(self, folder, path, chance):
        names = dict(self.folders.get(folder, {}))
        for naming in chance.namings(self.asked.get(folder, [])):
            rename(names, naming)
        for name, node in sorted(names.items()):
            below = f"{path}{name}"
            if node in self.folders:
                yield below, None
                yield from self._below(node, below + "/", chance)
            else:
                yield below, self._content(node, chance)

    def _content(self, node, chance):
        kept, asked = self.files.get(node, b""), self.asked.get(node, [])
        if not asked:
            return bytes(kept)
        lengths = [len(kept)]
        for each in asked:
            lengths.append(each.length if isinstance(each, Resize) else max(lengths[-1], each.offset + len(each.data)))
        # Where the file grew and nothing was written yet, there is what the disk had there before.
        content = bytearray(kept) + chance.filling(max(lengths) - len(kept))
        for index, operation in enumerate(asked):
            for piece in chance.pieces(operation, index / len(asked)):
                put(content, piece)
        length = chance.length(lengths)
        return bytes(content[:length]).ljust(length, b"\0")


def rename(names, naming):
    for name, node in naming.names.items():
        names.pop(name, None)
        if node is not None:
            names[name] = node


def put(content, operation):
    if isinstance(operation, Resize):
        del content[operation.length:]
        end = operation.length
    else:
        end = operation.offset + len(operation.data)
    content.extend(bytes(max(0, end - len(content))))
    if isinstance(operation, Write):
        content[operation.offset:end] = operation.data


def sectors(write):
    """A write in pieces that a disk keeps whole or not at all."""
    start = write.offset
    while start < write.offset + len(write.data):
        end = min(start - start % SECTOR + SECTOR, write.offset + len(write.data))
        yield Write(write.node, start, write.data[start - write.offset:end - write.offset])
        start = end
