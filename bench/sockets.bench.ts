/**
 * SIZE sockets (10,000) on four servers of one shop with one database, where writer and reader are mostly on different
 * servers. First with LISTEN and NOTIFY between the servers, then with Redis if the machine has it. Each part has a
 * time limit and prints its result as it ends. Fails if a message is lost, duplicated or delivered to somebody else.
 */
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../packages/embedded-postgres/src/start-postgres.ts';
import { openDatabase } from '../src/platform/database.ts';
import { redisPath, startRedis } from '../test/support/redis.ts';
import { type Clients, openClients } from './chat/open-clients.ts';
import { milliseconds, percentile, printTable, ratio, seconds, whole } from './measure.ts';
import { benchFolder } from './open-shop.ts';
import { openFiles, openServers, type Servers, type ProcessorUse } from './sockets/open-servers.ts';
import { crowds, meet, shareElsewhere } from './sockets/people.ts';

const size = Number(process.env.BENCH_SIZE ?? 10_000);
const [servers, clientProcesses, rate] = [4, 2, 100];
/** Time limit for connecting all sockets, in milliseconds. */
const mostToConnect = 60_000 + size * 20;
/** A server uses up to 36 connections. */
const maxConnections = servers * 36 + 20;
const filesNeeded = size / clientProcesses + 500;
if (openFiles() < filesNeeded)
  throw new Error(`A process may have ${openFiles()} files open here, and needs ${filesNeeded}: ulimit -n`);

const dataDir = join(benchFolder(), 'sockets');
mkdirSync(dataDir, { recursive: true });
for (const folder of [benchFolder(), dataDir]) chmodSync(folder, 0o755); // for root, as in open-shop.ts
const postgres = await startPostgres({ dataDir, settings: { max_connections: String(maxConnections) } });
const postmaster = Number.parseInt(readFileSync(join(postgres.location, 'data/postmaster.pid'), 'utf8'), 10);
const { db } = openDatabase(postgres.connection, 5);
const redis = redisPath ? await startRedis() : null;
let circles: Awaited<ReturnType<typeof meet>> | undefined;
try {
  const byNotify = await measure('LISTEN/NOTIFY', null);
  if (redis) compare(byNotify, await measure('Redis', redis));
  else console.log('No redis-server here (Debian: apt-get install redis-server): nothing to put beside.');
} finally {
  await db.destroy();
  await redis?.kill();
  await postgres.stop();
}

type Result = Awaited<ReturnType<typeof write>>;

/** Measures one way of connecting the servers, from their start to their end. */
async function measure(way: string, broker: typeof redis): Promise<Result> {
  const open = await openServers(dataDir, servers, { postmaster, redis: broker });
  let clients: Clients | undefined;
  try {
    circles ??= await meet(db, size);
    const all = crowds(circles, open.addresses, clientProcesses);
    clients = openClients(all);
    say(
      way,
      `${servers} servers are ready, of 100 messages ${Math.round(shareElsewhere(all) * 100)} are read at another than they are written at`,
    );
    const memory = open.memory();
    const usage = open.used();
    const { connected, failed, took } = await clients.connect(mostToConnect);
    say(
      way,
      `${whole(connected)} of ${whole(size)} sockets connected after ${milliseconds(took)}, ${whole(failed)} tries failed; ` +
        `processor ms a socket: ${each(usage, open.used(), size)}; memory a server ${megabytes(memory)} before, ${megabytes(open.memory())} after`,
    );
    must(connected === size, `${way}: all sockets connected`);
    await write(way, clients, open, { name: 'first', seconds });
    return await write(way, clients, open, { name: 'measured', seconds: seconds * 4 });
  } finally {
    clients?.close();
    await pause(1_000); // wait for a thousand sockets to close
    await open.stop();
  }
}

async function write(
  way: string,
  clients: Clients,
  open: Servers,
  { name, seconds: length }: { name: string; seconds: number },
) {
  const before = open.used();
  const result = await clients.write({ name, rate, seconds: length });
  const cost = each(before, open.used(), result.sent);
  const [p50, p99] = [percentile(result.delays, 0.5), percentile(result.delays, 0.99)];
  say(
    way,
    `${name} ${length} s: ${whole(result.sent)} of ${whole(rate * length)} messages stored${refusals(result.refused)}, ${result.repeated} sent again; ` +
      `${whole(result.delivered)} of ${whole(result.expected)} delivered, ${result.doubled} twice, ${result.astray} astray; ` +
      `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}; processor ms a message: ${cost}, clients ${(result.processor / result.sent).toFixed(2)}`,
  );
  const { sent, delivered, expected, doubled, astray, connected } = result;
  must(sent === rate * length, `${way}: all messages were stored`);
  must(delivered === expected && doubled + astray === 0, `${way}: each came once where it should`);
  must(connected === size, `${way}: all were still connected`);
  return { ...result, p50, p99, cost, memory: megabytes(open.memory()) };
}

function compare(byNotify: Result, byRedis: Result): void {
  const row = (name: string, tell: (result: Result) => string, by = '') => [
    name,
    tell(byNotify),
    tell(byRedis),
    by,
  ];
  printTable([
    [`${whole(size)} sockets, ${servers} servers, ${rate}/s`, 'LISTEN/NOTIFY', 'Redis', 'Redis : NOTIFY'],
    row('delivered', ({ delivered, expected }) => `${whole(delivered)} of ${whole(expected)}`),
    row('sending to the reader, p50', ({ p50 }) => milliseconds(p50), ratio(byRedis.p50, byNotify.p50)),
    row('sending to the reader, p99', ({ p99 }) => milliseconds(p99), ratio(byRedis.p99, byNotify.p99)),
    row('memory of a server', ({ memory }) => memory),
  ]);
}

function say(way: string, what: string): void {
  console.log(`${way}, load ${loadavg()[0]?.toFixed(1)}: ${what}`);
}

/** Processor time for each of `howMany`, in milliseconds. */
function each(before: ProcessorUse, after: ProcessorUse, howMany: number): string {
  const [shop, database, broker] = (['servers', 'database', 'redis'] as const).map((name) =>
    ((after[name] - before[name]) / howMany).toFixed(2),
  );
  return `servers ${shop}, database ${database}, Redis ${broker}`;
}

/** The number of other answers by status. */
function refusals(statuses: readonly number[]): string {
  const counts = Object.entries(Object.groupBy(statuses, String));
  return counts.map(([status, all]) => ` (${all?.length} answered ${status})`).join('');
}

function megabytes(bytes: readonly number[]): string {
  const [least, most] = [Math.min(...bytes), Math.max(...bytes)].map((each) => Math.round(each / 1e6));
  return least === most ? `${most} MB` : `${least} to ${most} MB`;
}

function must(holds: boolean, what: string): void {
  if (holds) return;
  console.log(`NOT SO: ${what}`);
  process.exitCode = 1;
}
