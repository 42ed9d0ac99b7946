#!/bin/sh
# Prints the commit of the sources, with -dirty where they differ from it; nothing where there is no repository.
# Root may ask, too: without its locks git writes nothing of root's into the repository.
set -eu
cd "$(dirname "$0")/.."
commit=$(git rev-parse --verify --quiet HEAD 2>/dev/null) || exit 0
if [ -n "$(git --no-optional-locks status --porcelain 2>/dev/null)" ]; then commit=$commit-dirty; fi
echo "$commit"
