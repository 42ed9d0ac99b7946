# The version and the time of the release in dist/root, for the scripts beside this one.
# shellcheck shell=sh
version=$(dist/root/bin/campctl --version)
# All that is packed has the time of the commit, so that it does not depend on when it was packed.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
# The package's contact, which MAINTAINER replaces; the address is one that nobody can have.
maintainer=${MAINTAINER:-campctl maintainers <maintainers@campctl.invalid>}
export SOURCE_DATE_EPOCH version maintainer

# checksum FILE: leaves the file's checksum beside it in dist, as sha256sum -c reads it.
checksum() {
  if command -v sha256sum >/dev/null 2>&1; then sum=sha256sum; else sum="shasum -a 256"; fi
  (cd dist && $sum "$1" >"$1.sha256")
  echo "dist/$1"
}
