#!/bin/sh
# Builds a libpq that can be linked statically, and prints its folder: lib/libpq.a with all of PostgreSQL that it needs, and include. Debian's
# own needs Kerberos and LDAP, which have no such libraries. Its source is the newest that the system's repositories have, which apt
# verifies. One that is there is taken as it is; for a release, by `sh scripts/libpq.sh new`, only if it was built within a day.
set -eu
cd "$(dirname "$0")/.."

project=$PWD
built=$(find "$project/.build-libpq" -name libpq.a ${1:+-mtime -1} 2>/dev/null | sort | tail -n 1)
if [ -n "$built" ]; then
  echo "${built%/lib/libpq.a}"
  exit 0
fi

fail() {
  echo "libpq.sh: $1" >&2
  exit 1
}

for tool in apt-get dpkg-source make cc ar perl; do
  command -v "$tool" >/dev/null 2>&1 || fail "There is no $tool, which building libpq needs. On Debian: sh scripts/setup.sh libpq"
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# The repositories that the system has, for sources in place of packages.
mkdir -p "$folder/repositories" "$folder/lists/partial" "$folder/cache/archives/partial"
for file in /etc/apt/sources.list /etc/apt/sources.list.d/*; do
  case $file in
    *.sources) sed 's/^Types:.*/Types: deb-src/' "$file" >"$folder/repositories/${file##*/}" ;;
    *.list) [ ! -f "$file" ] || sed -n 's/^deb /deb-src /p' "$file" >"$folder/repositories/${file##*/}" ;;
  esac
done

# apt COMMAND…: asks these repositories, and leaves the system's own lists alone.
apt() {
  command=$1
  shift
  "$command" -qq -o Dir::Etc::SourceList=/dev/null -o "Dir::Etc::SourceParts=$folder/repositories" \
    -o "Dir::State::lists=$folder/lists" -o "Dir::Cache=$folder/cache" -o APT::Sandbox::User=root "$@"
}

apt apt-get update >&2 || fail "The repositories of the system cannot be read."
sources=$(apt apt-cache showsrc libpq-dev | awk '/^Package:/ { name = $2 } /^Version:/ { print name "=" $2 }' | sort -Vru)
[ -n "$sources" ] || fail "The repositories of the system have no source of libpq-dev."

cd "$folder"
newest=$(echo "$sources" | head -n 1)
for source in $sources; do
  if apt apt-get source "$source" >&2; then break; fi
  echo "libpq.sh: The source $source cannot be had." >&2
  source=
done
[ -n "$source" ] || fail "No source of libpq-dev can be had."
if [ "$source" != "$newest" ]; then
  # A release with known faults is none; tests may go on.
  [ $# -eq 0 ] || fail "$newest cannot be had, and $source lacks its fixes. Without \`new\` it is built all the same, for tests."
  echo "libpq.sh: $source is built, which lacks the fixes of $newest." >&2
fi

cd "$folder"/postgresql-*/
./configure --quiet --prefix=/usr --sysconfdir=/etc/postgresql-common --with-openssl --without-gssapi --without-ldap \
  --without-readline --without-zlib --without-icu CFLAGS="-O2 -ffile-prefix-map=$PWD=." >&2
make -s -C src/backend generated-headers >&2
for library in port/libpgport.a common/libpgcommon.a interfaces/libpq/libpq.a; do
  make -s -j "$(getconf _NPROCESSORS_ONLN)" -C "src/${library%/*}" "${library##*/}" >&2
done

# One archive of the three, so that a link names one library, whatever the linker's order.
place=$project/.build-libpq/${source#*=}
rm -rf "$place"
mkdir -p "$place/lib/pkgconfig" "$place/include"
cp src/interfaces/libpq/libpq-fe.h src/include/postgres_ext.h src/include/pg_config_ext.h "$place/include/"
printf '%s\n' "create $folder/libpq.a" "addlib src/interfaces/libpq/libpq.a" "addlib src/common/libpgcommon.a" \
  "addlib src/port/libpgport.a" save end | ar -M
# The folder of the file is a variable of pkg-config's.
# shellcheck disable=SC2016
printf '%s\n' "Name: libpq" "Description: libpq" "Version: $(sed -n 's/^#define PG_VERSION "\(.*\)"/\1/p' src/include/pg_config.h)" \
  'Cflags: -I${pcfiledir}/../../include' 'Libs: -L${pcfiledir}/.. -lpq -lssl -lcrypto' >"$place/lib/pkgconfig/libpq.pc"
mv "$folder/libpq.a" "$place/lib/libpq.a"
echo "$place"
