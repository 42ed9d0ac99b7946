"""Works at a desk by ssh as docs/guides/several-desks.md has it: its scripts and its settings, through a real sshd of this machine.

CAMPCTL is the program (default: campctl in PATH). A missing sshd is a failure, unless ACCEPTANCE_OPTIONAL=1.
"""

import contextlib
import getpass
import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
PAGE = (REPOSITORY / "docs" / "guides" / "several-desks.md").read_text()
PROGRAM = os.path.abspath(os.environ.get("CAMPCTL") or shutil.which("campctl"))
SSHD = shutil.which("sshd", path=os.environ["PATH"] + ":/usr/sbin")

# Lines that are no campctl with quoted words, and would do something else in a shell.
HOSTILE = [
    "id", "", "sh -c id", "campctlx", "campctl info; id", "campctl info && id", "campctl info | id", "campctl info & id",
    "campctl info\nid", "campctl $(id)", "campctl `id`", "campctl $HOME", "campctl info >stolen", "campctl <stolen",
    'campctl "info"', "campctl 'info", "campctl '' ''' id", "campctl *", "campctl ~/x", "campctl info #", "campctl {a,b}",
    "campctl info \\", "campctl \\$HOME", "CAMPCTL_STORE=x campctl info", "campctl 'info'\n'id'",
]
# Words that have to arrive as they are.
WORDS = ["it's 5\" deep", "$(id) `id` $HOME", "* ? [a] ~ ! # & ; | < >", "back\\slash\\", "'", "''", "-", "Zoë, 東京"]


class Desk:
    """A desk and its office on this machine: two folders, and a server of ssh on a port of its own."""

    def __init__(self, folder):
        self.folder, self.office = folder, folder / "office"
        self.office.mkdir()
        scripts = re.findall(r"```sh\n(#!/bin/sh\n.*?)```", PAGE, re.DOTALL)
        self.door, self.campctl = (self.put(name, text) for name, text in zip(("door", "campctl"), scripts, strict=True))
        for name in ("host", "key"):
            subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", folder / name], check=True)
        self.environment = {
            "PATH": f"{folder}:{os.environ['PATH']}", "HOME": str(folder), "LC_ALL": "C.UTF-8"}

    def put(self, name, text):
        path = self.folder / name
        path.write_text(text)
        path.chmod(0o755)
        return path

    def settings(self, port):
        """Both ends as the page has them, but for the places."""
        line = re.search(r'^restrict,pty,command="\S+ (gate)" ', PAGE, re.MULTILINE)[0]
        (self.office / "bin").mkdir()
        (self.office / "bin" / "campctl").symlink_to(PROGRAM)
        surroundings = f"HOME={self.office} PATH={self.office}/bin:$PATH CAMPCTL_CONFIG= {self.door}"
        line = line.replace("/usr/local/bin/campground-desk", surroundings)
        self.put("authorized_keys", line + (self.folder / "key.pub").read_text())
        host = re.search(r"```\n(Host office\n.*?)```", PAGE, re.DOTALL)[1]
        host = host.replace("office.example.org", "127.0.0.1").replace("User campground", f"User {getpass.getuser()}")
        self.put("config", host.replace("~/.ssh/", f"{self.folder}/") + f"  Port {port}\n  IdentityFile {self.folder}/key\n"
                 f"  IdentitiesOnly yes\n  UserKnownHostsFile {self.folder}/known\n  StrictHostKeyChecking accept-new\n")
        self.put("ssh", f'#!/bin/sh\nexec {shutil.which("ssh")} -F {self.folder}/config "$@"\n')
        return self.put("sshd_config", f"Port {port}\nListenAddress 127.0.0.1\nHostKey {self.folder}/host\nPidFile none\n"
                        f"AuthorizedKeysFile {self.folder}/authorized_keys\nStrictModes no\nUsePAM no\nAcceptEnv LC_*\n")

    @contextlib.contextmanager
    def at_work(self):
        port = free_port()
        server = subprocess.Popen([SSHD, "-D", "-e", "-f", self.settings(port)], env=self.environment,
                                  stderr=(self.folder / "log").open("w"))
        try:
            wait_for(port)
            yield
        finally:
            subprocess.run([self.folder / "ssh", "-O", "exit", "office"], env=self.environment, capture_output=True)
            server.terminate()
            server.wait()

    def run(self, *arguments, input=""):
        return subprocess.run([self.campctl, *arguments], env=self.environment, input=input, capture_output=True, text=True)

    def line(self, text):
        """Has ssh send a line that is not the script's."""
        return subprocess.run([self.folder / "ssh", "office", text], env=self.environment, stdin=subprocess.DEVNULL,
                              capture_output=True, text=True)


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


def wait_for(port):
    for _ in range(100):
        with contextlib.suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.05)
    raise AssertionError("sshd does not listen")


def expect(is_right, what, answer):
    if not is_right:
        sys.exit(f"desks: {what}: {answer.returncode} {answer.stdout!r} {answer.stderr!r}")


def work(desk):
    answer = desk.run("add-site", "12", "--quiet")
    expect((answer.returncode, answer.stdout) == (0, "12\n"), "the first command", answer)
    for number, word in enumerate(WORDS):
        answer = desk.run("add-camper", "Bacon Lover", "--phone", f"555-01{number:02}", "--notes", word, "--json")
        expect(answer.returncode == 0 and json.loads(answer.stdout)["notes"] == word, f"the word {word!r}", answer)
    reserve = ["reserve", "--site", "12", "--camper", "c-1", "--arrive", "2027-07-04", "--nights", "2"]
    expect(desk.run(*reserve, "--key", "k").returncode == 0, "a reservation", answer)
    answer = desk.run(*reserve, "--key", "k", "--json", "--now", "2027-06-01")
    expect(answer.returncode == 0 and json.loads(answer.stdout)["replayed"], "the same key", answer)
    expect((answer := desk.run(*reserve)).returncode == 3 and "is reserved" in answer.stderr, "taken nights", answer)
    answer = desk.run("batch", "-", input="add-site 13\nadd-site 14\n")
    expect(answer.returncode == 0, "a batch by standard input", answer)
    answer = desk.run("log", "--jsonl")
    expect({json.loads(line)["actor"] for line in answer.stdout.splitlines()} == {"gate"}, "the desk's name", answer)
    answer = desk.run("__complete", "bash", "--", " \t\n\"'><=;|&(:", "campctl show-site ")
    expect(answer.stdout.split() == ["words", "12", "13", "14"], "completions", answer)
    answer = desk.run("batch", "-", input='{"command":"add-site","number":"90"}\n{"command":"add-si')
    expect(answer.returncode == 65 and desk.run("show-site", "90").returncode == 4, "half an object", answer)


def attack(desk):
    before = sorted(path.name for path in desk.folder.iterdir()), desk.run("log", "--json").stdout
    for text in HOSTILE:
        answer = desk.line(text)
        expect(answer.returncode == 64 and "uid=" not in answer.stdout, f"the line {text!r}", answer)
    after = sorted(path.name for path in desk.folder.iterdir()), desk.run("log", "--json").stdout
    expect(before == after, "something has changed", answer)


def main():
    if not SSHD:
        print("desks: sshd is not installed (in Debian: openssh-server)", file=sys.stderr)
        sys.exit(os.environ.get("ACCEPTANCE_OPTIONAL") != "1")
    if os.geteuid() == 0:
        # Where sshd separates its privileges.
        pathlib.Path("/run/sshd").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="campctl-desks-") as folder:
        desk = Desk(pathlib.Path(folder))
        with desk.at_work():
            work(desk)
            attack(desk)
    print(f"desks: {len(WORDS)} words arrive by ssh as they are, and {len(HOSTILE)} lines that are no campctl are refused")


if __name__ == "__main__":
    main()
