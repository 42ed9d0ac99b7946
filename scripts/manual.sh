#!/bin/sh
# Makes the pages of the manual in a folder, dist/man by default: campctl(1) and a page for each command, which the
# program prints, and campctl-batch(5), which is made from the documents. CAMPCTL names the program.
set -eu

folder=${1:-dist/man}
campctl=${CAMPCTL:-campctl}
project=$(dirname "$0")/..
mkdir -p "$folder"
rm -f "$folder"/campctl*.[15]

"$campctl" help --manual >"$folder/campctl.1"
"$campctl" help --list | while read -r command; do
  # The name of a command may be two words.
  # shellcheck disable=SC2086
  "$campctl" help $command --manual >"$folder/campctl-$(echo "$command" | tr ' ' -).1"
done
PYTHONDONTWRITEBYTECODE=1 python3 "$project/scripts/manual/formats.py" "$project/docs" "$folder/campctl-batch.1" \
  >"$folder/campctl-batch.5"
