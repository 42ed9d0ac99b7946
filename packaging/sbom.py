#!/usr/bin/env python3
"""Prints the bill of materials of a release as SPDX 2.3: each library that the linker has put into campctl, with its version.

sbom.py MAP VERSION EXECUTABLE: MAP is the linker's map, SOURCE_DATE_EPOCH the time of the release.
"""

import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

# The licence of each source package whose code may be linked; another one has to be looked at before it is released.
LICENCES = {
    "sqlite3": "blessing",
    "glibc": "LGPL-2.1-or-later",
    "gcc": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "swift": "Apache-2.0 WITH Swift-exception",
}
# The same of those that only campctl-postgresql has.
SERVER_LICENCES = {"openssl": "Apache-2.0", "postgresql": "PostgreSQL"}
# Below this folder scripts/libpq.sh leaves it.
LIBPQ = "/.build-libpq/"


def main():
    link_map, version, executable = sys.argv[1:]
    executable = pathlib.Path(executable)
    if executable.name == "campctl-postgresql":
        LICENCES.update(SERVER_LICENCES)
    toolchain = pathlib.Path(shutil.which(os.environ.get("SWIFT", "swift"))).resolve().parent.parent
    parts = {}
    for file in linked(link_map):
        name, source, its_version, download = (
            swift(file) if is_swifts(file, toolchain) else libpq(file) if LIBPQ in file else debian(file))
        parts.setdefault((name, source, its_version, download), set()).add(os.path.basename(file))
    check(parts)
    json.dump(document(executable, version, sorted(parts.items())), sys.stdout, indent=2)
    print()


def linked(link_map):
    """The files of the system and of the toolchain from which something was linked."""
    text = pathlib.Path(link_map).read_text(errors="replace")
    archives = re.findall(r"(/[^\s()]+\.a)\(", text)
    objects = re.findall(r"^LOAD (/[^\s()]+\.o)$", text, re.MULTILINE)
    work = os.getcwd() + "/"
    files = {os.path.normpath(file) for file in archives + objects}
    return sorted(file for file in files if not file.startswith(work) or LIBPQ in file)


def is_swifts(file, toolchain):
    """True for a library of Swift. The toolchain may be /usr itself, whose other libraries are the system's."""
    path = pathlib.Path(os.path.realpath(file))
    return any(path.is_relative_to(os.path.realpath(toolchain / "lib" / name)) for name in ["swift", "swift_static"])


def swift(file):
    text = subprocess.run(
        [os.environ.get("SWIFT", "swift"), "--version"], check=True, capture_output=True, text=True).stdout
    version = re.search(r"Swift version ([0-9.]+)", text).group(1)
    return "swift", "swift", version, f"https://github.com/swiftlang/swift/tree/swift-{version}-RELEASE"


def libpq(file):
    """libpq as scripts/libpq.sh builds it from Debian's source, whose version is the name of its folder."""
    version = file.split(LIBPQ)[1].split("/")[0]
    return "postgresql", "postgresql", version, f"https://tracker.debian.org/pkg/postgresql-{version.split('.')[0]}"


def debian(file):
    """The source package, at its version, of the package that has a file; some are named by the folder before /usr."""
    for path in [file, "/usr" + file, file.removeprefix("/usr"), os.path.realpath(file)]:
        owner = subprocess.run(["dpkg-query", "--search", path], capture_output=True, text=True)
        if owner.returncode == 0:
            break
    else:
        sys.exit(f"No package has {file}, so its version is not known.")
    package = owner.stdout.split(": ")[0].split(",")[0]
    source, version = subprocess.run(
        ["dpkg-query", "--show", "--showformat=${source:Package} ${source:Version}", package],
        check=True, capture_output=True, text=True).stdout.split()
    source = re.sub(r"-[0-9]+$", "", source)
    return source, source, version, f"https://tracker.debian.org/pkg/{source}"


def check(parts):
    unknown = sorted({source for _, source, _, _ in parts} - set(LICENCES))
    missing = sorted(set(LICENCES) - {source for _, source, _, _ in parts})
    if unknown or missing:
        sys.exit(f"The bill of materials does not fit the link: unexpected {unknown}, expected and not linked {missing}.")


def document(executable, version, parts):
    created = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"])))
    name = executable.name
    campctl = package(name, name, version, "NOASSERTION", "Apache-2.0")
    digest = hashlib.sha256(executable.read_bytes()).hexdigest()
    campctl["checksums"] = [{"algorithm": "SHA256", "checksumValue": digest}]
    campctl["primaryPackagePurpose"] = "APPLICATION"
    packages = [campctl]
    for (library, source, its_version, download), files in parts:
        packages.append(package(library, library, its_version, download, LICENCES[source]))
        packages[-1]["comment"] = "Linked statically: " + ", ".join(sorted(files)) + "."
    return {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"{name}-{version}", "documentNamespace": f"https://spdx.org/spdxdocs/{name}-{version}-{digest}",
        "creationInfo": {"created": created, "creators": ["Tool: campctl-packaging-sbom.py"]},
        "packages": packages,
        "relationships": [relation("SPDXRef-DOCUMENT", "DESCRIBES", f"SPDXRef-{name}")] + [
            relation(f"SPDXRef-{name}", "STATIC_LINK", each["SPDXID"]) for each in packages[1:]],
    }


def package(identifier, name, version, download, licence):
    return {
        "SPDXID": f"SPDXRef-{identifier}", "name": name, "versionInfo": version, "downloadLocation": download,
        "filesAnalyzed": False, "licenseConcluded": licence, "licenseDeclared": licence,
        "copyrightText": "NOASSERTION", "supplier": "NOASSERTION"}


def relation(element, kind, related):
    return {"spdxElementId": element, "relationshipType": kind, "relatedSpdxElement": related}


if __name__ == "__main__":
    main()
