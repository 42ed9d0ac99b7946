#!/bin/sh
# Makes the Debian package from dist/root: its files at Debian's own places, and the timer of the nightly backup.
set -eu
cd "$(dirname "$0")/.."
command -v dpkg-deb >/dev/null 2>&1 || { echo "The package needs dpkg-deb, which Debian and its kin have." >&2; exit 1; }
umask 022
. packaging/release.sh
rm -f dist/campctl_*.deb dist/campctl_*.deb.sha256

architecture=$(dpkg --print-architecture)
package=campctl_${version}_$architecture.deb
folder=dist/deb
share=$folder/usr/share
rm -rf "$folder"
mkdir -p "$folder/DEBIAN" "$folder/usr/lib/systemd/system" "$share/lintian/overrides"
cp -R dist/root/bin "$folder/usr/bin"
cp -R dist/root/share/. "$share/"
mv "$share/zsh/site-functions" "$share/zsh/vendor-completions"
gzip -9n "$share"/man/man*/*

# Debian has the licence itself, and the changes in a form of its own beside those for readers.
ln -sf ../../common-licenses/Apache-2.0 "$share/doc/campctl/LICENSE"
cp packaging/debian/copyright "$share/doc/campctl/copyright"
{
  printf 'campctl (%s) stable; urgency=medium\n\n  * Released; CHANGELOG.md has the changes.\n\n' "$version"
  printf ' -- %s  %s\n' "$maintainer" "$(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")"
} | gzip -9n >"$share/doc/campctl/changelog.gz"

cp packaging/systemd/* "$folder/usr/lib/systemd/system/"
cp packaging/debian/lintian-overrides "$share/lintian/overrides/campctl"
cp packaging/debian/postrm packaging/debian/prerm packaging/debian/postinst "$folder/DEBIAN/"
(cd "$folder" && find usr -type f | LC_ALL=C sort | xargs -d '\n' md5sum >DEBIAN/md5sums)
# A name may have a character that is one of sed's own.
contact=$(printf '%s\n' "$maintainer" | sed 's|[\\/&]|\\&|g')
sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" -e "s/@MAINTAINER@/$contact/" \
  -e "s/@SIZE@/$(du -k --apparent-size -s "$folder/usr" | cut -f1)/" packaging/debian/control >"$folder/DEBIAN/control"

find "$folder" -type d -exec chmod 755 {} +
find "$folder" -type f -exec chmod 644 {} +
chmod 755 "$folder/usr/bin/campctl" "$folder/DEBIAN/postinst" "$folder/DEBIAN/postrm" "$folder/DEBIAN/prerm"
# One thread, so that the machine's cores do not show in the bytes.
DPKG_DEB_THREADS_MAX=1 dpkg-deb -Zxz --root-owner-group --build "$folder" "dist/$package" >/dev/null
checksum "$package"
