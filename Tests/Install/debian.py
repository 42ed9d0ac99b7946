"""campctl as Debian's package: installed, used and removed, with the timer of a nightly backup."""

import contextlib
import os
import shutil
import subprocess

from desk import HOME, STORE, USER, Desk
from dist import check_links, one


def package(root):
    """The package, with the timer of a nightly backup."""
    archive = one("campctl_*.deb")
    shutil.copy(archive, root.folder / "tmp")
    # The index of all manual pages would be made anew twice, which takes longer than all else.
    (root.folder / "var/lib/man-db/auto-update").unlink(missing_ok=True)
    root.run("dpkg", "--install", f"/tmp/{archive.name}")
    check_links(root.folder / "usr/share/doc/campctl")
    desk = Desk(root, "/usr")
    desk.works()
    units = root.folder / "usr/lib/systemd/system"
    enabled = list((root.folder / "etc/systemd/system").rglob("*campctl*"))
    if enabled or not (units / "campctl-backup@.timer").exists():
        raise AssertionError(f"The timer is not there and off: {enabled}")
    back_up(root, desk, (units / "campctl-backup@.service").read_text())
    # The link that systemctl enable makes.
    wants = root.folder / "etc/systemd/system/timers.target.wants"
    before = wants.exists()
    wants.mkdir(parents=True, exist_ok=True)
    (wants / "campctl-backup@desk.timer").symlink_to("/usr/lib/systemd/system/campctl-backup@.timer")
    root.run("dpkg", "--remove", "campctl")
    if not (wants / "campctl-backup@desk.timer").is_symlink():
        raise AssertionError("Removing the package forgets that the timer was enabled.")
    root.run("dpkg", "--purge", "campctl")
    if not before and not any(wants.iterdir()):
        wants.rmdir()
    desk.leaves(root.changed(), [STORE, "/var/lib/campctl", "/etc/systemd"])
    if list((root.folder / "etc/systemd").rglob("*campctl*")):
        raise AssertionError("The link of the enabled timer is left.")


def back_up(root, desk, unit):
    words, environment = command(root, unit)
    with read_only_home(root):
        desk.rotates(words, environment)


def command(root, unit):
    """The command of the unit and its environment, with the folder that systemd makes for it."""
    settings = dict(line.split("=", 1) for line in unit.splitlines() if "=" in line and not line.startswith("#"))
    days = dict([settings["Environment"].split("=")])
    state = f"/var/lib/{settings['StateDirectory'].replace('%i', 'desk')}"
    (root.folder / state[1:]).mkdir(parents=True)
    os.chown(root.folder / state[1:], USER, USER)
    environment = days | {"STATE_DIRECTORY": state}
    words = [word.format_map({}) if "{" not in word else environment[word.strip("${}")]
             for word in settings["ExecStart"].split()]
    return words, environment


@contextlib.contextmanager
def read_only_home(root):
    """While it lasts, the user's home can only be read, as the unit has it."""
    home = root.folder / HOME[1:]
    subprocess.run(["mount", "--bind", "-o", "ro", home, home], check=True)
    try:
        yield
    finally:
        # What a shell has left running may still look at its home.
        subprocess.run(["umount", "--lazy", home], check=True)
