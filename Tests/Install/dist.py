"""The files of a release, which make dist and make deb leave in dist."""

import pathlib
import shutil
import sys

DIST = pathlib.Path(__file__).resolve().parent.parent.parent / "dist"


def one(pattern):
    """The file of the newest version in dist."""
    files = sorted(DIST.glob(pattern), key=lambda file: file.stat().st_mtime)
    if not files:
        sys.exit(f"There is no {DIST}/{pattern}: run make dist deb first.")
    return files[-1]


def unpacked(root):
    """The folder that the tarball has, unpacked in the root."""
    archive = one("campctl-*.tar.gz")
    shutil.copy(archive, root.folder / "tmp")
    root.run("tar", "-xzf", f"/tmp/{archive.name}", "-C", "/tmp")
    return f"/tmp/{archive.name.removesuffix('.tar.gz')}"
