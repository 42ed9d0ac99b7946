#!/bin/sh
# Shows the tape chart of Wawona's July to a headless Chromium, checks what a person would see, and keeps pictures of it
# in .build/screenshots. Then it makes the pictures of README and the guides anew, in docs/images. Without a browser it
# says so and does no more; CAMPCTL_BROWSER=install installs Debian's, and makes it a failure where that cannot be.
set -eu
cd "$(dirname "$0")/.."

browser() {
  python3 -c 'import sys; sys.path.insert(0, "scripts/browser"); import chromium; sys.exit(not chromium.find())'
}

if ! command -v python3 >/dev/null 2>&1; then
  echo "python3 is not installed, so no page was looked at." >&2
  [ "${CAMPCTL_BROWSER:-}" != install ] || exit 1
  exit 0
fi
if ! browser && [ "${CAMPCTL_BROWSER:-}" = install ]; then sh scripts/setup.sh browser; fi
if ! browser; then
  echo "No Chromium is installed, so no page was looked at; CAMPCTL_BROWSER=install installs one." >&2
  [ "${CAMPCTL_BROWSER:-}" != install ] || exit 1
  exit 0
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
sh scripts/wawona.sh "$work/wawona.sqlite" >/dev/null
pictures=.build/screenshots
rm -rf "$pictures"
python3 scripts/browser/check.py "$(command -v campctl)" "$work/wawona.sqlite" "$pictures"
rm -f "$pictures"/large.*
echo "The pictures are in $pictures: $(cd "$pictures" && echo *.png *.pdf)"

sh scripts/wawona.sh "$work/week.sqlite" 2023-07-08 >/dev/null
python3 scripts/browser/pictures.py "$(command -v campctl)" "$work/week.sqlite" docs/images
