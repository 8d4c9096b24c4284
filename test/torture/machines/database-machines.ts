import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Deployment, MachineName } from './deployment.ts';
import { type Machine, openMachine } from './machine.ts';

/** etcd on three machines, and on two of them a member of the database cluster. */
export interface DatabaseMachines {
  readonly all: readonly Machine[];
  primary(): Promise<Machine>;
  standby(): Promise<Machine>;
  /** Waits until one is the primary and the other its synchronous standby. */
  untilSynchronous(): Promise<void>;
  /** Runs a PostgreSQL program or a script of deploy/ on that machine; returns its output. */
  run(machine: MachineName, command: string, ...args: string[]): string;
}

const members = ['db1', 'db2'] as const;

/** Starts the cluster with the files of deploy/, and creates the shop's database in it. */
export async function startDatabaseMachines(deployment: Deployment): Promise<DatabaseMachines> {
  const all = [...members, 'db3' as const].map((name) =>
    openMachine(deployment, name, servicesOf(deployment, name)),
  );
  for (const name of members)
    for (const script of ['archive-wal.sh', 'base-backup.sh', 'restore-to.sh'])
      deployment.install(script, name);
  for (const machine of all) machine.start();

  async function withRole(...roles: string[]): Promise<Machine> {
    for (const patience = AbortSignal.timeout(180_000); ; await pause(100)) {
      const cluster = await readCluster(deployment);
      const machine = all.find(({ name }) =>
        cluster.some((one) => one.name === name && roles.includes(one.role)),
      );
      if (machine) return machine;
      if (patience.aborted)
        throw new Error(`No ${roles.join(' or ')} within three minutes\n${all[0]?.output()}`);
    }
  }

  const run = (machine: MachineName, command: string, ...args: string[]): string => {
    const { account, programs } = deployment;
    const path = command.endsWith('.sh')
      ? join(deployment.folderOf(machine), command)
      : join(programs.postgres, command);
    return execFileSync(path, args, {
      encoding: 'utf8',
      cwd: deployment.folderOf(machine),
      env: {
        PATH: process.env.PATH,
        PGHOST: join(deployment.folderOf(machine), 'run'),
        PGUSER: 'postgres',
        PGCONNECT_TIMEOUT: '5',
      },
      ...(account ? { uid: account.uid, gid: account.gid } : {}),
    });
  };
  const machines = {
    all,
    run,
    primary: () => withRole('leader'),
    standby: () => withRole('sync_standby', 'replica'),
    untilSynchronous: async () => void (await Promise.all([withRole('leader'), withRole('sync_standby')])),
  };
  await machines.untilSynchronous();
  const { name } = await machines.primary();
  const sql = deployment.install('create-database.sql', name);
  run(
    name,
    'psql',
    '-d',
    'postgres',
    '-q',
    '-v',
    'ON_ERROR_STOP=1',
    '-v',
    'password=choose-a-third',
    '-f',
    sql,
  );
  return machines;
}

function servicesOf(deployment: Deployment, name: MachineName) {
  const { programs, folderOf, install, variablesOf } = deployment;
  const etcd = { name: 'etcd', command: [programs.etcd], env: variablesOf('etcd.env', name) };
  if (name === 'db3') return [etcd];
  return [
    etcd,
    {
      name: 'patroni',
      command: [programs.patroni, install('patroni.yml', name)],
      env: variablesOf('patroni.env', name),
      pidFiles: [join(folderOf(name), 'chowk/postmaster.pid')],
    },
  ];
}

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** The primary's view of the cluster; empty without a primary. A member that was cut off may still have the old view. */
async function readCluster({ addressOf }: Deployment): Promise<Member[]> {
  for (const name of members) {
    const ask = async (what: string): Promise<Response> =>
      fetch(`http://${addressOf(name)}:8008/${what}`, { signal: AbortSignal.timeout(2_000) });
    try {
      if ((await ask('primary')).status !== 200) continue;
      const { members: cluster } = (await (await ask('cluster')).json()) as { members: Member[] };
      return cluster.filter(({ state }) => ['running', 'streaming'].includes(state));
    } catch {
      // It does not run or does not answer: ask the other one.
    }
  }
  return [];
}
