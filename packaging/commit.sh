#!/bin/sh
# Prints the commit of the sources, with -dirty where they differ from it; nothing where there is no repository.
set -eu
cd "$(dirname "$0")/.."
commit=$(git rev-parse --verify --quiet HEAD 2>/dev/null) || exit 0
if [ -n "$(git status --porcelain 2>/dev/null)" ]; then commit=$commit-dirty; fi
echo "$commit"
