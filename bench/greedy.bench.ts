import { listValues } from '../src/platform/database.ts';
import { load, type Load, type LoadResult, milliseconds, printTable, ratio, whole } from './measure.ts';
import { openShop } from './open-shop.ts';

/**
 * A modest visitor beside a greedy one: one connection that looks around, and a hundred from another address that ask
 * for pictures nobody has drawn, searches, suggestions or pages. What the modest one waits is compared with the same
 * visitor alone, in the same minute. He must never be turned away.
 */
const connections = 100;
const shop = await openShop();
try {
  const keys = await listValues<string>(shop.db)`select key from pictures order by key`;
  const numbers = Array.from({ length: 4_000 }, (_, at) => at);
  const greeds: Record<string, readonly string[]> = {
    'pictures not drawn yet': [1280, 640, 480].flatMap((width) =>
      keys.map((key) => `/pictures/${key}-${width}.webp`),
    ),
    searches: numbers.map(
      (at) => `/products/search?value=kurta&lowPrice=${at % 900}&highPrice=${1_000 + at}`,
    ),
    suggestions: numbers.map((at) => `/api/home/suggest?value=sa${at.toString(36)}`),
    'product pages': (await listValues<string>(shop.db)`select slug from products`).map(
      (slug) => `/product/details/${slug}`,
    ),
  };
  // A cookie of a session that is over: pages are rendered for this visitor, as for a customer.
  const modest: Load = {
    address: shop.address,
    from: '127.0.0.2',
    path: '/',
    paths: ['/', '/shops', '/product/category/sarees', '/products/search?value=kurta'],
    people: 1,
    headers: { cookie: 'session=nobody' },
  };
  await load(modest);
  const rows: string[][] = [];
  for (const [name, paths] of Object.entries(greeds)) {
    const alone = await load(modest);
    const greedy = { ...modest, from: '127.0.0.1', path: '/', paths, people: connections };
    const [beside, taken] = await Promise.all([load(modest), load(greedy)]);
    rows.push(row(`beside ${connections} for ${name}`, beside, alone, taken));
  }
  printTable([
    [
      'a modest visitor',
      'pages a second',
      'p50',
      'p95',
      'p95 alone',
      'compared',
      'turned away',
      'greedy: answered',
      'turned away',
    ],
    ...rows,
  ]);
} finally {
  await shop.close();
}

function row(name: string, beside: LoadResult, alone: LoadResult, greedy: LoadResult): string[] {
  return [
    name,
    whole(beside.perSecond),
    milliseconds(beside.p50),
    milliseconds(beside.p95),
    milliseconds(alone.p95),
    ratio(beside.p95, alone.p95),
    whole(beside.busy),
    `${whole(greedy.perSecond)}/s`,
    whole(greedy.busy),
  ];
}
