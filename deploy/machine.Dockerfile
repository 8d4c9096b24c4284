# The machines of this folder in containers: Debian's packages, one image for etcd, the databases and what stands before the shop.
FROM debian:bookworm-20250811-slim
# Under this number the pods run (kubernetes/): which one Debian gives depends on what else is installed.
RUN groupadd --system --gid 5432 postgres \
  && useradd --system --uid 5432 --gid postgres --home-dir /var/lib/postgresql --shell /bin/bash postgres \
  && apt-get update \
  && apt-get install -y --no-install-recommends etcd-server patroni postgresql-15 haproxy pgbouncer redis-server nginx-light \
  && rm -rf /var/lib/apt/lists/* /var/lib/postgresql/15 \
  && mkdir -p /var/lib/chowk-archive/wal /var/lib/chowk-archive/base /var/lib/etcd/default \
  && chown -R postgres:postgres /var/lib/chowk-archive /var/lib/etcd
COPY archive-wal.sh base-backup.sh /usr/local/bin/
