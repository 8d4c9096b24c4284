import { overlaps, subtract } from '../../../packages/search-index/src/bitmap.ts';
import { copyOf, withScratch } from '../../../packages/search-index/src/scratch.ts';
import { attributeKinds } from '../catalogue/attributes/attribute-kinds.ts';
import { findPhrases } from '../catalogue/attributes/find-phrases.ts';
import { type NamedBrand, wordsOfBrand } from './brands-elsewhere.ts';
import type { IndexCopy } from './build-index.ts';
import { consonantsOf, isDevanagari } from './consonants.ts';
import type { Names } from './documents.store.ts';
import { isGuarded } from './guarded-words.ts';
import { isFamilyName, isKindName } from './kind-words.ts';
import { isJoining } from './negation-words.ts';
import type { ProductSearch } from './open-search.ts';
import { fields } from './product-index.ts';
import { isWish } from './wish-words.ts';
import type { TypedWord } from './words.store.ts';

/** Finds a brand of the shop's own that several words name, or one in Devanagari. */
export type FindOwnBrand = (words: readonly TypedWord[], at: number) => NamedBrand | undefined;

/** As of now; none while the index is loading. */
export async function findOwnBrands({ index }: ProductSearch): Promise<FindOwnBrand | undefined> {
  return (await index.answer((copy) => ({ ids: [], ownBrandAt: ownBrandsOf(copy) })))?.found.ownBrandAt;
}

/**
 * The brands of several words that the shop has, however their sounds are spelt: 'lal haveli' is Laal Haveli, and nothing
 * red. One of the words must say nothing else and stand in no other product's name, since a brand may be called 'Sky Blue'.
 */
function ownBrandsOf({ index, names }: Pick<IndexCopy, 'index' | 'names'>): FindOwnBrand {
  const { bySound, byConsonants } = readBrands(names);
  const isOnlyIn = (stem: string, brand: string) =>
    withScratch(() => {
      const docs = copyOf(index.look({ term: stem, fields: fields.name }));
      subtract(docs, index.labels.brand.withAny([brand.toLowerCase()], docs.length * 32));
      return !overlaps(docs, index.state.shown);
    });
  return (words, at) => {
    for (let length = Math.min(maxWords, words.length - at); length > 0; length--) {
      const here = words.slice(at, at + length);
      const typed = here.map(({ word }) => word).join(' ');
      const name = isDevanagari(typed)
        ? byConsonants.get(consonantsOf(typed))
        : length > 1
          ? bySound.get(soundOf(typed))
          : undefined;
      if (name !== undefined && here.some((word) => saysNothingElse(word) && isOnlyIn(word.stem, name)))
        return { name, goods: '', typed, length, isAsSpelt: wordsOfBrand({ name, goods: '' }) === typed };
    }
    return undefined;
  };
}

const maxWords = 4;

/** Fewer consonants are of many words. */
const leastConsonants = 3;

interface BrandNames {
  /** Those of several words, by the sounds of their names. */
  readonly bySound: ReadonlyMap<string, string>;
  /** By the consonants of their names. */
  readonly byConsonants: ReadonlyMap<string, string>;
}

const mapsByNames = new WeakMap<Names['brands'], BrandNames>();

function readBrands({ brands }: Names): BrandNames {
  const before = mapsByNames.get(brands);
  if (before) return before;
  const spellings = brands.map(({ name }) => ({ name, words: wordsOfBrand({ name, goods: '' }) }));
  const several = spellings.filter(({ words }) => words.includes(' '));
  const maps = {
    bySound: new Map(several.map(({ name, words }) => [soundOf(words), name])),
    byConsonants: new Map(
      spellings
        .map(({ name, words }) => [consonantsOf(words), name] as const)
        .filter(([consonants]) => consonants.length >= leastConsonants),
    ),
  };
  mapsByNames.set(brands, maps);
  return maps;
}

/** Spellings of Hindi words differ in long vowels, doubled letters, and v and w: 'laal haweli'. */
const soundOf = (words: string): string =>
  words
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('w', 'v')
    .replaceAll(/(.)\1+/gu, '$1');

/** Whether nothing but a name can be meant: neither goods nor what they are like, for whom, or how many. */
const saysNothingElse = ({ word, stem, phrases }: TypedWord): boolean =>
  word.length > 2 &&
  phrases.every(({ length }) => length > 1) &&
  !isGuarded(word) &&
  !isWish(stem) &&
  !isKindName(stem) &&
  !isFamilyName([stem]) &&
  !isJoining(word) &&
  findPhrases([word], attributeKinds).length === 0;
