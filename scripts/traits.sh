#!/bin/sh
# Prints the traits with which everything but a release is built here: PostgreSQL where libpq's headers are, so that the tests are
# built once, for both engines.
set -eu
for file in /usr/lib/*/pkgconfig/libpq.pc /usr/lib/pkgconfig/libpq.pc /usr/lib64/pkgconfig/libpq.pc \
  /opt/homebrew/opt/libpq/lib/pkgconfig/libpq.pc /usr/local/opt/libpq/lib/pkgconfig/libpq.pc; do
  [ ! -e "$file" ] || { echo "--traits PostgreSQL" && exit 0; }
done
