import assert from 'node:assert/strict';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { second } from '../../../src/platform/clock.ts';
import { startPurchases } from '../purchases.ts';
import { checkedBooks, untilAnswered, untilWorkedOff } from './afterwards.ts';
import type { MachineName } from './deployment.ts';
import { explain, readReplication } from './evidence.ts';
import type { Machines } from './machines.ts';

const establishedState = '01';

/** How many TCP connections a local process has to an IPv4 address, according to /proc/net/tcp (proc_net_tcp(5)). */
function countConnections(pid: number, address: string): number {
  const inHex = address
    .split('.')
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .toReversed()
    .join('')
    .toUpperCase();
  const sockets = new Set(readdirSync(`/proc/${pid}/fd`).map((fd) => linkOf(`/proc/${pid}/fd/${fd}`)));
  return readFileSync(`/proc/${pid}/net/tcp`, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, , remote, state, , , , , , inode]) =>
        remote?.startsWith(`${inHex}:`) && state === establishedState && sockets.has(`socket:[${inode}]`),
    ).length;
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return ''; // it was closed meanwhile
  }
}

/** The longest that a customer may be asked to retry. */
const longest = 30 * second;
/** How long purchases may stall before they count as dead. */
const patience = 90 * second;

interface Loss {
  /** What is lost in the middle of purchases. */
  readonly lose: () => Promise<void>;
  /** Runs once customers can buy again: the machine comes back. */
  readonly mend?: () => Promise<void>;
}

/**
 * Customers buy, and in the middle something is lost. They wait at most 30 s and never see an error of the shop.
 * Afterwards everything acknowledged exists exactly once, and the books balance.
 */
async function lose(machines: Machines, total: number, loss: Loss): Promise<string> {
  const purchases = await startPurchases(machines, 8, { unanswered: 250, refused: 250 });
  const before = await readReplication(machines);
  try {
    return await survive(machines, purchases, total, loss);
  } catch (error) {
    const orderIds = purchases.purchases.flatMap(({ orderId }) => orderId ?? []);
    const why = await explain(machines, orderIds, before);
    throw new Error(`${(error as Error).message}\n${why}`, { cause: error });
  }
}

async function survive(
  machines: Machines,
  purchases: Awaited<ReturnType<typeof startPurchases>>,
  total: number,
  { lose, mend }: Loss,
): Promise<string> {
  const buy = async (more: number) => {
    const many = purchases.purchases.length + more;
    for (const began = performance.now(); purchases.purchases.length < many; ) {
      assert.ok(performance.now() - began < patience, `customers buy again within ${patience / second} s`);
      await Promise.race([pause(20), purchases.failed]);
    }
  };
  await buy(total / 2);
  await lose();
  await buy(total / 2);
  await Promise.race([mend?.(), purchases.failed]);
  // A machine that comes back must not disturb the one that took over.
  await buy(total / 4);
  await untilAnswered(machines.db);
  const { purchases: purchasesMade, unanswered } = await purchases.stop();
  const wait = `${(purchases.longestWait() / second).toFixed(1)} s of 'try again' at most`;
  assert.ok(purchases.longestWait() <= longest, wait);
  assert.ok(!purchases.statuses.has(500), `no fault of the shop: ${[...purchases.statuses].join(', ')}`);
  await machines.databases.untilSynchronous();
  await untilWorkedOff(machines.db);
  return `${purchasesMade} purchases, ${unanswered} requests repeated, ${wait}; ${await checkedBooks(machines)}`;
}

/** The primary dies before its last writes were sent to the standby: they cannot have been acknowledged. */
export async function losePrimary(machines: Machines): Promise<string> {
  const primary = await machines.databases.primary();
  return lose(machines, 200, {
    lose: async () => {
      const sender = primary.find('walsender');
      assert.ok(sender, 'the primary has a standby');
      process.kill(sender, 'SIGSTOP');
      await pause(second / 2);
      await primary.kill();
    },
    mend: async () => primary.start(),
  });
}

/** The primary's machine goes silent with all connections open, and comes back as the standby of the one that took over. */
export async function pullPlug(machines: Machines): Promise<string> {
  const { databases } = machines;
  const silent = await databases.primary();
  return lose(machines, 100, {
    lose: async () => silent.freeze(),
    mend: async () => {
      const heir = await databases.primary();
      assert.notEqual(heir.name, silent.name, 'the standby has taken over');
      assert.equal(connectionsTo(machines, silent.name), 0, 'nothing waits for the machine that is silent');
      silent.thaw();
      await databases.untilSynchronous();
      assert.equal(
        (await databases.primary()).name,
        heir.name,
        'who came back leaves the lead to who took over',
      );
    },
  });
}

/** Connections that the servers' HAProxys still hold open to a database machine. */
function connectionsTo({ deployment, shops }: Machines, silent: MachineName): number {
  const connections = shops.machines.map((machine) => {
    const pid = machine.find('haproxy');
    assert.ok(pid, `HAProxy of ${machine.name} runs`);
    return countConnections(pid, deployment.addressOf(silent));
  });
  return connections.reduce((sum, one) => sum + one, 0);
}

export async function loseStandby(machines: Machines): Promise<string> {
  const standby = await machines.databases.standby();
  return lose(machines, 100, { lose: () => standby.kill(), mend: async () => standby.start() });
}

export function loseServer(machines: Machines): Promise<string> {
  const lose = () => machines.shops.servers[0].kill();
  return restart(machines, 'chowk.service', lose, () => machines.shops.start(0));
}

export function loseNginx(machines: Machines): Promise<string> {
  const { nginx } = machines;
  const kill = () => nginx.kill();
  return restart(machines, 'restart.conf', kill, () => nginx.startAgain());
}

/** @param proxy between a server and the database */
export function loseProxy(machines: Machines, proxy: 'pgbouncer' | 'haproxy'): Promise<string> {
  const [machine] = machines.shops.machines;
  const start = async () => machine.start(proxy);
  return restart(machines, 'restart.conf', () => machine.kill(proxy), start);
}

/** Restarts what was killed after the delay of its unit in deploy/, as systemd would. */
function restart(
  machines: Machines,
  unit: string,
  kill: () => Promise<void>,
  start: () => Promise<void>,
): Promise<string> {
  const text = readFileSync(join(import.meta.dirname, '../../../deploy', unit), 'utf8');
  const [, after = ''] = /^Restart=always\nRestartSec=(\d+)$/m.exec(text) ?? [];
  assert.ok(after, `${unit} starts again what ended`);
  return lose(machines, 100, {
    lose: async () => {
      await kill();
      await pause(Number(after) * second);
      await start();
    },
  });
}
