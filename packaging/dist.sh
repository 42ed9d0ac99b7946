#!/bin/sh
# Makes the tarball of a release, its bill of materials and their checksums from dist/root.
set -eu
cd "$(dirname "$0")/.."
. packaging/release.sh

tag=$(git tag --points-at HEAD 'v*')
if [ -n "$tag" ] && [ "$tag" != "v$version" ]; then
  echo "This commit is tagged $tag, and campctl's version is $version." >&2
  exit 1
fi

name=campctl-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
python3 packaging/archive.py dist/root "$name" "dist/$name.tar.gz"
if [ "$(uname -s)" = Linux ]; then
  python3 packaging/sbom.py .build/release.map "$version" >"dist/$name.spdx.json"
  checksum "$name.spdx.json"
fi
checksum "$name.tar.gz"
