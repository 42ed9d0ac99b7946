#!/bin/sh
# Reads the pages of the manual in a folder with mandoc, with man-db and groff, and with lexgrog, which makes the list of
# whatis: none of them may find anything. Without these programs it reports that and does no more; MANUAL=required makes
# that a failure.
set -eu
folder=${1:-dist/man}

for program in mandoc man lexgrog; do
  command -v "$program" >/dev/null 2>&1 && continue
  echo "$program is not installed, so the pages of the manual were not checked." >&2
  [ "${MANUAL:-}" != required ] || exit 1
  exit 0
done

# A warning does not change the exit status of man, and names the page by no path.
found=$(
  for page in "$folder"/campctl*.[15]; do
    mandoc -T lint "$page" 2>&1 || true
    LC_ALL=C.UTF-8 man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null | sed "s|^|$page: |"
    lexgrog "$page" >/dev/null 2>&1 || echo "$page: whatis finds no line for it"
  done
)
if [ -n "$found" ]; then
  printf '%s\n' "$found" >&2
  exit 1
fi
set -- "$folder"/campctl*.[15]
echo "$# pages of the manual have nothing that mandoc or groff would warn about."
