#!/bin/sh
# PostgreSQL's archive_command (archive-wal.sh %p %f). Succeeds only when the archive has exactly this file on its disk; both members
# archive, so the same file comes twice.
set -eu
wal=/var/lib/chowk-archive/wal
if [ ! -e "$wal/$2" ]; then
  part=$wal/.$2.$(uname -n).$$
  cp "$1" "$part"
  sync "$part"
  # Not over another's.
  mv -n "$part" "$wal/$2"
  rm -f "$part"
fi
cmp "$1" "$wal/$2"
