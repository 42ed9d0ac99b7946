# The parts that each Debian package has, for the scripts that make one.
# shellcheck shell=sh
. packaging/release.sh

# begin PACKAGE: sets package, architecture, folder and documents, and makes an empty folder with what Debian wants of each package.
begin() {
  command -v dpkg-deb >/dev/null 2>&1 || { echo "The package needs dpkg-deb, which Debian and its kin have." >&2; exit 1; }
  package=$1
  architecture=$(dpkg --print-architecture)
  folder=dist/deb/$package
  documents=$folder/usr/share/doc/$package
  rm -rf "$folder" "dist/${package}_"*.deb "dist/${package}_"*.deb.sha256
  mkdir -p "$folder/DEBIAN" "$documents" "$folder/usr/share/lintian/overrides"
  cp packaging/debian/copyright "$documents/copyright"
  {
    printf '%s (%s) stable; urgency=medium\n\n  * Released; CHANGELOG.md has the changes.\n\n' "$package" "$version"
    printf ' -- %s  %s\n' "$maintainer" "$(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")"
  } | gzip -9n >"$documents/changelog.gz"
}

# build CONTROL OVERRIDES EXECUTABLE…: fills in both files, and leaves the package and its checksum in dist.
build() {
  control=$1
  cp "$2" "$folder/usr/share/lintian/overrides/$package"
  shift 2
  (cd "$folder" && find usr -type f | LC_ALL=C sort | xargs -d '\n' md5sum >DEBIAN/md5sums)
  # A name may have a character that is one of sed's own.
  contact=$(printf '%s\n' "$maintainer" | sed 's|[\\/&]|\\&|g')
  sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" -e "s/@MAINTAINER@/$contact/" \
    -e "s/@SIZE@/$(du -k --apparent-size -s "$folder/usr" | cut -f1)/" "$control" >"$folder/DEBIAN/control"
  find "$folder" -type d -exec chmod 755 {} +
  find "$folder" -type f -exec chmod 644 {} +
  for executable in "$@"; do chmod 755 "$folder/$executable"; done
  # One thread, so that the machine's cores do not show in the bytes.
  DPKG_DEB_THREADS_MAX=1 dpkg-deb -Zxz --root-owner-group --build "$folder" "dist/${package}_${version}_$architecture.deb" >/dev/null
  checksum "${package}_${version}_$architecture.deb"
}
