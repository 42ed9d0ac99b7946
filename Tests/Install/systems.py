"""campctl in a whole system: installed, used and removed, in each way that there is."""

import os
import pathlib
import shutil
import subprocess
import tempfile

from desk import HOME, STORE, USER, Desk
from dist import DIST, one, unpacked


def made(_):
    """make install and make uninstall, into a folder of a packager."""
    with tempfile.TemporaryDirectory(prefix="campctl ") as folder:
        make = ["make", "--silent", "-C", DIST.parent, f"DESTDIR={folder}", "PREFIX=/opt/my programs"]
        for target in ["install", "install", "uninstall"]:
            answer = subprocess.run([*make, target], capture_output=True, text=True)
            files = {path for path in pathlib.Path(folder).rglob("*") if path.is_file()}
            if answer.returncode or bool(files) != (target == "install"):
                raise AssertionError(f"make {target} ended with {answer.returncode} and {len(files)} files: {answer.stderr}")
            odd = [path for path in files if path.stat().st_mode & 0o777 != (0o755 if path.parent.name == "bin" else 0o644)]
            if odd:
                raise AssertionError(f"These have odd modes: {odd}")


def tarball(root):
    """The tarball, for all users."""
    folder = unpacked(root)
    root.run("sh", f"{folder}/install.sh")
    installed = root.changed()
    if not all(path.startswith("usr/local/") for path in installed):
        raise AssertionError(f"Something is installed elsewhere: {installed}")
    desk = Desk(root, "/usr/local")
    desk.works()
    desk.rotates()
    # A version before had a page more.
    share = root.folder / "usr/local/share"
    (share / "man/man1/campctl-gone.1").touch()
    with open(share / "doc/campctl/installed", "a") as listed:
        listed.write("share/man/man1/campctl-gone.1\nshare/../../../etc/hostname\n")
    root.run("sh", "-c", f"umask 077; sh {folder}/install.sh")
    again = {path for path in root.changed() if path.startswith("usr/local")}
    if again != installed:
        raise AssertionError(f"Installing it once more makes another tree: {again ^ installed}")
    desk.run("campctl", "--version")
    root.run("sh", f"{folder}/install.sh", "--uninstall")
    desk.leaves(root.changed(), [STORE, f"{HOME}/backups"])
    root.run("sh", f"{folder}/install.sh", "--uninstall")


def own(root):
    """The tarball, for one user without root."""
    folder = unpacked(root)
    prefix = f"{HOME}/.local"
    desk = Desk(root, prefix)
    desk.run("sh", f"{folder}/install.sh", fails=True)
    desk.run("sh", f"{folder}/install.sh", "--prefix", prefix)
    desk.works()
    desk.run("sh", f"{folder}/install.sh", "--prefix", prefix, "--uninstall")
    desk.leaves(root.changed(), [STORE])


def package(root):
    """The package, with the timer of a nightly backup."""
    archive = one("campctl_*.deb")
    shutil.copy(archive, root.folder / "tmp")
    # The index of all manual pages would be made anew twice, which takes longer than all else.
    (root.folder / "var/lib/man-db/auto-update").unlink(missing_ok=True)
    root.run("dpkg", "--install", f"/tmp/{archive.name}")
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
    root.run("dpkg", "--purge", "campctl")
    if not before and not any(wants.iterdir()):
        wants.rmdir()
    desk.leaves(root.changed(), [STORE, "/var/lib/campctl", "/etc/systemd"])
    if list((root.folder / "etc/systemd").rglob("*campctl*")):
        raise AssertionError("The link of the enabled timer is left.")


def back_up(root, desk, unit):
    """The command of the unit, while the user's home can only be read, as the unit has it."""
    settings = dict(line.split("=", 1) for line in unit.splitlines() if "=" in line and not line.startswith("#"))
    days = dict([settings["Environment"].split("=")])
    state = f"/var/lib/{settings['StateDirectory'].replace('%i', 'desk')}"
    (root.folder / state[1:]).mkdir(parents=True)
    os.chown(root.folder / state[1:], USER, USER)
    environment = days | {"STATE_DIRECTORY": state}
    words = [word.format_map({}) if "{" not in word else environment[word.strip("${}")]
             for word in settings["ExecStart"].split()]
    home = root.folder / HOME[1:]
    subprocess.run(["mount", "--bind", "-o", "ro", home, home], check=True)
    try:
        desk.rotates(words, environment)
    finally:
        subprocess.run(["umount", home], check=True)
