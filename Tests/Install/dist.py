"""The files of a release, which make dist and make deb leave in dist."""

import pathlib
import re
import shutil
import sys

DIST = pathlib.Path(__file__).resolve().parent.parent.parent / "dist"


def one(pattern):
    """The file of the newest version in dist."""
    files = sorted(DIST.glob(pattern), key=lambda file: file.stat().st_mtime)
    if not files:
        sys.exit(f"There is no {DIST}/{pattern}: run make dist deb first.")
    return files[-1]


def check_links(folder):
    """Fails for a link of the documents in a folder to a file that is not there."""
    links = [(page, link) for page in folder.rglob("*.md")
             for link in re.findall(r'(?:\]\(|src(?:set)?=")(?!https?:|mailto:)([^)#"]+)', page.read_text())]
    broken = sorted({f"{page.name}: {link}" for page, link in links if not (page.parent / link).exists()})
    if broken:
        raise AssertionError(f"These links lead nowhere: {broken}")


def unpacked(root):
    """The folder that the tarball has, unpacked in the root."""
    archive = one("campctl-[0-9]*.tar.gz")
    shutil.copy(archive, root.folder / "tmp")
    root.run("tar", "-xzf", f"/tmp/{archive.name}", "-C", "/tmp")
    return f"/tmp/{archive.name.removesuffix('.tar.gz')}"
