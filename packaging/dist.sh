#!/bin/sh
# Makes the tarball of a release, its bill of materials and their checksums from dist/root.
set -eu
cd "$(dirname "$0")/.."
. packaging/release.sh

tags=$(git tag --points-at HEAD 'v*')
if [ -n "$tags" ] && ! echo "$tags" | grep -qxF "v$version"; then
  echo "campctl's version is $version, and this commit has other tags: $(echo "$tags" | paste -sd ' ' -)." >&2
  exit 1
fi

rm -f dist/campctl-*.tar.gz dist/campctl-*.spdx.json dist/campctl-*.sha256
name=campctl-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
python3 packaging/archive.py dist/root "$name" "dist/$name.tar.gz"
if [ "$(uname -s)" = Linux ]; then
  python3 packaging/sbom.py .build-release/release.map "$version" >"dist/$name.spdx.json"
  checksum "$name.spdx.json"
fi
checksum "$name.tar.gz"
