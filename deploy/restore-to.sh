#!/bin/sh
# restore-to.sh TIME FOLDER [PORT]: the database as it was at TIME (UTC, such as 2026-11-23T09:41:00Z), as a server of its own that
# listens on PORT (5433) of this machine only. Nothing of the running cluster is touched, and nothing is written into the archive.
set -eu
time=$1 folder=$2 port=${3:-5433}
archive=/var/lib/chowk-archive
bin=/usr/lib/postgresql/17/bin

# The latest base backup from before that time. Times in this form are in order when sorted as text.
base=$({ ls "$archive/base"; echo "$time"; } | LC_ALL=C sort | grep -FxB 1 -m 1 "$time" | head -n 1)
[ "$base" != "$time" ] || { echo "There is no base backup from before $time in $archive/base" >&2; exit 1; }
mkdir -m 700 "$folder"
tar -xzf "$archive/base/$base/base.tar.gz" -C "$folder"

cat >> "$folder/postgresql.auto.conf" <<EOF
restore_command = 'cp "$archive/wal/%f" "%p"'
recovery_target_time = '${time%Z}+00'
recovery_target_action = 'promote'
EOF
rm -f "$folder/standby.signal"
touch "$folder/recovery.signal"
# Whoever may read the folder may look at it; from elsewhere with a password.
printf 'local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n' > "$folder/pg_hba.conf"

# Over what Patroni wrote into postgresql.conf: no address, no archive and no standby of the cluster.
"$bin/pg_ctl" -D "$folder" -l "$folder/restore.log" -w -t 3600 start -o "-p $port -c listen_addresses=127.0.0.1 \
  -c unix_socket_directories=$folder -c archive_mode=off -c synchronous_standby_names= -c hba_file=$folder/pg_hba.conf" > /dev/null ||
  { tail "$folder/restore.log" >&2; exit 1; }
until [ "$("$bin/psql" -h "$folder" -p "$port" -U postgres -d postgres -Atc 'select pg_is_in_recovery()')" = f ]; do
  "$bin/pg_ctl" -D "$folder" status > /dev/null || { tail "$folder/restore.log" >&2; exit 1; }
  sleep 1
done
echo "The database of $time, from the base backup of $base, listens on 127.0.0.1:$port"
