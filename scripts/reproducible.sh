#!/bin/sh
# Builds the newest commit in two folders of other names, and compares all that a release has, byte for byte.
#   sh scripts/reproducible.sh [FOLDER]    FOLDER keeps both; without it they are temporary
set -eu
cd "$(dirname "$0")/.."

folder=${1:-$(mktemp -d)}
[ $# -gt 0 ] || trap 'rm -rf "$folder"' EXIT
# Both are cloned before either is built, which takes minutes: the newest commit may be another one by then.
for place in "one" "the other place"; do git clone --quiet --no-hardlinks . "$folder/$place"; done
for place in "one" "the other place"; do make -C "$folder/$place" dist deb; done

differing=0
cd "$folder/one/dist"
for file in campctl *.tar.gz *.json *.deb *.sha256; do
  if cmp "$file" "../../the other place/dist/$file"; then
    sha256sum "$file"
  else
    differing=1
  fi
done
[ "$differing" -eq 0 ] || { echo "Two builds of one commit are not equal." >&2; exit 1; }
