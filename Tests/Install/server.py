"""The program for campgrounds on a server, which campctl starts: from its tarball and from its package."""

import os
import shutil

from desk import STORE, USER, Desk
from dist import one

LOCATION = "postgresql://127.0.0.1:1/camps?campground=lakeside"
# No server listens there: only the program with libpq tries.
TRIED = "Connection refused"


def server(root):
    """The tarball with the program for servers, and the one without it."""
    for name in ["campctl-[0-9]*.tar.gz", "campctl-postgresql-[0-9]*.tar.gz"]:
        archive = one(name)
        shutil.copy(archive, root.folder / "tmp")
        root.run("tar", "-xzf", f"/tmp/{archive.name}", "-C", "/tmp")
        folder = f"/tmp/{archive.name.removesuffix('.tar.gz')}"
        root.run("sh", f"{folder}/install.sh")
        desk = Desk(root, "/usr/local")
        tries(desk, TRIED if "postgresql" in name else "needs campctl-postgresql")
    program = root.folder / "usr/local/libexec/campctl/campctl-postgresql"
    refuses_another_release(desk)
    os.chown(program, USER, USER)
    tries(desk, "needs campctl-postgresql")
    os.chown(program, 0, 0)
    # A link to campctl leads to what is beside its executable.
    (root.folder / "usr/bin/camp").symlink_to("/usr/local/bin/campctl")
    tries(desk, TRIED, "camp")
    (root.folder / "usr/bin/camp").unlink()
    desk.reserves()
    root.run("sh", f"{folder}/install.sh", "--uninstall")
    desk.leaves(root.changed(), [STORE])


def server_package(root):
    """The package with the program for servers, beside that of campctl."""
    packages = [one("campctl_*.deb"), one("campctl-postgresql_*.deb")]
    for package in packages:
        shutil.copy(package, root.folder / "tmp")
    (root.folder / "var/lib/man-db/auto-update").unlink(missing_ok=True)
    root.run("dpkg", "--install", *[f"/tmp/{package.name}" for package in packages])
    desk = Desk(root, "/usr")
    tries(desk, TRIED)
    root.run("dpkg", "--purge", "campctl-postgresql")
    tries(desk, "needs campctl-postgresql")
    desk.reserves()
    root.run("dpkg", "--purge", "campctl")
    desk.leaves(root.changed(), [STORE, "/etc/systemd"])


def tries(desk, text, program="campctl"):
    """The words are passed on, and so is the environment."""
    for words, environment in [(["info", "--store", LOCATION], {}), (["info"], {"CAMPCTL_STORE": LOCATION, "CAMPCTL_CONFIG": ""})]:
        answer = desk.run(program, *words, environment=environment, fails=True)
        if text not in answer:
            raise AssertionError(f"{program} {words} does not show {text!r}: {answer}")


def refuses_another_release(desk):
    words = "exec -a 'campctl 0.0.1' /usr/local/libexec/campctl/campctl-postgresql info"
    answer = desk.run("bash", "-c", words, fails=True)
    if "but campctl is 0.0.1" not in answer:
        raise AssertionError(f"A program of another release is taken: {answer}")
