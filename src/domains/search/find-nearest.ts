import { findWords } from './find-words.ts';
import { countKnown, leave, type Part, partsOf, searchValueOf } from './loosen.ts';
import type { ProductSearch } from './open-search.ts';
import { findOwnBrands } from './own-brands.ts';
import { readHead } from './query-head.ts';
import type { Reading } from './understand.ts';
import { readResembling } from './words.store.ts';

/** A query with fewer demands, or with an unknown word replaced. */
interface NearestReading {
  /** The words left out or replaced, as typed. */
  readonly without: string[];
  readonly searchValue: string;
  readonly reading: Reading;
}

/** The number of products that a reading finds. */
type Count = (reading: Reading) => Promise<number>;

/** Max dropped parts that are tried again one by one after a match was found. */
const maxTriedAgain = 4;

/**
 * The nearest query to one that finds nothing. Unknown words are replaced by the most similar known ones. Then parts
 * are dropped one after another until something matches, and each part that need not have been dropped is restored.
 * Undefined when nothing matches even then.
 */
export async function findNearest(
  search: ProductSearch,
  reading: Reading,
  count: Count,
  asText: readonly string[] = [],
): Promise<NearestReading | undefined> {
  const { guessed, typedFor } = await guess(search, reading, asText);
  const nearest =
    (typedFor.size ? await lookWithout(guessed, [], count) : undefined) ??
    (await lookWithLess(guessed, count));
  if (nearest) {
    const rest = new Set(nearest.searchValue.split(' '));
    const guesses = [...typedFor].flatMap(([like, typedWord]) => (rest.has(like) ? typedWord : []));
    return {
      ...nearest,
      without: [...guesses, ...nearest.without.map((word) => typedFor.get(word) ?? word)],
    };
  }
  return undefined;
}

/** The reading with each unknown word replaced by the most similar known one, and the typed words by their replacements. */
async function guess(search: ProductSearch, reading: Reading, asText: readonly string[]) {
  const { head } = readHead(reading.terms);
  const brands = head
    ? []
    : reading.terms.flatMap(({ typed, brand }) => (brand ? [[typed, brand.goods] as const] : []));
  const unknownWords = reading.terms
    .filter((term) => countKnown(term) === 0 && !term.brand)
    .map(({ typed }) => typed);
  const like = new Map([
    ...(unknownWords.length ? await readResembling(search.db, unknownWords) : []),
    ...brands.slice(0, 1),
  ]);
  const typedFor = new Map([...like].map(([typedWord, word]) => [word, typedWord]));
  if (like.size === 0) return { guessed: reading, typedFor };
  const terms = reading.terms.map((term) => ({ ...term, typed: like.get(term.typed) ?? term.typed }));
  const ownBrandAt = await findOwnBrands(search);
  return {
    guessed: await findWords(search.db, searchValueOf({ ...reading, terms }), { asText, ownBrandAt }),
    typedFor,
  };
}

async function lookWithLess(reading: Reading, count: Count): Promise<NearestReading | undefined> {
  const parts = partsOf(reading);
  for (let fewest = 1; fewest <= parts.length; fewest++) {
    let restOfParts = parts.slice(0, fewest);
    let nearest = await lookWithout(reading, restOfParts, count);
    if (!nearest) continue;
    const others = restOfParts.slice(0, -1).toReversed();
    // 'cap toe brown shoes': brown shoes are nearer than cap toe shoes in another colour.
    const again = others.toSorted((a, b) => Number(isColour(b)) - Number(isColour(a)));
    for (const part of again.slice(0, maxTriedAgain)) {
      const fewer = restOfParts.filter((one) => one !== part);
      const nearer = await lookWithout(reading, fewer, count);
      if (nearer) [restOfParts, nearest] = [fewer, nearer];
    }
    return nearest;
  }
  return undefined;
}

async function lookWithout(
  original: Reading,
  parts: readonly Part[],
  count: Count,
): Promise<NearestReading | undefined> {
  const looser = leave(original, parts);
  return (await count(looser.reading)) > 0 ? looser : undefined;
}

const isColour = (part: Part): boolean => typeof part !== 'string' && part.isColour;
