#!/bin/sh
# Makes the Debian package from dist/root: its files at Debian's own places, and the timer of the nightly backup.
set -eu
cd "$(dirname "$0")/.."
umask 022
. packaging/debian.sh
begin campctl

share=$folder/usr/share
mkdir -p "$folder/usr/lib/systemd/system"
cp -R dist/root/bin "$folder/usr/bin"
cp -R dist/root/share/. "$share/"
mv "$share/zsh/site-functions" "$share/zsh/vendor-completions"
gzip -9n "$share"/man/man*/*
# Debian has the licence itself, and the changes in a form of its own beside those for readers.
ln -sf ../../common-licenses/Apache-2.0 "$documents/LICENSE"
cp packaging/systemd/* "$folder/usr/lib/systemd/system/"
cp packaging/debian/postrm packaging/debian/prerm packaging/debian/postinst "$folder/DEBIAN/"
build packaging/debian/control packaging/debian/lintian-overrides usr/bin/campctl DEBIAN/postinst DEBIAN/postrm DEBIAN/prerm
