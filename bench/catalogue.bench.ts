import { mkdirSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { type Questions, askedOf } from './catalogue/asked.ts';
import { driverRate } from './catalogue/driver-rate.ts';
import { fillDataDir } from './catalogue/fill-data-dir.ts';
import { type Alone, timeAlone } from './catalogue/time-alone.ts';
import { tellIndex, tellMemory } from './catalogue/tell-index.ts';
import { type LoadResult, load, milliseconds, percentile, printTable, ratio, whole } from './measure.ts';
import { benchFolder, type MeasuredShop, openShop } from './open-shop.ts';

/**
 * A big catalogue made from the town's products (`npm run bench -- catalogue 1000000`), compared with the town itself:
 * response times for a single customer whose requests all differ, and for 20 at once, compared with the driver sending
 * the same statements. CATALOGUE_DATA_DIR keeps the shop for another run; a million products take some minutes and 11
 * GB to make. CATALOGUE_PARTS=alone,crowd selects parts; that one skips rebuilding the index from the database
 * (`rebuild`).
 */
const size = Number(process.env.BENCH_SIZE ?? 20_000);
const dataDir = process.env.CATALOGUE_DATA_DIR ?? join(benchFolder(), 'catalogue');
const parts = (process.env.CATALOGUE_PARTS ?? 'rebuild,alone,crowd').split(',');
const people = 20;
/** How many different addresses a crowd requests in turn. */
const different = 3_000;
/** Every round measures every kind in both shops, so that other load on the machine affects all of them. */
const rounds = 6;
const eachRound = 50;
const bySlug = 'product by slug';

mkdirSync(dataDir, { recursive: true });
await fillDataDir(dataDir, size, (line) => console.log(line));
const shops = { town: await catalogueIn(benchFolder()), big: await catalogueIn(dataDir) };
try {
  if (parts.includes('alone')) printAlone(await askAlone());
  if (parts.includes('crowd')) await printCrowds();
  for (const shop of Object.values(shops)) await tellMemory(shop.shop, console.log);
} finally {
  await shops.town.shop.close();
  await shops.big.shop.close();
}

interface OpenCatalogue {
  readonly shop: MeasuredShop;
  readonly asked: Questions;
  readonly product: (n: number) => string;
}

/** The shop started from its snapshot, written during an earlier start. */
async function catalogueIn(folder: string): Promise<OpenCatalogue> {
  if (parts.includes('rebuild')) {
    rmSync(join(folder, 'search-index'), { force: true });
    const first = await openShop(folder);
    await tellIndex(first, 'the database', console.log).finally(first.close);
  } else await (await openShop(folder)).close();
  const shop = await openShop(folder);
  await tellIndex(shop, 'its snapshot', console.log);
  const { categorys } = await read<{ categorys: { slug: string }[] }>(shop, 'get-categorys');
  const slugs = await someSlugs(shop, categorys);
  return {
    shop,
    asked: askedOf(categorys.map(({ slug }) => slug)),
    product: (n) => `/api/home/get-product/${slugs[n % slugs.length]}`,
  };
}

function kindsOf({ asked, product }: OpenCatalogue): Record<string, (n: number) => string> {
  return {
    'listing, page 1': (n) => asked.listing(n, 1),
    'listing, page 50': (n) => asked.listing(n, 50),
    'listing with facets': (n) => `${asked.listing(n, 1)}&facets=true`,
    'search of 1 to 3 words': asked.search,
    'search with a typo': asked.searchWithTypo,
    'search with a price': asked.searchWithPrice,
    'search with a negation': asked.searchWithout,
    'search with facets': (n) => `${asked.search(n)}&facets=true`,
    suggest: asked.suggest,
    [bySlug]: product,
  };
}

type TimesByQuestion = Record<string, Alone>;

async function askAlone(): Promise<Record<keyof typeof shops, TimesByQuestion> & { busy: number }> {
  const results: Record<keyof typeof shops, TimesByQuestion> = { town: {}, big: {} };
  for (let round = -1; round < rounds; round++)
    for (const name of ['town', 'big'] as const)
      for (const [kind, path] of Object.entries(kindsOf(shops[name]))) {
        const paths = Array.from({ length: eachRound }, (_, n) => path((round + 1) * eachRound + n));
        const alone = await timeAlone(shops[name].shop.address, paths, results[name][kind]);
        if (round >= 0) results[name][kind] = alone; // the first round warms up
      }
  return { ...results, busy: loadavg()[0] ?? 0 };
}

function printAlone({ town, big, busy }: Awaited<ReturnType<typeof askAlone>>): void {
  const at = (result: Alone | undefined, share: number) => percentile(result?.times ?? [], share);
  const [here, there] = [at(big[bySlug], 0.5), at(town[bySlug], 0.5)];
  printTable([
    [
      `one customer, ${whole(size)} products (load ${busy.toFixed(1)})`,
      'p50',
      'of by slug',
      'p99',
      'of by slug',
      'refused',
      'the town',
      'of by slug',
      'times the town',
    ],
    ...Object.entries(big).map(([kind, result]) => [
      kind,
      milliseconds(at(result, 0.5)),
      (at(result, 0.5) / here).toFixed(2),
      milliseconds(at(result, 0.99)),
      (at(result, 0.99) / here).toFixed(1),
      whole(result.refused),
      milliseconds(at(town[kind], 0.5)),
      (at(town[kind], 0.5) / there).toFixed(2),
      (at(result, 0.5) / at(town[kind], 0.5)).toFixed(2),
    ]),
  ]);
}

async function printCrowds(): Promise<void> {
  const [town, big] = [await crowds(shops.town), await crowds(shops.big)];
  const products = big['products, all different']?.perSecond ?? 0;
  console.log('');
  printTable([
    [
      `${people} at once (load ${loadavg()[0]?.toFixed(1)})`,
      'a second',
      'of products',
      'p50',
      'p99',
      'failed',
      'of driver',
      'the town',
    ],
    ...Object.entries(big).map(([kind, here]) => [
      kind,
      whole(here.perSecond),
      ratio(here.perSecond, products),
      milliseconds(here.p50),
      milliseconds(here.p99),
      whole(here.failures),
      here.driver ? ratio(here.perSecond, here.driver) : '',
      whole(town[kind]?.perSecond ?? 0),
    ]),
  ]);
}

async function crowds({ shop, asked, product }: OpenCatalogue) {
  const rates: Record<string, LoadResult & { driver?: number }> = {};
  const { address } = shop;
  for (const page of [1, 50]) {
    const path = asked.listing(3, page);
    const { products } = await read<{ products: { _id: string }[] }>(shop, path.replace('/api/home/', ''));
    const driver = await driverRate(
      shop.connection,
      products.map(({ _id }) => _id),
      people,
    );
    rates[`listing, page ${page}`] = { ...(await load({ address, path, people })), driver };
  }
  const inTurn = (path: (n: number) => string) => Array.from({ length: different }, (_, n) => path(n));
  const all = { address, path: '', people };
  rates['listings, all different'] = await load({ ...all, paths: inTurn((n) => asked.listing(n, 1)) });
  rates['products, all different'] = await load({ ...all, paths: inTurn(product) });
  rates[bySlug] = await load({ address, path: product(0), people });
  return rates;
}

/** Slugs of products from every category, as many as the crowd requests if there are enough. */
async function someSlugs(shop: MeasuredShop, categories: readonly { slug: string }[]): Promise<string[]> {
  const perPage = 48;
  const slugs: string[] = [];
  for (let page = 1; page <= Math.ceil(different / categories.length / perPage); page++)
    for (const { slug } of categories) {
      const call = `query-products?category=${slug}&parPage=${perPage}&pageNumber=${page}`;
      slugs.push(
        ...(await read<{ products: { slug: string }[] }>(shop, call)).products.map((one) => one.slug),
      );
    }
  return slugs;
}

async function read<Answer>(shop: MeasuredShop, call: string): Promise<Answer> {
  return (await fetch(`${shop.address}/api/home/${call}`)).json() as Promise<Answer>;
}
