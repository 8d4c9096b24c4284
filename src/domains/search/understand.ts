import { isPerson, ofChild } from './audience-words.ts';
import { kindOf } from './kind-words.ts';
import { toldOf } from './make-term.ts';
import { readPriceWords, type TypedPrice } from './price-words.ts';
import { type BrandedWord, type ReadingOptions, readUnit, type Unit } from './read-unit.ts';
import { isAge } from './size-words.ts';
import type { Term } from './term.ts';
import type { SearchReading, WordFilter } from './understood.ts';
import { exclude } from './unwanted.ts';

/** A parsed search text: terms to find, terms to exclude, and filters expressed in words. */
export interface Reading {
  /** The text without the words of a price. */
  readonly typed: string;
  readonly terms: readonly Term[];
  /** Unwanted terms. */
  readonly excluded: readonly Term[];
  readonly price?: TypedPrice;
  /** Only the cheapest or the dearest third is wanted, as these words say. */
  readonly third?: { readonly typed: string; readonly end: 'cheap' | 'dear' };
  /** Labels in lower case, of which any matches. */
  readonly sizes: readonly string[];
  /** A sort order expressed in words: 'new arrivals'. */
  readonly order?: 'newest' | 'discount' | 'popular' | 'low-to-high' | 'high-to-low';
  /** The words of a sort order that is no price. */
  readonly sorting?: { readonly typed: string; readonly order: 'newest' | 'discount' | 'popular' };
  /** The stems of the whole text, as a product of this name has them. */
  readonly name: readonly string[];
  readonly understood: SearchReading;
}

/** Splits off the price; look up the rest, then pass both to `understand`. */
export const splitPrice = readPriceWords;

/**
 * Parses a search text: prices, sizes, colours and exclusions become filters, filler words are dropped beside others,
 * and every other word becomes a term with all its readings.
 * @param words the text without the price, looked up in the vocabulary
 * @param options removed sizes and colours are searched as text; a removed price or exclusion is ignored. In unfinished
 * text the last word may be the beginning of any word, and nothing becomes a filter
 */
export function understand(
  { rest, price, name = [] }: ReturnType<typeof splitPrice> & Partial<Pick<Reading, 'name'>>,
  words: readonly BrandedWord[],
  options: ReadingOptions = {},
): Reading {
  const { asText = [] } = options;
  const all: Unit[] = [];
  for (let at = 0; at < words.length; at += all.at(-1)?.length ?? 1) all.push(readUnit(words, at, options));
  const { wanted, excluded, filters } = exclude(all, asText);
  const telling = wanted.filter(
    ({ says }, at) => says !== 'nothing' && says !== 'joining' && !isHost(wanted, at),
  );
  // When only filler words are left, or refusals of nothing ('no without'), they are the search itself.
  const fillers = wanted.length
    ? wanted
    : all.map(({ length, term }): Unit => ({ length, term, says: 'word' }));
  const units = telling.length || price || excluded.length ? telling : fillers;
  const wishedPrice = price ?? units.find((unit) => unit.says === 'price')?.price;
  const isTaken = asText.includes('price');
  const third = units.flatMap(({ says, term }) =>
    says === 'cheap' || says === 'dear' ? [{ typed: term.typed, end: says }] : [],
  )[0];
  const sorting = units.flatMap(({ says, term, ...unit }) =>
    says === 'sorting' && 'order' in unit && !asText.includes(`order:${term.typed}`)
      ? [{ typed: term.typed, order: unit.order }]
      : [],
  )[0];
  const order = sorting?.order ?? extreme(all);
  const isBeside = (unit: Unit) => {
    const at = all.indexOf(unit);
    const textAt = (step: number) => all[at + step]?.term.typed ?? '';
    return beside.has(textAt(-1)) || (textAt(1) === 'ke' && wornWith.has(textAt(2)));
  };
  const isOfChild = units.some((unit) => unit.says === 'size' && isAge(unit.labels));
  const others = alternatives(wanted);
  const terms = units
    .filter((unit) => isLookedFor(unit) && !isLeftOut(unit.term, asText))
    .flatMap((unit) => {
      const either = others.get(unit) ?? [];
      if (either === 'other') return [];
      const term = withOthers(isOfChild ? ofChild(unit.term) : unit.term, either);
      return isBeside(unit) ? { ...term, isBeside: true } : term;
    });
  for (const unit of units) if (unit.says === 'size' || unit.says === 'colour') filters.push(unit.filter);
  if (wishedPrice && !isTaken) filters.push(priceFilter(wishedPrice));
  return {
    typed: rest,
    name,
    terms,
    excluded,
    ...(wishedPrice && !isTaken ? { price: wishedPrice } : {}),
    ...(third && !wishedPrice && !isTaken ? { third } : {}),
    ...(order ? { order } : {}),
    ...(sorting ? { sorting } : {}),
    sizes: [...new Set(units.flatMap((unit) => (unit.says === 'size' ? unit.labels : [])))],
    understood: {
      words: terms.filter(({ isColour }) => !isColour).map(toldOf),
      filters: filters.filter(({ id }, at) => filters.findIndex((other) => other.id === id) === at),
    },
  };
}

/** Whose wedding it is does not tell who wears the product: 'bhai ki shadi ke liye lehenga'. */
function isHost(units: readonly Unit[], at: number): boolean {
  const [person, joint, rite] = units.slice(at, at + 3);
  if (!person || !joint || !rite || !isPerson(person.term) || !owning.has(joint.term.typed)) return false;
  if (isHost(units, at + 2)) return true; // 'mama ke ladke ki shaadi'
  return [rite.term.stems, ...rite.term.synonyms.map(({ stems }) => stems)]
    .flat()
    .some((stem) => rites.has(stem));
}

const owning = new Set(['ki', 'ke', 'ka', 'की', 'के', 'का']);
const rites = new Set(['wed', 'engag', 'sangeet', 'recept']);

/** The word after these only accompanies the wanted product. */
const beside = new Set(['with', 'for']);
/** And the word before 'ke' and these: 'kurte ke upar jacket'. */
const wornWith = new Set(['upar', 'oopar', 'neeche', 'niche', 'andar']);

const isLookedFor = ({ says }: Unit): boolean =>
  says === 'word' || says === 'colour' || says === 'nothing' || says === 'joining';

/**
 * Of two kinds of goods or two colours joined by 'or', the second stands for both: each with the terms that will do as well,
 * and those terms' units, which are left out.
 */
function alternatives(units: readonly Unit[]): ReadonlyMap<Unit, readonly Term[] | 'other'> {
  const kinds = new Map<Unit, readonly Term[] | 'other'>();
  for (const [at, joint] of units.entries()) {
    const [one, other] = [units[at - 1], units[at + 1]];
    if (!one || !other || joint.says !== 'joining' || !choosing.has(joint.term.typed)) continue;
    const areKinds = one.says === 'word' && other.says === 'word' && kindOf(one.term) && kindOf(other.term);
    if (!areKinds && !(one.says === 'colour' && other.says === 'colour')) continue;
    const before = kinds.get(one) ?? [];
    kinds.set(other, [...(before === 'other' ? [] : before), one.term]);
    kinds.set(one, 'other');
  }
  return kinds;
}

const choosing = new Set(['or', 'ya', 'या']);

const withOthers = (term: Term, others: readonly Term[]): Term => ({
  ...term,
  synonyms: [
    ...term.synonyms,
    ...others.flatMap(({ typed, stems, synonyms }) => [{ text: typed, stems, isLoose: false }, ...synonyms]),
  ],
});

/** Whether a wish was taken back. */
const isLeftOut = ({ typed }: Term, asText: readonly string[]): boolean =>
  asText.includes(`whom:${typed}`) ||
  asText.includes(`wish:${typed}`) ||
  asText.some((id) => id.startsWith('brand:') && ` ${id.slice('brand:'.length)} `.includes(` ${typed} `));

/** 'Sabse sasta' and 'cheapest' sort by price, cheapest first. */
function extreme(all: readonly Unit[]): 'low-to-high' | 'high-to-low' | undefined {
  const at = all.findIndex(({ says }) => says === 'cheap' || says === 'dear');
  const before = all[at - 1]?.term.typed ?? '';
  if (at < 0 || (!most.has(before) && !all[at]?.term.typed.endsWith('est'))) return undefined;
  return all[at]?.says === 'cheap' ? 'low-to-high' : 'high-to-low';
}

const most = new Set(['sabse', 'sab se', 'सबसे', 'most']);

function priceFilter({ typed, low, high }: TypedPrice): WordFilter {
  const bounds = {
    ...(low === undefined ? {} : { lowPrice: low }),
    ...(high === undefined ? {} : { highPrice: high }),
  };
  return { id: 'price', kind: 'price', typed, text: '', ...bounds };
}
