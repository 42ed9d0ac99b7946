"""Machines with Debian's PostgreSQL, made of namespaces of this one: each has its own processes, disk and address, and can lose its power.

Linux, root and Debian's postgresql-common are needed. `alone` comes first: the machines are on a network that nobody else sees.
"""

import os
import pathlib
import shutil
import subprocess
import sys

PASSWORD = "PASSWORD"
# What a machine has on a disk of its own; all else is this machine's.
DISKS = ("/etc/postgresql", "/var/lib/postgresql", "/var/log/postgresql", "/srv")
SYSTEM = f"{os.environ['PATH']}:/usr/sbin:/sbin"
# The server's own user is postgres; createuser asks for the password twice.
SUDO = f"""
who=env
if [ "$1" = -u ]; then
  who="setpriv --reuid=$2 --regid=$2 --init-groups env HOME=/var/lib/postgresql"
  shift 2
fi
[ "$1" != createuser ] || {{ printf '%s\\n' {PASSWORD} {PASSWORD} | exec setsid $who "$@"; exit; }}
exec $who "$@"
"""
# Debian's own program beneath systemd's; `postgresql` alone means each server of the machine.
SYSTEMCTL = """
case $2 in
  postgresql@*) exec pg_ctlcluster --skip-systemctl-redirect "${2#*@}" "$1" ;;
  postgresql) pg_lsclusters -h | while read -r version name rest; do
    pg_ctlcluster --skip-systemctl-redirect "$version-$name" "$1"; done ;;
esac
"""
# The first process of a machine takes its power along; it starts the servers that start by themselves.
BOOT = """
set -eu
mount -t tmpfs tmpfs /run && mount -t tmpfs tmpfs /dev/shm
install -d -m 2775 -o postgres -g postgres /run/postgresql
for disk in DISKS; do mount --bind "FOLDER$disk" "$disk"; done
ip link set lo up
for start in /etc/postgresql/*/*/start.conf; do
  ! grep -qx auto "$start" 2>/dev/null || { set -- ${start#/etc/postgresql/}; set -- ${1%/start.conf}
    PATH=BIN:$PATH systemctl start "postgresql@${1%/*}-${1#*/}"; }
done
echo ready
trap '' CHLD
exec sleep infinity
"""


def alone():
    """Has the program go on in a network and among mounts of its own, which end with it."""
    if "CAMPCTL_NETWORK" not in os.environ:
        os.environ["CAMPCTL_NETWORK"] = "1"
        os.execvp("unshare", ["unshare", "--net", "--mount", sys.executable, *sys.argv])


def write_script(path, text):
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)


def run(words):
    """Runs a program of the system in the environment of the test."""
    subprocess.run(words, env=dict(os.environ, PATH=SYSTEM), check=True)


class Network:
    """The road between the machines and the desks, which are folders of this one."""

    def __init__(self, folder, program, names):
        self.folder, self.bin = folder, folder / "bin"
        # In memory, where syncing takes no time; the servers run as another user.
        run(["mount", "-t", "tmpfs", "-o", "mode=755", "tmpfs", folder])
        self.bin.mkdir()
        for name in ("campctl", "campctl-postgresql"):
            shutil.copy(pathlib.Path(program).parent / name, self.bin / name)
        write_script(self.bin / "sudo", SUDO)
        write_script(self.bin / "systemctl", SYSTEMCTL)
        lines = [f"10.1.0.{number} {name}.example.org" for number, name in enumerate(names, 1)]
        (folder / "hosts").write_text("\n".join(["127.0.0.1 localhost", *lines, "10.1.0.1 db.example.org", ""]))
        run(["mount", "--bind", folder / "hosts", "/etc/hosts"])
        for words in ("link set lo up", "link add road type bridge", "address add 10.1.1.1/16 dev road", "link set road up"):
            run(["ip", *words.split()])
        self.machines = [Machine(self, name, f"10.1.0.{number}/16") for number, name in enumerate(names, 1)]

    def home(self, person):
        home = self.folder / "home" / person
        home.mkdir(parents=True, exist_ok=True)
        return home

    def begin(self, person, script, before=()):
        """A person's shell, which is not waited for, with no environment but its own; `before` leads to another machine."""
        home = self.home(person)
        # The configuration that campctl finds is the one of this home.
        environment = {"HOME": str(home), "PATH": f"{self.bin}:{SYSTEM}", "LC_ALL": "C.UTF-8", "USER": person}
        return subprocess.Popen(
            [*before, "sh", "-euc", f"cd '{home}'\n{script}"], env=environment, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def end(self):
        for machine in self.machines:
            machine.lose_power()
        subprocess.run(["umount", "--lazy", "/etc/hosts", self.folder])


class Machine:
    """A machine with an empty server, `main`, as Debian's package makes it."""

    def __init__(self, network, name, address):
        self.network, self.name, self.address = network, name, address
        self.folder, self.starts, self.power = network.folder / name, 0, None
        for disk in DISKS:
            (self.folder / disk[1:]).mkdir(parents=True)
            if "postgresql" in disk:
                shutil.chown(self.folder / disk[1:], "postgres", "postgres")

    def start(self):
        """Switches it on."""
        script = BOOT.replace("DISKS", " ".join(DISKS)).replace("FOLDER", str(self.folder)).replace("BIN", str(self.network.bin))
        # It ends with this program, however that ends.
        separate = ["setpriv", "--pdeathsig", "KILL", "unshare", "--net", "--mount", "--pid", "--ipc", "--fork", "--kill-child"]
        self.power = subprocess.Popen(
            [*separate, "--mount-proc", "sh", "-c", script], env=dict(os.environ, PATH=SYSTEM), stdout=subprocess.PIPE, text=True)
        if self.power.stdout.readline() != "ready\n":
            sys.exit(f"{self.name} does not start")
        self.starts += 1
        self.connect(self.process)

    def connect(self, process):
        """Lays a cable from the road to the machine with this first process."""
        # The former cable may not be gone yet.
        cable = f"{self.name}-{self.starts}"
        run(["ip", "link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", process])
        run(["ip", "link", "set", cable, "master", "road", "up"])
        # The others know it by this address, too, for longer than it is away.
        card = f"02:00:00:00:00:{int(self.name[-1]):02}"
        for words in (f"link set eth0 address {card}", f"address add {self.address} dev eth0", "link set eth0 up"):
            run(["nsenter", "--target", process, "--net", "ip", *words.split()])

    @property
    def process(self):
        """Its first process, as this machine numbers it."""
        number = self.power.pid
        return pathlib.Path(f"/proc/{number}/task/{number}/children").read_text().split()[0]

    def begin(self, script):
        """The shell of its administrator."""
        inside = ["nsenter", "--target", self.process, "--net", "--mount", "--pid", "--ipc"]
        return self.network.begin(self.name, script, inside)

    def lose_power(self):
        """All of its processes are gone at once; what it has on its disk stays."""
        if self.power:
            self.power.kill()
            self.power.wait()
            self.power.stdout.close()
            self.power = None
