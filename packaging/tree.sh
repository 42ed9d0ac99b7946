#!/bin/sh
# Makes the tree of files that each way of installing campctl has: make install, the tarball and the Debian package.
#   CAMPCTL=dist/campctl sh packaging/tree.sh dist/root
# With CAMPCTL_POSTGRESQL=dist/campctl-postgresql the tree has that program, too, which campctl starts for a campground in a server.
set -eu
cd "$(dirname "$0")/.."
umask 022

campctl=$(cd "$(dirname "${CAMPCTL:?"Name the executable"}")" && pwd)/$(basename "$CAMPCTL")
tree=${1:?"Name the folder to make"}
rm -rf "$tree"
mkdir -p "$tree/bin" "$tree/share/bash-completion/completions" "$tree/share/zsh/site-functions" \
  "$tree/share/fish/vendor_completions.d" "$tree/share/doc/campctl"
cp "$campctl" "$tree/bin/campctl"
if [ -n "${CAMPCTL_POSTGRESQL:-}" ]; then
  mkdir -p "$tree/libexec/campctl"
  cp "$CAMPCTL_POSTGRESQL" "$tree/libexec/campctl/campctl-postgresql"
fi

pages=$(mktemp -d)
trap 'rm -rf "$pages"' EXIT
CAMPCTL=$campctl sh scripts/manual.sh "$pages"
for page in "$pages"/*; do
  section=$tree/share/man/man${page##*.}
  mkdir -p "$section"
  cp "$page" "$section/"
done

script() { "$campctl" --generate-completion-script "$1" >"$tree/share/$2"; }
script bash bash-completion/completions/campctl
script zsh zsh/site-functions/_campctl
script fish fish/vendor_completions.d/campctl.fish

documents=$tree/share/doc/campctl
cp README.md CHANGELOG.md CONTRIBUTING.md SECURITY.md LICENSE "$documents/"
cp -R docs "$documents/docs"
# The file beside them to which a document links.
mkdir -p "$documents/Fixtures/Sessions"
cp Fixtures/Sessions/saturday.session "$documents/Fixtures/Sessions/"
cp packaging/install.sh "$tree/install.sh"

# Modes are the same whatever those of the checkout are.
find "$tree" -type d -exec chmod 755 {} +
find "$tree" -type f -exec chmod 644 {} +
find "$tree/bin" "$tree/libexec" -type f -exec chmod 755 {} + 2>/dev/null || true
chmod 755 "$tree/install.sh"
