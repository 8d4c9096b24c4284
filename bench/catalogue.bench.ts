import { mkdirSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { type Asked, askedOf } from './catalogue/asked.ts';
import { driverRate } from './catalogue/driver-rate.ts';
import { fillDataDir } from './catalogue/fill-data-dir.ts';
import { type Alone, timeAlone } from './catalogue/time-alone.ts';
import { tellIndex } from './catalogue/tell-index.ts';
import { load, milliseconds, printTable, ratio, whole } from './measure.ts';
import { benchFolder, type MeasuredShop, openShop } from './open-shop.ts';

/**
 * A big catalogue, made out of the town's own (`npm run bench -- catalogue 1000000`), beside the town itself: what a customer
 * meets who is alone, each request another one, and 20 at once beside the same statements sent by the driver. CATALOGUE_DATA_DIR keeps
 * the shop for another run; a million products take some minutes and 6 GB to make.
 */
const size = Number(process.env.BENCH_SIZE ?? 20_000);
const dataDir = process.env.CATALOGUE_DATA_DIR ?? join(benchFolder(), 'catalogue');
const people = 20;
/** Different addresses that a crowd asks for in turn. */
const different = 60;

mkdirSync(dataDir, { recursive: true });
await fillDataDir(dataDir, size, (line) => console.log(line));

const town = await measured(benchFolder());
const big = await measured(dataDir);
print();

interface Crowd {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
  /** A second, by the driver alone. */
  readonly driver?: number;
}

interface Measured {
  readonly busy: number;
  readonly alone: Record<string, Alone>;
  readonly crowd: Record<string, Crowd>;
}

async function measured(folder: string): Promise<Measured> {
  const told = (line: string) => console.log(line);
  rmSync(join(folder, 'search-index'), { force: true });
  const first = await openShop(folder);
  await tellIndex(first, 'the database', told).finally(first.close);
  const shop = await openShop(folder);
  await tellIndex(shop, 'its snapshot', told);
  try {
    const { categorys } = await read<{ categorys: { slug: string }[] }>(shop, 'get-categorys');
    const asked = askedOf(categorys.map(({ slug }) => slug));
    const slugs = await someSlugs(shop, categorys);
    const product = (n: number) => `/api/home/get-product/${slugs[n % slugs.length]}`;
    const busy = loadavg()[0] ?? 0;
    return {
      busy,
      alone: await alone(shop, asked, product),
      crowd: await crowds(shop, asked, product),
    };
  } finally {
    await shop.close();
  }
}

async function alone(shop: MeasuredShop, asked: Asked, product: (n: number) => string) {
  const paths: [string, (n: number) => string][] = [
    ['listing, page 1', (n) => asked.listing(n, 1)],
    ['listing, page 50', (n) => asked.listing(n, 50)],
    ['listing with facets', (n) => `${asked.listing(n, 1)}&facets=true`],
    ['search of 1 to 3 words', asked.search],
    ['search with a typo', asked.searchWithTypo],
    ['search with a price', asked.searchWithPrice],
    ['search with facets', (n) => `${asked.search(n)}&facets=true`],
    ['suggest', asked.suggest],
    ['product by slug', product],
  ];
  const times: Record<string, Alone> = {};
  for (const [name, path] of paths) times[name] = await timeAlone(shop.address, path);
  return times;
}

async function crowds(shop: MeasuredShop, asked: Asked, product: (n: number) => string) {
  const rates: Record<string, Crowd> = {};
  const { address } = shop;
  for (const page of [1, 50]) {
    const path = asked.listing(3, page);
    const driver = await driverRate(shop.connection, path, people);
    rates[`listing, page ${page}`] = { ...(await load({ address, path, people })), driver };
  }
  const inTurn = (path: (n: number) => string) => Array.from({ length: different }, (_, n) => path(n));
  const first = (n: number) => asked.listing(n, 1);
  rates[`${different} listings in turn`] = await load({
    address,
    path: first(0),
    paths: inTurn(first),
    people,
  });
  rates['product by slug'] = await load({ address, path: product(0), people });
  rates[`${different} products in turn`] = await load({
    address,
    path: product(0),
    paths: inTurn(product),
    people,
  });
  return rates;
}

function print(): void {
  const names = Object.keys(big.alone);
  printTable([
    [
      `one customer, ${whole(size)} products (load ${big.busy.toFixed(1)})`,
      'p50',
      'to by slug',
      'p99',
      'refused',
      'the town',
      'slower',
    ],
    ...names.map((name) => {
      const [here, there] = [big.alone[name], town.alone[name]];
      if (!here || !there) return [name];
      const times = `${(here.p50 / there.p50).toFixed(1)} times`;
      return [
        name,
        milliseconds(here.p50),
        (here.p50 / (big.alone['product by slug']?.p50 ?? 1)).toFixed(2),
        milliseconds(here.p99),
        whole(here.refused),
        milliseconds(there.p50),
        times,
      ];
    }),
  ]);
  console.log('');
  printTable([
    [`${people} at once`, 'a second', 'p50', 'p99', 'failed', 'of driver', 'the town', 'slower'],
    ...Object.entries(big.crowd).map(([name, here]) => {
      const there = town.crowd[name]?.perSecond ?? 0;
      return [
        name,
        whole(here.perSecond),
        milliseconds(here.p50),
        milliseconds(here.p99),
        whole(here.failures),
        here.driver ? ratio(here.perSecond, here.driver) : '',
        whole(there),
        `${(there / here.perSecond).toFixed(1)} times`,
      ];
    }),
  ]);
}

/** Slugs of products from every category. */
async function someSlugs(shop: MeasuredShop, categories: readonly { slug: string }[]): Promise<string[]> {
  const pages = await Promise.all(
    categories.map(({ slug }) =>
      read<{ products: { slug: string }[] }>(shop, `query-products?category=${slug}&parPage=12`),
    ),
  );
  return pages.flatMap(({ products }) => products.map(({ slug }) => slug));
}

async function read<Answer>(shop: MeasuredShop, call: string): Promise<Answer> {
  return (await fetch(`${shop.address}/api/home/${call}`)).json() as Promise<Answer>;
}
