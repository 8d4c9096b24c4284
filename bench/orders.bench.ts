/**
 * Orders per second: `palce-order` over HTTP, each order with its own key, compared with the SQL transaction behind it.
 * The server is a separate process; this one plays the customers. Arguments name other checkouts of the shop, which are
 * measured in the same rounds on the same database: before and after, on the same machine in the same minutes.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startPostgres } from '../packages/embedded-postgres/src/start-postgres.ts';
import { bareOrders } from './orders/bare-order.ts';
import { openCounters } from './orders/counters.ts';
import { drive, median, type Round } from './orders/drive.ts';
import { httpOrders } from './orders/http-order.ts';

const [customers, rounds, seconds] = [[8, 32], 5, 4];
const folders = [resolve(import.meta.dirname, '..'), ...process.argv.slice(2).map((path) => resolve(path))];

const dataDir = mkdtempSync(join(tmpdir(), 'chowk-bench-'));
const servers: ChildProcess[] = [];
const say = (line: string) => void process.stderr.write(`${line}\n`);
const database = await startPostgres({ dataDir, say });
try {
  const ways: { name: string; place: (customer: number) => Promise<boolean>; shop?: number | undefined }[] =
    [];
  const addresses: string[] = [];
  for (const folder of folders) addresses.push(await serve(folder));
  const counters = await openCounters(database.connection, Math.max(...customers));
  for (const [index, address] of addresses.entries())
    ways.push({
      name: index === 0 ? 'palce-order' : (folders[index] as string),
      place: httpOrders(address, counters),
      shop: servers[index]?.pid,
    });
  const bare = await bareOrders(database.connection, counters, Math.max(...customers));
  ways.push({ name: 'bare transaction', place: bare });

  const postmaster = Number.parseInt(
    readFileSync(join(database.location, 'data/postmaster.pid'), 'utf8'),
    10,
  );
  for (const { place } of ways) await drive(place, 8, 2, { database: postmaster });
  // Plans cached while the tables were empty scan them whole; autovacuum would end that within a minute.
  await counters.analyze();
  for (const { place } of ways) await drive(place, Math.max(...customers), 2, { database: postmaster });
  for (const many of customers) {
    const results = new Map<string, Round[]>(ways.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round++)
      for (const { name, place, shop } of ways)
        results.get(name)?.push(await drive(place, many, seconds, { database: postmaster, shop }));
    report(many, results);
  }
  await counters.close();
} finally {
  for (const server of servers) {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  }
  await database.stop();
  for (const folder of [database.location, dataDir]) rmSync(folder, { recursive: true, force: true });
}

/** Starts the shop of a checkout on the shared database; returns its address. */
async function serve(folder: string): Promise<string> {
  const port = await freePort();
  const server = spawn(process.execPath, ['.build/server/main.js'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  servers.push(server);
  const address = `http://127.0.0.1:${port}`;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The shop in ${folder} did not start`);
    const ready = await fetch(`${address}/readyz`).catch(() => null);
    if (ready?.ok) return address;
    await new Promise((wake) => setTimeout(wake, 100));
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

function report(many: number, results: Map<string, Round[]>): void {
  const bare = median(results.get('bare transaction') ?? [], 'perSecond');
  console.log(
    `\n${many} customers at once, median of ${rounds} rounds of ${seconds} s (${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)})`,
  );
  for (const [name, list] of results) {
    const perSecond = median(list, 'perSecond');
    const failures = list.reduce((sum, round) => sum + round.failed, 0);
    console.log(
      `  ${name.padEnd(24)} ${perSecond.toFixed(0).padStart(5)} a second (${((100 * perSecond) / bare).toFixed(0)} % of bare)` +
        `, p50 ${median(list, 'p50').toFixed(1)} ms, p99 ${median(list, 'p99').toFixed(1)} ms, ${failures} failed` +
        `; processor ms an order: database ${median(list, 'database').toFixed(2)}, shop ${median(list, 'shop').toFixed(2)}`,
    );
    if (failures) process.exitCode = 1;
  }
}
