import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, type ShopProcess, startShopProcess } from '../../support/shop-process.ts';
import { settings } from '../servers.ts';
import type { Deployment } from './deployment.ts';
import { type Machine, openMachine } from './machine.ts';

const names = ['shop1', 'shop2'] as const;

/** Two machines, each with a server of the shop, PgBouncer and HAProxy. */
export interface ShopMachines {
  readonly machines: readonly [Machine, Machine];
  /** Replaced in place when a server is restarted. */
  readonly servers: [ShopProcess, ShopProcess];
  readonly ports: readonly [number, number];
  /** As in the first server's chowk.env. */
  readonly databaseUrl: string;
  start(at: 0 | 1): Promise<void>;
  stop(): Promise<void>;
}

export async function startShopMachines(deployment: Deployment): Promise<ShopMachines> {
  const { programs, install, folderOf } = deployment;
  const [first, second] = names.map((name) => {
    install('userlist.txt', name);
    const machine = openMachine(deployment, name, [
      { name: 'haproxy', command: [programs.haproxy, '-db', '-f', install('haproxy.cfg', name)] },
      { name: 'pgbouncer', command: [programs.pgbouncer, '-q', install('pgbouncer.ini', name)] },
    ]);
    machine.start();
    return machine;
  });
  const ports = [await freePort(), await freePort()] as const;
  const databaseUrl = (at: 0 | 1) => deployment.variablesOf('chowk.env', names[at]).DATABASE_URL ?? '';
  const startOnce = (at: 0 | 1) =>
    startShopProcess(join(folderOf(names[at]), 'data'), {
      ...settings,
      SESSION_SECRET: 'what signs the cookies of both servers',
      TRUST_PROXY: '127.0.0.1',
      PORT: String(ports[at]),
      DATABASE_URL: databaseUrl(at),
    });
  // Retries like its unit: on a busy machine the first connection may time out.
  const start = async (at: 0 | 1, tries = 4): Promise<ShopProcess> => {
    try {
      return await startOnce(at);
    } catch (error) {
      if (tries === 1) throw error;
      await pause(1_000);
      return start(at, tries - 1);
    }
  };
  const servers: [ShopProcess, ShopProcess] = [await start(0), await start(1)];
  return {
    machines: [first as Machine, second as Machine],
    servers,
    ports,
    databaseUrl: databaseUrl(0),
    start: async (at) => void (servers[at] = await start(at)),
    stop: async () => {
      for (const server of servers) await server.kill();
      for (const machine of [first, second]) await machine?.kill();
    },
  };
}
