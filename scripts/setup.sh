#!/bin/sh
# Makes sure that the one library campctl builds on is there: SQLite with its headers.
set -eu

has_sqlite() {
  for compiler in cc clang gcc; do
    if echo '#include <sqlite3.h>' | "$compiler" -E - >/dev/null 2>&1; then return 0; fi
  done
  return 1
}

if has_sqlite; then exit 0; fi

if command -v apt-get >/dev/null 2>&1; then
  if [ "$(id -u)" -eq 0 ]; then
    as_root=""
  elif command -v sudo >/dev/null 2>&1; then
    as_root="sudo"
  else
    echo "Install libsqlite3-dev as root, then try again." >&2
    exit 1
  fi
  $as_root apt-get update -qq
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends libsqlite3-dev
elif command -v brew >/dev/null 2>&1; then
  brew install sqlite3
else
  echo "Install SQLite with its headers (libsqlite3-dev, sqlite-devel), then try again." >&2
  exit 1
fi
