"""Goes from an empty server to the second desk as docs/guides/several-desks.md has it: each of its blocks, with a server of the test's own.

Linux and root are needed: the server is alone in a network of its own, in which it is db.example.org, and each desk has a home.
CAMPCTL is the program (default: campctl in PATH), with campctl-postgresql beside it. Without a PostgreSQL server, pgbouncer or
root it fails, unless ACCEPTANCE_OPTIONAL=1.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
PAGE = (REPOSITORY / "docs/guides/several-desks.md").read_text().split("## A PostgreSQL server")[1]
CLUSTER = REPOSITORY / "scripts/cluster.sh"
PROGRAM = os.path.abspath(os.environ.get("CAMPCTL") or shutil.which("campctl"))
PASSWORD = "PASSWORD"


def blocks(heading):
    """The blocks of commands below a heading of the page."""
    part = re.search(rf"^##+ {heading}\n(.*?)(?=^##|\Z)", PAGE, re.DOTALL | re.MULTILINE)[1]
    return re.findall(r"^```sh\n(.*?)^```", part, re.DOTALL | re.MULTILINE)


def settings(first):
    """The block of settings that begins with a line."""
    return re.search(rf"^```\n({re.escape(first)}\n.*?)^```", PAGE, re.DOTALL | re.MULTILINE)[1]


class Network:
    """A server and its desks, each in a folder of one machine."""

    def __init__(self, folder):
        self.folder, self.cluster, self.bin = folder, folder / "cluster", folder / "bin"
        # The server runs as another user.
        folder.chmod(0o755)
        self.bin.mkdir()
        for name in ("campctl", "campctl-postgresql"):
            shutil.copy(pathlib.Path(PROGRAM).parent / name, self.bin / name)
        subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
        subprocess.run(["ip", "address", "add", "10.1.0.1/16", "dev", "lo"], check=True)
        hosts = folder / "hosts"
        hosts.write_text("127.0.0.1 localhost\n10.1.0.1 db.example.org\n")
        subprocess.run(["mount", "--bind", hosts, "/etc/hosts"], check=True)
        start = f"sh {CLUSTER} start {self.cluster} --port 5432 >{folder}/location"
        self.script("systemctl", f"sh {CLUSTER} stop {self.cluster} && {start}")
        # The server's own user is that of its folder; whoever runs the tests is its superuser.
        self.script("sudo", f"""
            [ "$1" != -u ] || shift 2
            export PGHOST={self.cluster} PGUSER=$(id -un) PGDATABASE=postgres
            case $1 in
              createuser) printf '%s\\n' {PASSWORD} {PASSWORD} | setsid "$@" && exit ;;
              openssl) exec setpriv --reuid=postgres --regid="$(id -g postgres)" --clear-groups "$@" ;;
              createdb | psql | tee | cat | systemctl) exec "$@" ;;
            esac
            echo "sudo: $1 is no command of the page" >&2
            exit 1
            """)
        subprocess.run(["sh", "-c", start], check=True)
        self.run("administrator", "sudo dropdb camp || sudo psql -qXc 'DROP DATABASE camp'")

    def script(self, name, text):
        (self.bin / name).write_text(f"#!/bin/sh\n{text}\n")
        (self.bin / name).chmod(0o755)

    def home(self, person):
        home = self.folder / person
        home.mkdir(exist_ok=True)
        return home

    def run(self, person, script, fails=False):
        """What a person's shell prints; all commands of the script have to succeed, without a warning."""
        home = self.home(person)
        # The configuration that campctl finds is the one of this home.
        environment = {"HOME": str(home), "PATH": f"{self.bin}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8", "USER": person}
        answer = subprocess.run(
            ["sh", "-euc", script], cwd=home, env=environment, capture_output=True, text=True, stdin=subprocess.DEVNULL)
        if bool(answer.returncode) != fails or "warning" in answer.stderr:
            sys.exit(f"server: {person} runs\n{script}\n{answer.returncode} {answer.stdout}\n{answer.stderr}")
        return answer.stdout + answer.stderr

    def equip(self, person, line):
        """Has a person's desk know the server and the password."""
        home = self.home(person)
        (home / ".postgresql").mkdir()
        shutil.copy(self.home("administrator") / "root.crt", home / ".postgresql")
        self.run(person, line.replace(":office:", f":{person}:"))


def require(is_right, what, shown):
    if not is_right:
        sys.exit(f"server: {what}: {shown}")


def begin(network):
    """From an empty server to the second desk."""
    roles, listening, password, beginning, second = blocks("From an empty server to the second desk")
    network.run("administrator", roles)
    network.run("administrator", listening)
    for person in ("lakeside", "office", "gate"):
        network.equip(person, password)
    (network.home("lakeside") / "sites.csv").write_text("number\n12\n13\n")
    network.run("lakeside", beginning)
    configuration = network.home("gate") / ".config/campctl"
    configuration.mkdir(parents=True)
    (configuration / "config").write_text(settings("store = lakeside"))
    network.run("gate", second)
    network.run("gate", "campctl add-camper 'Bacon Lover' --phone 910-543-9000"
                " && campctl reserve --site 12 --camper 'Bacon Lover' --arrive 2027-07-04 --nights 2 --now 2027-06-01")
    office = "export CAMPCTL_STORE='postgresql://office@db.example.org/camp?sslmode=verify-full&campground=lakeside'\n"
    shown = network.run("office", office + "campctl log")
    require("gate" in shown and "Reserved" in shown.title(), "the office does not see the reservation of the gate", shown)
    shown = network.run("office", office + "campctl add-camper 'Night Owl' --phone 910-543-9001 && campctl forget-camper c-2 --yes", fails=True)
    require("owner" in shown, "a front desk forgets a camper", shown)


def back_up(network):
    """Backups, by hand and each night, and a campground that moves to the server."""
    owner = blocks("From an empty server to the second desk")[3].splitlines()[0] + "\n"
    network.run("lakeside", owner + blocks("Backups")[0])
    nightly = re.search(r"^30 3 \* \* \* (.*)$", PAGE, re.MULTILINE)[1]
    network.run("gate", nightly)
    require(len(list((network.home("gate") / "backups").iterdir())) == 1, "no backup at night", nightly)
    file = "~/.local/share/campctl/campground.sqlite"
    network.run("lakeside", f"campctl add-site 77 --store {file}")
    network.run("lakeside", blocks("Moving a campground")[0])
    require("77" in network.run("gate", "campctl list-sites"), "the campground has not moved", "")


def pool(network):
    """Many short commands go through pgbouncer."""
    shown = network.run("administrator", "sudo psql -XAtqd postgres -c \"SELECT rolpassword FROM pg_authid WHERE rolname = 'gate'\"")
    folder = network.folder / "pgbouncer"
    folder.mkdir()
    (folder / "userlist.txt").write_text(f'"gate" "{shown.strip()}"\n')
    shutil.copy(network.home("administrator") / "root.crt", folder)
    text = settings("[databases]").replace("/etc/pgbouncer", str(folder))
    (folder / "pgbouncer.ini").write_text(text)
    for path in [folder, *folder.iterdir()]:
        shutil.chown(path, "postgres")
    pooler = subprocess.Popen(["pgbouncer", "-q", "-u", "postgres", folder / "pgbouncer.ini"], stderr=subprocess.DEVNULL)
    try:
        time.sleep(1)
        network.run("gate", f"(umask 077 && echo '127.0.0.1:6432:camp:gate:{PASSWORD}' >>~/.pgpass)")
        location = re.search(r"`(postgresql://gate@127.0.0.1:6432/\S+)`", PAGE)[1]
        shown = network.run("gate", f"campctl list-sites --quiet --store '{location}'")
        require("77" in shown, "nothing comes through pgbouncer", shown)
    finally:
        pooler.terminate()
        pooler.wait()


def chain(network):
    """All campgrounds of one database at once, for an auditor who is let in to each; one that was set aside is none of them."""
    network.run("administrator", "sudo createdb --owner=lakeside chain && sudo createuser --pwprompt auditor"
                " && echo 'hostssl chain all 10.1.0.0/16 scram-sha-256' >>" + str(network.cluster / "data/pg_hba.conf")
                + " && sudo psql -XAtqd postgres -c 'SELECT pg_reload_conf()'")
    line = f"(umask 077 && echo 'db.example.org:5432:chain:*:{PASSWORD}' >>~/.pgpass)"
    network.run("lakeside", line)
    network.equip("auditor", line)
    names = ("hilltop", "lakeside", "riverside")
    for name in names:
        store = f"postgresql://lakeside@db.example.org/chain?sslmode=verify-full&campground={name}"
        network.run("lakeside", f"export CAMPCTL_STORE='{store}'; campctl init; campctl add-site 1;"
                    " campctl reserve --site 1 --new 'Ann Lee' --phone 555-0101 --arrive today --nights 1")
    network.run("lakeside", f"export CAMPCTL_STORE='{store}'; campctl backup again.sqlite; campctl restore again.sqlite --yes")
    asked, granted = ("export PGSSLMODE=verify-full\n" + block for block in blocks("A chain"))
    network.run("lakeside", granted.replace("owner@", "lakeside@"))
    shown = network.run("auditor", asked)
    rows = [line.split(",")[0] for line in shown.splitlines() if line.count(",") > 9]
    require(rows == ["campground", *names], "the arrivals of the chain", shown)
    require("-old-1" not in shown and "a campground has a problem" not in shown, "a campground that was set aside", shown)


def main():
    programs = subprocess.run(["sh", CLUSTER, "programs"], capture_output=True).returncode == 0
    if os.getuid() != 0 or not programs or not shutil.which("pgbouncer", path=os.environ["PATH"] + ":/usr/sbin"):
        print("server: root of Linux, a PostgreSQL server and pgbouncer are needed", file=sys.stderr)
        sys.exit(os.environ.get("ACCEPTANCE_OPTIONAL") != "1")
    if "CAMPCTL_NETWORK" not in os.environ:
        # The network and its mounts are seen by this process alone, and end with it.
        os.environ["CAMPCTL_NETWORK"] = "1"
        os.execvp("unshare", ["unshare", "--net", "--mount", sys.executable, *sys.argv])
    with tempfile.TemporaryDirectory(prefix="campctl-server-") as folder:
        network = Network(pathlib.Path(folder))
        try:
            for step in (begin, back_up, pool, chain):
                step(network)
                print(f"server: {step.__doc__}", flush=True)
        finally:
            subprocess.run(["sh", CLUSTER, "stop", network.cluster, "immediate"])
            subprocess.run(["umount", "--lazy", "/etc/hosts"])


if __name__ == "__main__":
    main()
