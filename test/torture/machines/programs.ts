import { existsSync, readdirSync } from 'node:fs';
import { nginxPath } from '../../support/nginx.ts';

/** The paths of the machines' programs in Debian's packages. */
export interface Programs {
  readonly etcd: string;
  readonly patroni: string;
  readonly pgbouncer: string;
  readonly haproxy: string;
  /** The folder of PostgreSQL's programs: initdb, pg_ctl, psql and others. */
  readonly postgres: string;
}

/** The oldest PostgreSQL version that the shop supports. */
const oldest = 15;

/** @throws with one sentence: what is missing and how to install it */
export function findPrograms(): Programs {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const newest = Math.max(...versions.map(Number).filter((version) => version >= oldest));
  const paths = {
    etcd: find('etcd'),
    patroni: find('patroni'),
    pgbouncer: find('pgbouncer'),
    haproxy: find('haproxy'),
    nginx: nginxPath,
    postgres: existing([`/usr/lib/postgresql/${newest}/bin`]),
  };
  const missing = Object.entries(paths).flatMap(([name, path]) => (path ? [] : [name]));
  if (missing.length > 0)
    throw new Error(
      `Not on this machine: ${missing.join(', ')}. On Debian: apt-get install -y etcd-server patroni python3-etcd pgbouncer haproxy nginx-light postgresql`,
    );
  return paths as Programs;
}

const find = (name: string) =>
  existing(
    ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'].map((folder) => `${folder}/${name}`),
  );

const existing = (paths: readonly string[]): string | null => paths.find((path) => existsSync(path)) ?? null;
