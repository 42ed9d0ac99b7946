"""campctl where nothing else is: in a container's image, and beside busybox alone."""

import os
import shutil
import subprocess

from desk import USER
from dist import DIST, one
from root import CHROOT


def container(root):
    """The executable alone, in a root that has nothing else but time zones, as the container's image."""
    scratch = bare(root)
    (scratch / "campground").mkdir(mode=0o700)
    os.chown(scratch / "campground", USER, USER)
    shutil.copytree(root.folder / "usr/share/zoneinfo", scratch / "usr/share/zoneinfo", symlinks=True)
    shutil.copy(DIST / "root/bin/campctl", scratch / "bin/campctl")
    for words in [["add-site", "12"], ["settings", "--time-zone", "Europe/Berlin"], ["check"]]:
        run_in(scratch, ["/bin/campctl", *words], USER, {"CAMPCTL_STORE": "/campground/campground.sqlite", "CAMPCTL_CONFIG": ""})


def busybox(root):
    """The tarball, where nothing but busybox is."""
    scratch = bare(root)
    shutil.copy(shutil.which("busybox"), scratch / "bin/busybox")
    run_in(scratch, ["/bin/busybox", "--install", "-s", "/bin"])
    archive = one("campctl-[0-9]*.tar.gz")
    shutil.copy(archive, scratch / "tmp")
    script = f"/tmp/{archive.name.removesuffix('.tar.gz')}/install.sh"
    for words in [["tar", "-xzf", f"/tmp/{archive.name}", "-C", "/tmp"], ["sh", script], ["/usr/local/bin/campctl", "add-site", "12"],
                  ["sh", script, "--uninstall"]]:
        run_in(scratch, words)
    if any((scratch / "usr/local").rglob("*")):
        raise AssertionError(f"Something is left: {list((scratch / 'usr/local').rglob('*'))}")


def bare(root):
    """A root with nothing but what the kernel and a container's runtime give."""
    scratch = root.folder / "tmp/scratch"
    for name in ["bin", "tmp", "proc", "dev", "root"]:
        (scratch / name).mkdir(parents=True)
    (scratch / "tmp").chmod(0o777)
    for name in ["proc", "dev"]:
        subprocess.run(["mount", "--rbind", f"/{name}", scratch / name], check=True)
    return scratch


def run_in(scratch, words, user=0, environment=None):
    answer = subprocess.run(
        [CHROOT, f"--userspec={user}:{user}", scratch, *words], env={"PATH": "/bin", "HOME": "/root"} | (environment or {}),
        capture_output=True, text=True)
    if answer.returncode:
        raise AssertionError(f"{' '.join(words)} ended with {answer.returncode}: {answer.stderr}")
