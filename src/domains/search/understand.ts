import { toldOf } from './make-term.ts';
import { readPriceWords, type TypedPrice } from './price-words.ts';
import { capital, type ReadingOptions, readUnit, type Unit } from './read-unit.ts';
import type { Term } from './term.ts';
import type { Understood, WordFilter } from './understood.ts';
import type { TypedWord } from './words.store.ts';

/** What was typed, read: words to look for, words to leave out, and filters that were said in words. */
export interface Reading {
  /** What was typed, without the words of a price. */
  readonly typed: string;
  readonly terms: readonly Term[];
  /** What is not wanted. */
  readonly excluded: readonly Term[];
  readonly price?: TypedPrice;
  /** Only the cheapest third of what is found is wanted. Said by these words. */
  readonly cheap?: string;
  /** Labels in lower case; any of them will do. */
  readonly sizes: readonly string[];
  /** An order that was said in words: 'new arrivals'. */
  readonly order?: 'newest' | 'discount' | 'popular';
  readonly understood: Understood;
}

/** The price and the rest of what was typed: the rest is to be looked up, then `understand` reads it. */
export const splitPrice = readPriceWords;

/**
 * Reads what was typed: prices, sizes, colours and what is not wanted become filters, words that say nothing are left out beside
 * others, and each other word becomes a term with all its readings.
 * @param words what is left when the price is taken out, as the vocabulary knows it
 * @param options sizes and colours that were taken back are looked for as text; a price and an exclusion do not count. Of unfinished
 * text the last word may be the beginning of any word, and nothing is a filter
 */
export function understand(
  { rest, price }: { readonly rest: string; readonly price?: TypedPrice },
  words: readonly TypedWord[],
  options: ReadingOptions = {},
): Reading {
  const { asText = [] } = options;
  const all: Unit[] = [];
  for (let at = 0; at < words.length; at += all.at(-1)?.length ?? 1) all.push(readUnit(words, at, options));
  const { wanted, excluded, filters } = exclude(all, asText);
  const telling = wanted.filter(({ says }) => says !== 'nothing' && says !== 'joining');
  // A filter narrows something: when only words that say nothing are left, they are what is looked for.
  const counted = telling.length || price || excluded.length ? telling : wanted;
  const said = price ?? counted.find((unit) => unit.says === 'price')?.price;
  const isTaken = asText.includes('price');
  const cheap = counted.find(({ says }) => says === 'cheap')?.term.typed;
  const order = counted.find((unit) => unit.says === 'sorting')?.order;
  const isBeside = (unit: Unit) => beside.has(all[all.indexOf(unit) - 1]?.term.typed ?? '');
  const terms = counted
    .filter((unit) => isLookedFor(unit))
    .map((unit) => (isBeside(unit) ? { ...unit.term, isBeside: true } : unit.term));
  for (const unit of counted) if (unit.says === 'size' || unit.says === 'colour') filters.push(unit.filter);
  if (said && !isTaken) filters.push(priceFilter(said));
  return {
    typed: rest,
    terms,
    excluded,
    ...(said && !isTaken ? { price: said } : {}),
    ...(cheap !== undefined && !said && !isTaken ? { cheap } : {}),
    ...(order ? { order } : {}),
    sizes: [...new Set(counted.flatMap((unit) => (unit.says === 'size' ? unit.labels : [])))],
    understood: {
      words: terms.filter(({ isColour }) => !isColour).map(toldOf),
      filters: filters.filter(({ id }, at) => filters.findIndex((other) => other.id === id) === at),
    },
  };
}

/** What follows these goes with what is wanted. */
const beside = new Set(['with', 'for']);

const isLookedFor = ({ says }: Unit): boolean =>
  says === 'word' || says === 'colour' || says === 'nothing' || says === 'joining';

/** Takes out what is not wanted: the thing behind a 'without', or before a 'ke bina', and those joined to it by an 'or'. */
function exclude(all: readonly Unit[], asText: readonly string[]) {
  const wanted = [...all];
  const excluded: Term[] = [];
  const filters: WordFilter[] = [];
  const isThing = (unit: Unit | undefined) =>
    unit?.says === 'word' || unit?.says === 'colour' || unit?.says === 'size';
  for (let at = wanted.length - 1; at >= 0; at--) {
    const marker = wanted[at];
    if (marker?.says !== 'not') continue;
    const step = marker.isBehind ? -1 : 1;
    let end = at + step;
    while (wanted[end]?.says === 'nothing') end += step;
    if (!isThing(wanted[end])) {
      wanted.splice(at, 1);
      continue;
    }
    while (wanted[end + step]?.says === 'joining' && isThing(wanted[end + 2 * step])) end += 2 * step;
    const [from, to] = [Math.min(at, end), Math.max(at, end)];
    const units = wanted.splice(from, to - from + 1);
    const things = units.filter(isThing);
    const name = things.map(({ term }) => term.typed).join(' ');
    const typed = units.map(({ term }) => term.typed).join(' ');
    const filter: WordFilter = { id: `not:${name}`, kind: 'not', typed, text: capital(name) };
    if (asText.includes(filter.id)) continue;
    filters.push(filter);
    excluded.push(...things.map(({ term }) => term));
  }
  return { wanted, excluded, filters };
}

function priceFilter({ typed, low, high }: TypedPrice): WordFilter {
  const bounds = {
    ...(low === undefined ? {} : { lowPrice: low }),
    ...(high === undefined ? {} : { highPrice: high }),
  };
  return { id: 'price', kind: 'price', typed, text: '', ...bounds };
}
