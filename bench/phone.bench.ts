import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { browserArguments } from '../test/support/browser-arguments.ts';
import { milliseconds, percentile, printTable } from './measure.ts';
import { openShop } from './open-shop.ts';
import { openDoors } from './phone/floor.ts';
import { fastLine, measureNavigation } from './phone/measure-navigation.ts';
import { measureVisit, phone, type Visit } from './phone/measure-visit.ts';

/**
 * First visits on a cheap phone: home, listing and product, each with an empty cache and in turn with the baseline: the
 * same page with its styles and pictures, and a script that only hydrates an empty React root (record 132). `npm run
 * budgets` is this measurement, and fails if a budget is exceeded. The median of several visits counts.
 */
const visits = Number(process.env.BENCH_VISITS ?? 5);
const hold = process.env.BENCH_HOLD === '1';

interface Budget {
  readonly name: string;
  readonly of: (visit: Visit) => number;
  /** The limit, given the baseline's figure. */
  readonly max: (floor: number) => number;
  readonly said: string;
  readonly show: (value: number) => string;
}

const kilobytes = (value: number) => `${(value / 1_000).toFixed(1)} KB`;
const budgets: readonly Budget[] = [
  {
    name: 'largest paint (LCP)',
    of: ({ largestPaint }) => largestPaint,
    max: (floor) => floor * 1.15,
    said: '1.15 of the floor',
    show: milliseconds,
  },
  {
    name: 'blocking (TBT)',
    of: ({ blocking }) => blocking,
    max: (floor) => floor + 60,
    said: 'the floor + 60 ms',
    show: milliseconds,
  },
  {
    name: 'press to paint',
    of: ({ press }) => press,
    max: (floor) => floor * 2,
    said: '2 of the floor',
    show: milliseconds,
  },
  {
    name: 'scripts, gzip',
    of: ({ scripts }) => scripts,
    max: () => 125_000,
    said: '125 KB',
    show: kilobytes,
  },
  {
    name: 'layout shift (CLS)',
    of: ({ shift }) => shift,
    max: () => 0.01,
    said: '0.01',
    show: (value) => value.toFixed(4),
  },
  {
    name: 'first screen’s pictures',
    of: (visit) => visit.firstScreenPictures,
    max: () => 120_000,
    said: '120 KB',
    show: kilobytes,
  },
  {
    name: 'requests elsewhere',
    of: ({ elsewhere }) => elsewhere.length,
    max: () => 0,
    said: 'none',
    show: String,
  },
];

/** How many of the baseline's round trips it may take from a touch to the next page. */
const maxRoundTrips = 3;

const executablePath = process.env.CHROMIUM_PATH;
if (!executablePath) throw new Error('CHROMIUM_PATH names no browser; npm run bench sets it');
const launch = () => chromium.launch({ executablePath, args: browserArguments });
const shop = await openShop();
const doors = await openDoors(shop.address);
const misses: string[] = [];
try {
  console.log(
    `processor ${phone.slower} times slower, ${phone.latency} ms, ${phone.bitsPerSecond / 1e6} Mbit/s, ${phone.width} px wide; the middle of ${visits}; the floor's script ${kilobytes(gzipSync(doors.floorScript, { level: 9 }).length)} gzip`,
  );
  const browser = await launch();
  for (const [name, path, press] of await readPages()) await comparePage(browser, name, path, press);
  await browser.close();
  for (const slower of [1, phone.slower]) await compareTouch(slower);
} finally {
  doors.shop.close();
  doors.floor.close();
  await shop.close();
}
for (const line of misses) console.log(`over its budget: ${line}`);
if (hold && misses.length) process.exitCode = 1;

async function readPages(): Promise<[name: string, path: string, press: string][]> {
  const answer = await fetch(`${shop.address}/api/home/query-products`);
  const { products } = (await answer.json()) as { products: { slug: string }[] };
  return [
    ['home', '/', 'header button[aria-label="Menu"]'],
    ['listing', '/shops', 'main button[aria-label*="wishlist"]'],
    ['product', `/product/details/${products[0]?.slug}`, 'button[aria-label^="Zoom the picture"]'],
  ];
}

/**
 * Visits a page and its baseline in turn, and prints both. The first visit of each makes the server draw the pictures,
 * and does not count.
 */
async function comparePage(browser: Browser, name: string, path: string, press: string): Promise<void> {
  const visitPairs: { shop: Visit; floor: Visit }[] = [];
  for (let visit = -1; visit < visits; visit++) {
    const pair = {
      floor: await measureVisit(browser, doors.floor.address + path, press),
      shop: await measureVisit(browser, doors.shop.address + path, press),
    };
    if (visit >= 0) visitPairs.push(pair);
  }
  const rows = [[`first visit: ${name}`, 'shop', 'floor', 'ratio', 'at most']];
  for (const { name: what, of, max, said, show } of budgets) {
    const middle = (which: 'shop' | 'floor') =>
      percentile(
        visitPairs.map((pair) => of(pair[which])),
        0.5,
      );
    const [mine, floor] = [middle('shop'), middle('floor')];
    rows.push([what, show(mine), show(floor), floor ? (mine / floor).toFixed(2) : '', said]);
    if (mine > max(floor))
      misses.push(`${name}: ${what} ${show(mine)} beside ${show(floor)}, at most ${said}`);
  }
  printTable(rows);
  const last = visitPairs.at(-1)?.shop;
  const tasks = last?.longTasks.map(({ at, took }) => `${Math.round(took)} at ${Math.round(at)}`);
  console.log(
    `largest is ${last?.largest}; long tasks ${tasks?.join(', ') || 'none'}; shifted ${last?.shifted.join(', ') || 'nothing'}\n`,
  );
}

/**
 * The time from touching a product in the listing to its page, in turn with one round trip of the baseline, in a
 * separate browser. The budget applies at this machine's speed; with the slow processor the figure is only printed.
 */
async function compareTouch(slower: number): Promise<void> {
  const browser = await launch();
  const touch = ({ address }: { address: string }) =>
    measureNavigation(browser, `${address}/shops`, { link: 'main article h3 a', slower });
  const [shops, floors]: [number[], number[]] = [[], []];
  for (let visit = -1; visit < visits; visit++) {
    const [floor, mine] = [await touch(doors.floor), await touch(doors.shop)];
    if (visit < 0) continue;
    floors.push(floor);
    shops.push(mine);
  }
  await browser.close();
  const [mine, floor] = [percentile(shops, 0.5), percentile(floors, 0.5)];
  const title = `touch to the next page, ${fastLine.latency} ms, ${fastLine.bitsPerSecond / 1e6} Mbit/s, processor ${slower} times slower: ${milliseconds(mine)}, ${(mine / floor).toFixed(2)} of the floor's round trip (${milliseconds(floor)}), at most ${maxRoundTrips}`;
  console.log(title);
  if (slower === 1 && mine > floor * maxRoundTrips) misses.push(title);
}
