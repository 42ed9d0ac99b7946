#!/bin/sh
# Installs campctl from the folder of this script, or removes it. A shell and the system's basic tools are enough.
set -eu
umask 022

usage() {
  cat <<'END'
Install campctl, or remove it.

USAGE: sh install.sh [--prefix FOLDER] [--destdir FOLDER] [--force | --uninstall]

  --prefix FOLDER   The folder that gets bin and share (default: /usr/local).
                    For one user without root: --prefix "$HOME/.local".
  --destdir FOLDER  A folder put before the prefix, for those who make packages.
  --force           Replace a program named campctl that this script did not install.
  --uninstall       Remove the files that were installed in the prefix, and the
                    folders that were made for them. Campgrounds stay.
  -h, --help        Show this help.
END
}

fail() {
  echo "install.sh: $1" >&2
  exit "${2:-1}"
}

# has_value OPTION COUNT-OF-WORDS-LEFT
has_value() { [ "$2" -gt 1 ] || fail "$1 needs a folder. install.sh --help explains it." 64; }

read_arguments() {
  while [ $# -gt 0 ]; do
    case $1 in
      --prefix) has_value "$1" $# && prefix=$2 && shift ;;
      --prefix=*) prefix=${1#*=} ;;
      --destdir) has_value "$1" $# && destdir=$2 && shift ;;
      --destdir=*) destdir=${1#*=} ;;
      --force) force=1 ;;
      --uninstall) work=uninstall ;;
      -h | --help) usage && exit 0 ;;
      *) fail "There is no option $1. install.sh --help lists them." 64 ;;
    esac
    shift
  done
  case $prefix in
    /*) ;;
    *) fail "The prefix '$prefix' does not begin with /." 64 ;;
  esac
  while :; do
    case $prefix in ?*/) prefix=${prefix%/} ;; *) break ;; esac
  done
}

# The first of a path and the folders above it that exists.
existing() {
  folder=$1
  while [ ! -d "$folder" ]; do folder=$(dirname "$folder"); done
  echo "$folder"
}

# The files of the tree, without this script: a path on each line, below the prefix.
tree_files() { (cd "$tree" && find bin libexec share -type f 2>/dev/null; echo "$list") | sort; }

# The folders of those files that the prefix does not have, each with a slash at its end; the prefix itself is "./".
missing_folders() {
  [ -d "$root" ] || echo ./
  (cd "$tree" && find bin libexec share -type d 2>/dev/null) | sort | while read -r folder; do
    [ -d "$root/$folder" ] || echo "$folder/"
  done
}

# put FILE PLACE MODE: the file is replaced at once, so campctl may be running. A link at the new file's name is not followed.
put() {
  [ ! -d "$2" ] || fail "$2 is a folder, so no file can be installed there."
  rm -f "$2.new"
  cp "$1" "$2.new"
  chmod "$3" "$2.new"
  mv -f "$2.new" "$2"
}

# A campctl that somebody copied there is taken over. Another program, or the link of another installation, is not.
check_place() {
  program=bin/campctl
  { [ -e "$root/$program" ] || [ -L "$root/$program" ]; } || return 0
  { [ -z "$force" ] && ! listed | grep -qxF "$program"; } || return 0
  if [ ! -L "$root/$program" ]; then
    case $("$root/$program" --version --json 2>/dev/null </dev/null) in
      '{"version":"'*'"engines":{'*) echo "Replacing the campctl that is at $root/$program." && return 0 ;;
    esac
  fi
  fail "$root/$program was not installed by this script. Move it away, or replace it with --force."
}

install_all() {
  [ -f "$tree/bin/campctl" ] || fail "There is no campctl beside this script. Unpack the whole archive."
  if [ -z "$destdir" ]; then
    version=$("$tree/bin/campctl" --version 2>/dev/null) || fail "$tree/bin/campctl cannot run: it is for another kind of machine, \
or the file system is mounted with noexec."
  fi
  place=$(existing "$root")
  [ -w "$place" ] || fail "You may not write to $place. Try it with sudo, or with --prefix \"\$HOME/.local\"."
  check_place
  made=$(mktemp -d)
  trap 'rm -rf "$made"' EXIT
  tree_files >"$made/files"
  { missing_folders && listed '*/'; } | sort -u >"$made/folders"
  # A version before may have had files that this one has not.
  listed | grep -v '/$' | grep -vxF -f "$made/files" | remove_files >"$made/left"
  check_removed <"$made/left"
  mkdir -p "$root/$(dirname "$list")"
  sort "$made/files" "$made/folders" >"$made/list"
  put "$made/list" "$root/$list" 644
  install_files <"$made/files"
  [ -n "$destdir" ] || report
}

install_files() {
  while read -r file; do
    [ "$file" != "$list" ] || continue
    mkdir -p "$root/$(dirname "$file")"
    case $file in
      bin/* | libexec/*) put "$tree/$file" "$root/$file" 755 ;;
      *) put "$tree/$file" "$root/$file" 644 ;;
    esac
  done
}

report() {
  echo "Installed campctl $version in $prefix."
  case :$PATH: in
    *":$prefix/bin:"*) ;;
    *) echo "Add $prefix/bin to your PATH, so that your shell finds it." ;;
  esac
}

# The lines of the installed list that fit a pattern; a line that leads elsewhere counts as none.
listed() {
  [ -e "$root/$list" ] || return 0
  while read -r line; do
    case /$line/ in */../*) continue ;; esac
    case $line in
      bin/* | libexec/* | share/* | ./) ;;
      *) continue ;;
    esac
    # The pattern is a pattern.
    # shellcheck disable=SC2254
    case $line in ${1:-*}) echo "$line" ;; esac
  done <"$root/$list"
}

# Prints the files that cannot be removed.
remove_files() { while read -r file; do rm -f "$root/$file" 2>/dev/null || echo "$file"; done; }

# Fails for files that could not be removed. The list stays as it is, so that it can be tried again.
check_removed() {
  if read -r file; then
    count=$((1 + $(wc -l)))
    fail "$root/$file cannot be removed (files left: $count). They stay in the list, so that you can try again."
  fi
}

uninstall_all() {
  if [ ! -e "$root/$list" ]; then
    echo "install.sh: Nothing of campctl was installed in $prefix by this script." >&2
    return 0
  fi
  [ -w "$root/$(dirname "$list")" ] || fail "You may not write to $root. Try it with sudo."
  folders=$(listed '*/' | sort -r)
  left=$(listed | grep -v '/$' | grep -vxF "$list" | remove_files)
  [ -z "$left" ] || echo "$left" | check_removed
  rm -f "$root/$list"
  # One in which somebody else has put a file stays.
  echo "$folders" | while read -r folder; do
    [ -z "$folder" ] || rmdir "$root/${folder#./}" 2>/dev/null || true
  done
  echo "Removed campctl from $prefix. Campgrounds are where they were."
}

tree=$(cd "$(dirname "$0")" && pwd)
list=share/doc/campctl/installed
prefix=/usr/local
destdir=
work=install
force=
read_arguments "$@"
root=$destdir$prefix
"${work}_all"
