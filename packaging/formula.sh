#!/bin/sh
# Fills in Homebrew's formula for the version in dist/root.
#   HOMEPAGE=https://… sh packaging/formula.sh
set -eu
cd "$(dirname "$0")/.."
. packaging/release.sh
case ${HOMEPAGE:-} in
  https://*) ;;
  *) echo "HOMEPAGE has to be the address of the repository, such as https://…" >&2; exit 1 ;;
esac
sed -e "s|@HOMEPAGE@|$HOMEPAGE|" -e "s|@VERSION@|$version|" -e "s|@COMMIT@|$(git rev-parse HEAD)|" \
  packaging/homebrew/campctl.rb >dist/campctl.rb
echo dist/campctl.rb
