import { startShopProcess } from '../test/support/shop-process.ts';
import { startBareServer } from './bare-server.ts';
import { readMix } from './browse/read-mix.ts';
import { residentMemory } from './browse/resident-memory.ts';
import { loadAndCost, milliseconds, printTable, ratio, send, whole } from './measure.ts';
import { benchFolder, openShop } from './open-shop.ts';

/**
 * Browsing: home, listings, products, search, suggestions, `query-products` and pictures, at 20, 200 and 2,000
 * connections, beside a bare http server that sends the same bytes. It also measures the processor time per request of
 * both, which shows where the load generator is the limit; whether memory stays flat over a million requests
 * (BENCH_REQUESTS changes the number); and how soon a shop with an existing database answers after its start.
 */
const crowds = [20, 200, 2_000];
const requests = Number(process.env.BENCH_REQUESTS ?? 1_000_000);
const headers = { 'accept-encoding': 'br' };

const dataDir = benchFolder();
const shop = await openShop(dataDir);
try {
  const paths = await readMix(shop.address);
  const bare = await startBareServer(shop.address, paths);
  const rows: string[][] = [];
  try {
    for (const people of crowds) {
      const request = { path: '/', paths, people, headers };
      const floor = await loadAndCost({ ...request, address: bare.address }, bare.processor);
      const result = await loadAndCost({ ...request, address: shop.address }, () => shop.processor().shop);
      rows.push(row(`${whole(people)} at once, bare node:http`, floor, floor));
      rows.push(row(`${whole(people)} at once, the shop`, result, floor));
    }
  } finally {
    await bare.stop();
  }
  printTable([
    [
      `browsing, ${paths.length} addresses`,
      'a second',
      'of bare',
      'p50',
      'p99',
      'processor for one',
      'of bare',
      'told to come back',
      'failures',
    ],
    ...rows,
  ]);
  printTable([['\nmemory after', 'requests', 'resident'], ...(await memoryOver(paths))]);
  await untilTheFirstAnswer();
} finally {
  await shop.close();
}

type LoadAndCost = Awaited<ReturnType<typeof loadAndCost>>;

function row(name: string, result: LoadAndCost, floor: LoadAndCost): string[] {
  const { perSecond, p50, p99, cost, busy, failures } = result;
  const comparison = (what: 'perSecond' | 'cost') =>
    result === floor ? '' : ratio(result[what], floor[what]);
  return [
    name,
    whole(perSecond),
    comparison('perSecond'),
    milliseconds(p50),
    milliseconds(p99),
    `${cost.toFixed(2)} ms`,
    comparison('cost'),
    whole(busy),
    whole(failures - busy),
  ];
}

/** The server's memory after each tenth of the requests; printed at 10, 50 and 100 %. */
async function memoryOver(paths: readonly string[]): Promise<string[][]> {
  const rows: string[][] = [];
  for (let tenth = 1; tenth <= 10; tenth++) {
    await send({
      address: shop.address,
      path: '/',
      paths,
      people: 50,
      headers,
      amount: Math.ceil(requests / 10),
    });
    const megabytes = (await residentMemory(shop.address)) / 1_048_576;
    if ([1, 5, 10].includes(tenth))
      rows.push([`${tenth * 10} %`, whole((requests / 10) * tenth), `${megabytes.toFixed(0)} MB`]);
  }
  return rows;
}

/** Starts another server three times on the existing database: the median time until it has answered a page. */
async function untilTheFirstAnswer(): Promise<void> {
  const times: number[] = [];
  for (let n = 0; n < 3; n++) {
    const began = performance.now();
    const server = await startShopProcess(dataDir);
    await (await fetch(`${server.address}/`)).arrayBuffer();
    times.push(performance.now() - began);
    await server.stop();
  }
  const [, middle = 0] = times.toSorted((a, b) => a - b);
  console.log(
    `\nfrom start to the first page over a database that is there: ${milliseconds(middle)} (bar: 2,000)`,
  );
}
