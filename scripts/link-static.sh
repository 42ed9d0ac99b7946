#!/bin/sh
# Links the campctl that `swift build` has made once more, with all libraries in it, and prints its folder: so it starts
# in a third of the time, and tests start it thousands of times. Linux alone can; elsewhere, and without static
# libraries, it prints the folder of the one that is there.
set -eu
folder=$("${SWIFT:-swift}" build --show-bin-path)
project=$(dirname "$0")

link() {
  libraries=
  if [ -n "$(sh "$project/traits.sh")" ]; then
    libpq=$(sh "$project/libpq.sh") || return
    libraries="-L$libpq/lib -lpq -lssl -lcrypto"
  fi
  # Several libraries are several words.
  # shellcheck disable=SC2086
  "${SWIFT:-swift}c" -static-executable -Xlinker --defsym -Xlinker main=campctl_main \
    "@$folder/campctl.product/Objects.LinkFileList" -lsqlite3 $libraries -lm -o "$folder/static/campctl"
}

if [ "$(uname -s)" = Linux ] && mkdir -p "$folder/static" && link 2>"$folder/static/log"; then
  folder="$folder/static"
fi
echo "$folder"
