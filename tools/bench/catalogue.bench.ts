import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { driverRate } from './catalogue/driver-rate.ts';
import { fillDataDir } from './catalogue/fill-data-dir.ts';
import { load, milliseconds, percentile, printTable, ratio, whole } from './measure.ts';
import { benchFolder, openShop } from './open-shop.ts';

/**
 * A big catalogue, made out of the town's own (`npm run bench -- catalogue 1000000`), and what a customer does in it: alone, each
 * request another one, and 20 at once, beside the same statements sent by the driver. CATALOGUE_DATA_DIR keeps the
 * shop for another run; a million products take some minutes and 6 GB to make.
 */
const size = Number(process.env.BENCH_SIZE ?? 20_000);
const dataDir = process.env.CATALOGUE_DATA_DIR ?? join(benchFolder(), 'catalogue');
const people = 20;

mkdirSync(dataDir, { recursive: true });
await fillDataDir(dataDir, size, (line) => console.log(line));
const shop = await openShop(dataDir);
try {
  const categories = (await ask('/api/home/get-categorys')).categorys as { slug: string }[];
  const listing = (n: number, page: number) =>
    `/api/home/query-products?category=${categories[n % categories.length]?.slug}&sortPrice=low-to-high&rating=${1 + (n % 4)}` +
    `&lowPrice=${300 + 7 * (n % 30)}&highPrice=${1_500 + 11 * (n % 50)}&pageNumber=${page}`;
  const words = ['kurta', 'red kurta', 'cotton block print', 'saree', 'blue jeans', 'silver jhumka set'];
  const typos = ['kutra', 'sarre', 'lehnga', 'dupata red'];
  const search = (text: string) => `/api/home/query-products?searchValue=${encodeURIComponent(text)}`;
  const asked: [string, (n: number) => string][] = [
    ['listing, page 1', (n) => listing(n, 1)],
    ['listing, page 50', (n) => listing(n, 50)],
    ['listing with facets', (n) => `${listing(n % 8, 1)}&facets=true`],
    ['search of 1 to 3 words', (n) => search(words[n % words.length] ?? '')],
    ['search with a typo', (n) => search(typos[n % typos.length] ?? '')],
    ['suggest', (n) => `/api/home/suggest?value=${['ku', 'sar', 'blu', 'jutt'][n % 4]}`],
    ['product by id', (n) => `/api/home/get-product/big${String((n * 7919) % size).padStart(9, '0')}`],
  ];
  const alone: string[][] = [[`${whole(size)} products, one customer`, 'p50', 'p99', 'refused']];
  for (const [name, path] of asked) {
    const { times, refused } = await timesOf(path);
    alone.push([
      name,
      milliseconds(percentile(times, 0.5)),
      milliseconds(percentile(times, 0.99)),
      whole(refused),
    ]);
  }
  printTable(alone);
  console.log('');
  const crowd: string[][] = [[`${people} at once`, 'a second', 'p50', 'p99', 'driver', 'of driver']];
  for (const page of [1, 50]) {
    const path = listing(3, page);
    const direct = await driverRate(shop.connection, path, people);
    const served = await load({ address: shop.address, path, people });
    crowd.push([
      `listing, page ${page}`,
      whole(served.perSecond),
      milliseconds(served.p50),
      milliseconds(served.p99),
      whole(direct),
      ratio(served.perSecond, direct),
    ]);
  }
  const served = await load({ address: shop.address, path: '/api/home/get-product/big000000007', people });
  crowd.push([
    'product by id',
    whole(served.perSecond),
    milliseconds(served.p50),
    milliseconds(served.p99),
    '',
    '',
  ]);
  printTable(crowd);
} finally {
  await shop.close();
}

async function ask(path: string): Promise<Record<string, unknown>> {
  return (await (await fetch(shop.address + path)).json()) as Record<string, unknown>;
}

/** Milliseconds of 300 requests one after the other, warmed up by 30, and how many were refused. */
async function timesOf(path: (n: number) => string): Promise<{ times: number[]; refused: number }> {
  const times: number[] = [];
  let refused = 0;
  for (let n = -30; n < 300; n++) {
    const sent = performance.now();
    const answer = await fetch(shop.address + path(n + 30));
    await answer.arrayBuffer();
    if (n < 0) continue;
    times.push(performance.now() - sent);
    if (!answer.ok) refused++;
  }
  return { times, refused };
}
