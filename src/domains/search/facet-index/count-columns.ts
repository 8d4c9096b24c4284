import { setImmediate as giveWay } from 'node:timers/promises';
import { priceSteps } from '../facets.ts';
import type { Choice, Filters } from '../listing.ts';
import type { Columns, Part } from './columns.ts';
import type { Dictionary } from './dictionary.ts';
import type { Tally } from './tally.ts';

/** One bit for each kind of choice. */
const bits = {
  brands: 1,
  sizes: 2,
  colours: 4,
  shops: 8,
  stars: 16,
  discount: 32,
  inStock: 64,
  price: 128,
} as const satisfies Record<Choice, number>;

/** Parts that are counted before others get their turn: a millisecond or two. */
const partsAtOnce = 25;

/** Columns of anything, a category or not. */
type Counted = Omit<Columns, 'fingerprint' | 'bytes'>;

/**
 * Counts all kinds of choice in one pass. A kind's numbers follow all choices but its own: so a product that meets every choice
 * counts for every kind, one that fails by a single kind counts for that kind alone, and any other for none.
 *
 * @param filters `shops` by id; category and words are not looked at
 */
export async function countColumns(columns: Counted, filters: Filters, tally: Tally): Promise<void> {
  const count = counterOf(columns, filters, tally);
  for (let at = 0; at < columns.parts.length; at += partsAtOnce) {
    if (at > 0) await giveWay();
    for (const part of columns.parts.slice(at, at + partsAtOnce)) count.part(part);
  }
  count.finish();
}

function counterOf(columns: Counted, filters: Filters, tally: Tally) {
  const fails = failMasks(columns, filters);
  const counts = emptyCounts(columns, tally);
  return {
    part: (part: Part) => countPart(part, fails, counts, tally),
    finish() {
      addUp(tally.brands, columns.brands, counts.brands);
      addUp(tally.sizes, columns.sizes, counts.sizes);
      addUp(tally.colours, columns.colours, counts.colours);
      addUp(tally.shops, columns.shops, counts.shops);
    },
  };
}

/** For each code of a column, the bit that is set where a product of that code fails. */
function failMasks(columns: Counted, filters: Filters) {
  return {
    brands: failing(columns.brands, lowered(filters.brands), bits.brands),
    sizes: failing(columns.sizes, lowered(filters.sizes), bits.sizes),
    colours: failing(columns.colours, lowered(filters.colours), bits.colours),
    shops: failing(columns.shops, filters.shops, bits.shops),
    stars: below((filters.stars ?? 0) * 10, bits.stars),
    discounts: below(filters.discount ?? 0, bits.discount),
    stock: below(filters.inStock ? 1 : 0, bits.inStock),
    lowPrice: filters.lowPrice ?? -Infinity,
    highPrice: filters.highPrice ?? Infinity,
  };
}

/** A count for each code. Those of the tally are counted in place. */
function emptyCounts(columns: Counted, { tenths, discounts, prices }: Tally) {
  return {
    brands: new Uint32Array(columns.brands.coded.length),
    sizes: new Uint32Array(columns.sizes.coded.length),
    colours: new Uint32Array(columns.colours.coded.length),
    shops: new Uint32Array(columns.shops.coded.length),
    stars: tenths,
    discounts,
    prices,
  };
}

function countPart(
  { brands, sizes, colours, shops, prices, discounts, tenths, inStock }: Part,
  fails: ReturnType<typeof failMasks>,
  counts: ReturnType<typeof emptyCounts>,
  tally: Tally,
): void {
  let { low, high } = tally;
  let left = 0;
  let stockedLeft = 0;
  for (let at = 0; at < prices.length; at++) {
    const brand = brands[at] ?? 0;
    const size = sizes[at] ?? 0;
    const colour = colours[at] ?? 0;
    const shop = shops[at] ?? 0;
    const rated = tenths[at] ?? 0;
    const reduced = discounts[at] ?? 0;
    const price = prices[at] ?? 0;
    const stocked = inStock[at] ?? 0;
    const failed =
      (fails.brands[brand] ?? 0) |
      (fails.sizes[size] ?? 0) |
      (fails.colours[colour] ?? 0) |
      (fails.shops[shop] ?? 0) |
      (fails.stars[rated] ?? 0) |
      (fails.discounts[reduced] ?? 0) |
      (fails.stock[stocked] ?? 0) |
      (price < fails.lowPrice || price > fails.highPrice ? bits.price : 0);
    switch (failed) {
      case 0:
        increment(counts.brands, brand);
        increment(counts.sizes, size);
        increment(counts.colours, colour);
        increment(counts.shops, shop);
        increment(counts.stars, rated);
        increment(counts.discounts, reduced);
        increment(counts.prices, stepOf(price));
        left++;
        stockedLeft += stocked;
        low = Math.min(low, price);
        high = Math.max(high, price);
        break;
      case bits.brands:
        increment(counts.brands, brand);
        break;
      case bits.sizes:
        increment(counts.sizes, size);
        break;
      case bits.colours:
        increment(counts.colours, colour);
        break;
      case bits.shops:
        increment(counts.shops, shop);
        break;
      case bits.stars:
        increment(counts.stars, rated);
        break;
      case bits.discount:
        increment(counts.discounts, reduced);
        break;
      case bits.price:
        increment(counts.prices, stepOf(price));
        low = Math.min(low, price);
        high = Math.max(high, price);
        break;
      default: // what fails by stock alone is none of those in stock
    }
  }
  tally.low = low;
  tally.high = high;
  tally.left += left;
  tally.inStock += stockedLeft;
}

const [step0, step1, step2, step3] = priceSteps;

/** Which step of the price it falls under; one more than there are for what costs more than all. Written out: it is asked a million times. */
const stepOf = (price: number): number =>
  price <= step1 ? (price <= step0 ? 0 : 1) : price <= step2 ? 2 : price <= step3 ? 3 : 4;

const lowered = (names: readonly string[] | undefined) => names?.map((name) => name.toLowerCase());

/** For each code, `bit` where none of its keys was chosen; 0 for all where nothing was. */
function failing({ coded }: Dictionary, chosen: readonly string[] | undefined, bit: number): Uint8Array {
  const wanted = chosen && new Set(chosen);
  return Uint8Array.from(coded, ({ keys }) => (!wanted || keys.some((key) => wanted.has(key)) ? 0 : bit));
}

/** For each small number, `bit` where it is less than `least`. */
const below = (least: number, bit: number): Uint8Array => new Uint8Array(256).fill(bit, 0, least);

function increment(counts: Uint32Array, code: number): void {
  counts[code] = (counts[code] ?? 0) + 1;
}

/** From codes back to names: a list of sizes counts for each of them. */
function addUp(sums: Map<string, number>, { coded }: Dictionary, counts: Uint32Array): void {
  counts.forEach((count, code) => {
    if (count === 0) return;
    for (const name of coded[code]?.names ?? []) sums.set(name, (sums.get(name) ?? 0) + count);
  });
}
