#!/bin/sh
# Makes the Debian package campctl-postgresql from dist/root-postgresql: the one program that the package campctl lacks.
set -eu
cd "$(dirname "$0")/.."
umask 022
. packaging/debian.sh
begin campctl-postgresql

program=usr/libexec/campctl/campctl-postgresql
mkdir -p "$folder/usr/libexec/campctl"
cp dist/root-postgresql/libexec/campctl/campctl-postgresql "$folder/$program"
build packaging/debian/control-postgresql packaging/debian/lintian-overrides-postgresql "$program"
