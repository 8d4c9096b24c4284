#!/bin/sh
# A base backup into the archive, named by the moment from which it can be restored. The timer runs it on both database machines; the
# primary does it. What is older than 14 days goes, but only after a backup that succeeded.
set -eu
archive=/var/lib/chowk-archive
bin=/usr/lib/postgresql/17/bin
[ "$("$bin/psql" -U postgres -d postgres -Atc 'select pg_is_in_recovery()')" = f ] || exit 0
making=$archive/base/.making
rm -rf "$making"
"$bin/pg_basebackup" -U postgres -D "$making" -Ft -z -Z 1 -X none -c fast
sync
mv "$making" "$archive/base/$(date -u +%Y-%m-%dT%H:%M:%SZ)"
find "$archive/base" -mindepth 1 -maxdepth 1 -mtime +14 -exec rm -rf {} +
find "$archive/wal" -type f -mtime +15 -delete
