#!/bin/sh
# Writes campctl's manual pages into a folder.
#   CAMPCTL=dist/campctl sh scripts/manual.sh dist/man
set -eu
folder=${1:?"Name the folder"}
mkdir -p "$folder"
"$CAMPCTL" help --manual >"$folder/campctl.1"
"$CAMPCTL" help --markdown | sed -n 's/^### //p' | while read -r command; do
  # A command may be of several words.
  # shellcheck disable=SC2086
  "$CAMPCTL" help $command --manual >"$folder/campctl-$(echo "$command" | tr ' ' -).1"
done
