#!/bin/sh
# Makes the tarball of a release, its bill of materials and their checksums from dist/root.
#   sh packaging/dist.sh [postgresql]    with the word, those of dist/root-postgresql
set -eu
cd "$(dirname "$0")/.."
. packaging/release.sh

tags=$(git tag --points-at HEAD 'v*')
if [ -n "$tags" ] && ! echo "$tags" | grep -qxF "v$version"; then
  echo "campctl's version is $version, and this commit has other tags: $(echo "$tags" | paste -sd ' ' -)." >&2
  exit 1
fi

engine=${1:+-$1}
rm -f "dist/campctl$engine"-[0-9]*.tar.gz "dist/campctl$engine"-[0-9]*.spdx.json "dist/campctl$engine"-[0-9]*.sha256
name=campctl$engine-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
python3 packaging/archive.py "dist/root$engine" "$name" "dist/$name.tar.gz"
if [ "$(uname -s)" = Linux ]; then
  python3 packaging/sbom.py ".build-release$engine/release.map" "$version" "dist/campctl$engine" >"dist/$name.spdx.json"
  checksum "$name.spdx.json"
fi
checksum "$name.tar.gz"
