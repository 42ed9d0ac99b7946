"""campctl in a whole system: installed by make and from the tarball, used and removed."""

import os
import pathlib
import shutil
import subprocess
import tempfile

from desk import HOME, STORE, USER, Desk
from dist import DIST, check_links, unpacked


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


def stale(_):
    """make install refuses a tree of another commit, and installs nothing."""
    with tempfile.TemporaryDirectory(prefix="campctl-") as folder:
        environment = os.environ | {"CAMPCTL_COMMIT": "another"}
        answer = subprocess.run(
            ["make", "--silent", "-C", DIST.parent, f"DESTDIR={folder}", "install"], capture_output=True, text=True,
            env=environment)
        if not answer.returncode or "the sources are at another" not in answer.stderr or os.listdir(folder):
            raise AssertionError(f"It ended with {answer.returncode} and {os.listdir(folder)}: {answer.stderr}")


def tarball(root):
    """The tarball, for all users."""
    folder = unpacked(root)
    root.run("sh", f"{folder}/install.sh")
    installed = root.changed()
    check_links(root.folder / "usr/local/share/doc/campctl")
    if not all(path.startswith("usr/local/") for path in installed):
        raise AssertionError(f"Something is installed elsewhere: {installed}")
    desk = Desk(root, "/usr/local")
    desk.works()
    desk.rotates()
    # A version before had a page more.
    share = root.folder / "usr/local/share"
    (share / "man/man1/campctl-gone.1").touch()
    with open(share / "doc/campctl/installed", "a") as listed:
        listed.write("share/man/man1/campctl-gone.1\nshare/../../../etc/hostname\nshare/..\n")
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


def others(root):
    """The tarball, beside files of others at its places."""
    folder = unpacked(root)
    place = root.folder / "usr/local/bin/campctl"
    target = root.folder / "tmp/target"
    for occupy in [lambda: place.write_text("#!/bin/sh\necho 1.0\n"), lambda: place.symlink_to("/usr/bin/true")]:
        occupy()
        before = root.changed()
        answer = root.run("sh", f"{folder}/install.sh", fails=True)
        if "--force" not in answer or root.changed() != before:
            raise AssertionError(f"Another campctl is not refused: {answer}")
        place.unlink()
    # A copy of campctl, and a link at the name that a file has before it is in its place.
    shutil.copy(DIST / "root/bin/campctl", place)
    target.write_text("mine")
    place.with_name("campctl.new").symlink_to("/tmp/target")
    answer = root.run("sh", f"{folder}/install.sh", "--prefix", "/usr/local//")
    if "Replacing the campctl" not in answer or "in /usr/local.\n" not in answer or target.read_text() != "mine":
        raise AssertionError(f"A copy of campctl is not taken over: {answer}")
    root.run("sh", f"{folder}/install.sh", "--uninstall")
    place.write_text("another program")
    root.run("sh", f"{folder}/install.sh", "--force")
    root.run("sh", f"{folder}/install.sh", "--uninstall")
    if root.changed():
        raise AssertionError(f"These are left: {root.changed()}")


def held(root):
    """The tarball, where a file cannot be removed for a while."""
    folder = unpacked(root)
    root.run("sh", f"{folder}/install.sh")
    listed = root.folder / "usr/local/share/doc/campctl/installed"
    before = listed.read_text()
    place = root.folder / "usr/local/bin"
    # A version before had a program more, so that an upgrade, too, has something to remove.
    listed.write_text(before + "bin/campctl-gone\n")
    (place / "campctl-gone").touch()
    subprocess.run(["mount", "--bind", "-o", "ro", place, place], check=True)
    try:
        for option in [[], ["--uninstall"]]:
            answer = root.run("sh", f"{folder}/install.sh", *option, fails=True)
            if "cannot be removed" not in answer or listed.read_text() != before + "bin/campctl-gone\n":
                raise AssertionError(f"install.sh {option} does not keep its list: {answer}")
    finally:
        subprocess.run(["umount", place], check=True)
    root.run("sh", f"{folder}/install.sh", "--uninstall")
    if root.changed():
        raise AssertionError(f"These are left: {root.changed()}")
