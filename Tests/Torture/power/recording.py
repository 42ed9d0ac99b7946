"""What a program did to the files below a folder, by the system calls that it made."""

import os

from power.operations import Naming, Reply, Resize, Sync, Write


class Recording:
    """Follows names and open files through system calls; what changed anything is in `operations`.

    Nodes are numbers, the root's is 0. `folders` and `files` are what was there before, and is kept; a new folder is
    among them, empty, for whenever a name leads to it.
    """

    def __init__(self, root):
        self.root, self.count = os.path.realpath(root), 0
        self.operations, self.folders, self.files = [], {}, {}
        self.nodes, self.lengths = {self.root: 0}, {}
        # By the number of the open file: its node, where it is written next, whether that is always its end.
        self.opened, self.places, self.appending = {}, {}, set()
        self._remember(self.root, 0)

    def _remember(self, folder, node):
        self.folders[node] = {}
        for entry in os.scandir(folder):
            child = self.folders[node][entry.name] = self._new_node(entry.path)
            if entry.is_dir(follow_symlinks=False):
                self._remember(entry.path, child)
            else:
                with open(entry.path, "rb") as file:
                    self.files[child] = file.read()
                self.lengths[child] = len(self.files[child])

    def _new_node(self, path):
        self.count += 1
        self.nodes[path] = self.count
        return self.count

    def follow(self, calls):
        """Takes the calls in; one that it does not know may touch nothing below the root."""
        for call in calls:
            getattr(self, "_" + call.name, self._refuse)(call)
        return self

    def _refuse(self, call):
        numbers = {int(word) for word in call.arguments if word.isdigit()}
        texts = [call.text(place) for place, word in enumerate(call.arguments) if word.startswith('"\\x')]
        if numbers & self.opened.keys() or any(os.fsencode(self.root) in text for text in texts):
            raise AssertionError(f"{call.name} is not followed: {', '.join(call.arguments)[:200]}")

    # Names

    def _path(self, call, place):
        return os.path.normpath(os.path.join(self.root, os.fsdecode(call.text(place))))

    def _name(self, *changes):
        """Changes paths of one folder as one: the path, and the node it leads to or None."""
        folder = os.path.dirname(changes[0][0])
        if folder not in self.nodes:
            return
        if any(os.path.dirname(path) != folder for path, _ in changes):
            # A disk may remember the new name alone, and forgets no file of which it has lost the old one.
            for change in reversed(changes):
                self._name(change)
            return
        for path, node in changes:
            self.nodes.pop(path, None)
            if node is not None:
                self.nodes[path] = node
        names = {os.path.basename(path): node for path, node in changes}
        self.operations.append(Naming(self.nodes[folder], names))

    def _mkdir(self, call, place=0):
        path = self._path(call, place)
        if os.path.dirname(path) in self.nodes:
            node = self._new_node(path)
            self.folders[node] = {}
            self._name((path, node))

    def _link(self, call, old=0, new=1):
        self._name((self._path(call, new), self._source(call, old)))

    def _unlink(self, call, place=0):
        self._name((self._path(call, place), None))

    def _rename(self, call, old=0, new=1):
        node = self._source(call, old)
        self._name((self._path(call, old), None), (self._path(call, new), node))

    def _source(self, call, place):
        path = self._path(call, place)
        if path not in self.nodes:
            self._refuse(call)
        return self.nodes.get(path)

    def _mkdirat(self, call):
        self._mkdir(call, 1)

    def _rmdir(self, call):
        self._unlink(call)

    def _unlinkat(self, call):
        folder = self.opened.get(call.number(0)) if call.arguments[0].isdigit() else None
        paths = [path for path, node in self.nodes.items() if node == folder is not None]
        path = os.path.join(paths[0], os.fsdecode(call.text(1))) if paths else self._path(call, 1)
        self._name((path, None))

    def _renameat2(self, call):
        if call.has("RENAME_EXCHANGE", "RENAME_WHITEOUT"):
            self._refuse(call)
        self._rename(call, 1, 3)

    _renameat = _renameat2

    def _linkat(self, call):
        self._link(call, 1, 3)

    # Open files

    def _openat(self, call, place=1):
        path = self._path(call, place)
        if os.path.dirname(path) not in self.nodes and path not in self.nodes:
            self._close(call, call.result)
            return
        if call.has("O_TMPFILE"):
            if not call.has("O_EXCL"):
                self._refuse(call)
            # It has no name and never gets one, so that after a power cut it is not there.
            self._close(call, call.result)
            return
        if path not in self.nodes:
            node = self._new_node(path)
            self._name((path, node))
            self.lengths[node] = 0
        node = self.opened[call.result] = self.nodes[path]
        self.places[call.result] = 0
        (self.appending.add if call.has("O_APPEND") else self.appending.discard)(call.result)
        if call.has("O_TRUNC"):
            self._resize(node, 0)

    def _open(self, call):
        self._openat(call, 0)

    def _close(self, call, number=None):
        self.opened.pop(call.number(0) if number is None else number, None)

    def _fcntl(self, call):
        if call.has("F_DUPFD", "F_DUPFD_CLOEXEC"):
            self._refuse(call)

    def _mmap(self, call):
        if call.has("MAP_SHARED", "MAP_SHARED_VALIDATE") and call.has("PROT_WRITE"):
            self._refuse(call)

    def _lseek(self, call):
        self.places[call.number(0)] = call.result

    def _read(self, call):
        self.places[call.number(0)] = self.places.get(call.number(0), 0) + call.result

    # What they hold

    def _write(self, call):
        number, data = call.number(0), call.text(1)[:call.result]
        if number in self.opened:
            node = self.opened[number]
            place = self.lengths[node] if number in self.appending else self.places[number]
            self._put(node, place, data)
            self.places[number] = place + len(data)
        elif number == 1:
            self.operations.append(Reply(data))

    def _pwrite64(self, call):
        if node := self.opened.get(call.number(0)):
            self._put(node, call.number(3), call.text(1)[:call.result])

    def _put(self, node, place, data):
        self.lengths[node] = max(self.lengths[node], place + len(data))
        self.operations.append(Write(node, place, data))

    def _ftruncate(self, call):
        if node := self.opened.get(call.number(0)):
            self._resize(node, call.number(1))

    def _resize(self, node, length):
        self.lengths[node] = length
        self.operations.append(Resize(node, length))

    def _fsync(self, call):
        if call.number(0) in self.opened:
            self.operations.append(Sync(self.opened[call.number(0)]))

    _fdatasync = _fsync
