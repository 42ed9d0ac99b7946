#!/bin/sh
# Runs a PostgreSQL cluster of its own in a folder, for tests, torture and benchmarks. The caller is its superuser.
#   sh scripts/cluster.sh run [OPTION…] -- COMMAND…   a temporary one while COMMAND runs, with its location in CAMPCTL_TEST_SERVER
#   sh scripts/cluster.sh start FOLDER [OPTION…]      makes it, or starts it again as it is, and prints its location
#   sh scripts/cluster.sh standby FOLDER PRIMARY      a copy of the one in the folder PRIMARY, which streams from it; prints its location
#   sh scripts/cluster.sh stop FOLDER [MODE]          ends it: smart, fast (the default), or immediate, which is a crash
#   sh scripts/cluster.sh programs                    prints the folder of the newest server's programs
# Options:
#   --fast              is kept in memory, where the system has a folder there: for tests alone
#   --port N            listens on 127.0.0.1, too; else there is only the socket in the folder
#   --set NAME=VALUE    a setting of postgresql.conf
set -eu

# Nothing of the caller's own server is meant.
unset PGDATA PGDATABASE PGHOST PGHOSTADDR PGOPTIONS PGPASSFILE PGPASSWORD PGPORT PGSERVICE PGSERVICEFILE PGSSLMODE PGUSER

fail() {
  echo "cluster: $*" >&2
  exit 1
}

# Debian's are not in PATH, and Homebrew's only when there is one version.
programs() {
  newest=$(for each in /usr/lib/postgresql/*/bin /opt/homebrew/opt/postgresql@*/bin /usr/local/opt/postgresql@*/bin; do
    [ ! -x "$each/initdb" ] || echo "$each"
  done | sed -E 's/.*[/@]([0-9.]+)\/bin$/\1 &/' | sort -n | tail -1 | cut -d ' ' -f 2-)
  [ -n "$newest" ] || newest=$(pg_config --bindir 2>/dev/null) || true
  [ -x "$newest/initdb" ] || fail "no PostgreSQL server is installed (in Debian: postgresql, in Homebrew: postgresql@17)"
  echo "$newest"
}

# Runs one of the server's programs in the folder. A server refuses to run as root.
as_server() {
  (
    cd "$folder"
    [ "$(id -u)" -eq 0 ] || exec "$@"
    exec setpriv --reuid="$user" --regid="$(id -g "$user")" --clear-groups "$@"
  )
}

as_caller() {
  "$bin/psql" -X -qAt -v ON_ERROR_STOP=1 -h "$folder" -p "$port" -U "$(id -un)" -d postgres -c "$1"
}

# The caller comes to the socket in the folder, and nobody else.
give_folder() {
  chmod 700 "$folder"
  [ "$(id -u)" -ne 0 ] || chown "$user" "$folder"
  as_server test -x "$folder" 2>/dev/null || fail "$user, as whom the server runs, cannot open $folder"
}

make_cluster() {
  give_folder
  case $(uname -s) in Linux) locale=C.UTF-8 ;; *) locale=en_US.UTF-8 ;; esac
  as_server "$bin/initdb" --pgdata=data --username="$(id -un)" --auth=trust --encoding=UTF8 --locale="$locale" --no-sync \
    >"$folder/initdb.log" 2>&1 || fail "$(cat "$folder/initdb.log")"
  # The last line of a setting counts.
  cat >>"$folder/data/postgresql.conf" <<END
max_connections = 200
unix_socket_directories = '$folder'
listen_addresses = '${port:+127.0.0.1}'
port = ${port:-5432}
$settings
END
}

start() {
  [ -e "$folder/data/PG_VERSION" ] || make_cluster
  as_server "$bin/pg_ctl" start --pgdata=data --log=log --silent --wait || fail "$(tail -20 "$folder/log")"
  # Its fourth line is the port.
  port=$(sed -n 4p "$folder/data/postmaster.pid")
  # A standby has the database of its primary.
  [ -n "$(as_caller "SELECT 1 FROM pg_database WHERE datname = 'camp'")" ] || as_caller "CREATE DATABASE camp"
  echo "postgresql:///camp?host=$folder&port=$port"
}

# A standby that is promoted waits for no other.
standby() {
  [ $# -eq 1 ] || fail "the folder of the primary is missing"
  primary=$(cd "$1" && pwd -P)
  give_folder
  as_server "$bin/pg_basebackup" --pgdata=data --write-recovery-conf --checkpoint=fast --no-sync --host="$primary" \
    --port="$(sed -n 4p "$primary/data/postmaster.pid")" --username="$(id -un)"
  echo "synchronous_standby_names = ''" >>"$folder/data/postgresql.auto.conf"
  echo "unix_socket_directories = '$folder'" >>"$folder/data/postgresql.conf"
  start
}

# The file in the folder names the process, so no other server is ended.
stop() {
  [ ! -e "$folder/data/postmaster.pid" ] || as_server "$bin/pg_ctl" stop --pgdata=data --mode="$1" --silent --wait
}

# Ends the cluster in every case, then the script with the command's status.
run() {
  [ $# -gt 0 ] || fail "a command is missing after --"
  folder=$(mktemp -d "$temporary/campctl-cluster.XXXXXX")
  trap 'stop immediate; rm -rf "$folder"' EXIT
  trap 'exit 129' HUP
  trap 'exit 130' INT
  trap 'exit 143' TERM
  CAMPCTL_TEST_SERVER=$(start)
  export CAMPCTL_TEST_SERVER
  "$@"
}

verb=${1:-} folder='' port='' settings='' user=postgres temporary=${TMPDIR:-/tmp}
[ $# -eq 0 ] || shift
case $verb in
  run) ;;
  start | stop | standby)
    [ $# -gt 0 ] || fail "a folder is missing"
    mkdir -p "$1"
    folder=$(cd "$1" && pwd -P)
    shift
    ;;
  programs)
    programs
    exit
    ;;
  *) fail "run, start, standby, stop or programs is missing; the first lines of scripts/cluster.sh describe them" ;;
esac
id "$user" >/dev/null 2>&1 || user=nobody
bin=$(programs)

if [ "$verb" = stop ]; then
  stop "${1:-fast}"
  exit
elif [ "$verb" = standby ]; then
  standby "$@"
  exit
fi
while [ $# -gt 0 ]; do
  case $1 in
    --port | --set) [ $# -gt 1 ] || fail "the value of $1 is missing" ;;
  esac
  case $1 in
    --fast) [ ! -w /dev/shm ] || temporary=/dev/shm ;;
    --port)
      port=$2
      shift
      ;;
    --set)
      settings="$settings
${2%%=*} = '${2#*=}'"
      shift
      ;;
    --)
      shift
      break
      ;;
    *) fail "there is no option $1" ;;
  esac
  shift
done
"$verb" "$@"
