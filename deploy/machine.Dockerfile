# The machines of this folder in containers: Debian's packages, one image for etcd, the databases and what stands before the shop.
# `docker build --pull --no-cache` brings the newest patches of all of them.
FROM debian:trixie-slim
# Under this number the pods run (kubernetes/): which one Debian gives depends on what else is installed.
RUN groupadd --system --gid 5432 postgres \
  && useradd --system --uid 5432 --gid postgres --home-dir /var/lib/postgresql --shell /bin/bash postgres \
  && apt-get update && apt-get upgrade -y \
  && apt-get install -y --no-install-recommends \
    tini etcd-server patroni python3-etcd postgresql-17 haproxy pgbouncer redis-server nginx-light \
  && rm -rf /var/lib/apt/lists/* /var/lib/postgresql/17 \
  && mkdir -p /var/lib/chowk-archive/wal /var/lib/chowk-archive/base /var/lib/etcd/default \
  && chown -R postgres:postgres /var/lib/chowk-archive /var/lib/etcd
COPY archive-wal.sh base-backup.sh /usr/local/bin/
ENTRYPOINT ["/usr/bin/tini", "--"]
