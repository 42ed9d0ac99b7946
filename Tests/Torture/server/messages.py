"""The messages that a client sends to PostgreSQL, read as far as needed to know when a COMMIT is on its way."""

import struct

START = 196608


class Messages:
    """Reads what a connection sends, in pieces as they come.

    After the start each message has a letter, a length and a body. A statement comes whole in a Query, or in a Parse
    and a Bind, which the server may keep until a Sync.
    """

    def __init__(self):
        self.rest = b""
        self.is_started = False
        self.is_committing = False
        # The prepared statements that are a COMMIT.
        self.commits = set()

    def ends_of_commits(self, piece):
        """The places in a piece behind which the server has all that it needs to commit."""
        before = len(self.rest)
        self.rest += piece
        place, ends = 0, []
        while size := self.size(place):
            if self.is_started and self.commits_now(self.rest[place : place + size]):
                ends.append(place + size - before)
            elif not self.is_started:
                # Before it there may be a request of encryption, which the torture's server declines.
                self.is_started = struct.unpack_from("!I", self.rest, place + 4)[0] == START
            place += size
        self.rest = self.rest[place:]
        return ends

    def size(self, place):
        """The size of the message at a place; 0 when it is not whole."""
        head = 1 if self.is_started else 0
        if len(self.rest) < place + head + 4:
            return 0
        size = head + struct.unpack_from("!I", self.rest, place + head)[0]
        return size if len(self.rest) >= place + size else 0

    def commits_now(self, message):
        kind, body = message[:1], message[5:]
        if kind == b"Q":
            return is_commit(body)
        if kind == b"P":
            name, statement, *_ = body.split(b"\0")
            self.commits.discard(name)
            if is_commit(statement):
                self.commits.add(name)
        elif kind == b"B":
            self.is_committing |= body.split(b"\0")[1] in self.commits
        elif kind == b"S" and self.is_committing:
            self.is_committing = False
            return True
        return False


def is_commit(statement):
    return statement.lstrip()[:6].upper() == b"COMMIT"
