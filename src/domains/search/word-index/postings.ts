import { createCache } from '../../../platform/caches.ts';
import { addAll, addBit, type Bits, emptyBits, keepCommon, takeOut } from './bits.ts';
import { createWordNumbers } from './word-numbers.ts';
import type { WordQuery } from './word-query.ts';

/** Which products hold which words; products are numbered. */
export interface Postings {
  /** Says of a product which words it holds, parted by spaces. */
  add(product: number, words: string): void;
  /** The products that a query finds; nobody else holds the set. */
  find(query: WordQuery): Bits;
  /** The same, only to be looked at, and only until products are added: of a single word it is the set that is kept, of several it may be. */
  look(query: WordQuery): Bits;
}

/** The products that hold one word: their numbers as long as these are few, one bit for each product from then on. */
interface Holders {
  count: number;
  numbers: Uint32Array | null;
  bits: Bits | null;
}

/**
 * Bytes of sets that were made of several words' and are kept for the next search: a term has five readings, and a shop's customers ask for
 * the same few hundred.
 */
const wordSets = {
  name: 'word sets',
  holds: 'the products that a query finds',
  key: 'the query',
  droppedBy: 'a change of any product',
  maxBytes: 32_000_000,
  sizeOf: (bits: Bits) => bits.byteLength,
};

/** @param expected about how many products there will be; more find room as well */
export function createPostings(expected: number): Postings {
  const numbers = createWordNumbers();
  /** By what the query says. */
  let kept = createCache<Bits>(wordSets);
  let isKept = false;
  /** By the number of the word. */
  const held: Holders[] = [];
  let room = Math.max(1_024, expected);
  let sorted: string[] | undefined;

  function holdersOf(word: number): Holders {
    const known = held[word];
    if (known) return known;
    sorted = undefined;
    return (held[word] = { count: 0, numbers: new Uint32Array(4), bits: null });
  }

  function put(holders: Holders, product: number): void {
    holders.count++;
    if (holders.bits) {
      if (product >= holders.bits.length * 32) holders.bits = wider(holders.bits);
      return addBit(holders.bits, product);
    }
    const { count, numbers: few } = holders;
    if (!few) return;
    if (count <= few.length) {
      few[count - 1] = product;
      return;
    }
    if (count * 32 > room) {
      holders.bits = emptyBits(room);
      for (const number of few) addBit(holders.bits, number);
      addBit(holders.bits, product);
      holders.numbers = null;
      return;
    }
    holders.numbers = new Uint32Array(Math.ceil(count * 1.5));
    holders.numbers.set(few);
    holders.numbers[count - 1] = product;
  }

  function wider(bits: Bits): Bits {
    const larger = emptyBits(room);
    larger.set(bits);
    return larger;
  }

  /** Words that begin so, found between two places of all words in their order. */
  function beginningWith(text: string): string[] {
    sorted ??= numbers.words.toSorted();
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    let after = low;
    for (; after < sorted.length; after++) if (!sorted[after]?.startsWith(text)) break;
    return sorted.slice(low, after);
  }

  function addHolders(found: Bits, word: string): void {
    const holders = held[numbers.find(word) ?? -1];
    if (!holders) return;
    if (holders.bits) return addAll(found, holders.bits);
    for (let at = 0; at < holders.count; at++) addBit(found, holders.numbers?.[at] ?? 0);
  }

  /** Adds to `found` what the query finds. */
  function collect(found: Bits, query: WordQuery): void {
    if ('any' in query) for (const one of query.any) collect(found, one);
    else if ('word' in query)
      for (const word of query.isBeginning ? beginningWith(query.word) : [query.word])
        addHolders(found, word);
    else addAll(found, find(query));
  }

  function look(query: WordQuery): Bits {
    if ('word' in query && !query.isBeginning) {
      const all = held[numbers.find(query.word) ?? -1]?.bits;
      if (all) return all;
    }
    const text = JSON.stringify(query);
    const before = kept.get(text);
    if (before) return before;
    const found = find(query);
    kept.set(text, found);
    isKept = true;
    return found;
  }

  function forgetKept(): void {
    if (!isKept) return;
    kept = createCache(wordSets);
    isKept = false;
  }

  function find(query: WordQuery): Bits {
    const found = emptyBits(room);
    if ('not' in query) {
      found.fill(0xffffffff);
      takeOut(found, look(query.not));
    } else if ('all' in query) {
      const [first, ...others] = query.all;
      if (first) found.set(look(first));
      for (const one of others) {
        if ('not' in one) takeOut(found, look(one.not));
        else keepCommon(found, look(one));
      }
    } else collect(found, query);
    return found;
  }

  return {
    add(product, words) {
      forgetKept();
      if (product >= room) room = Math.ceil(product * 1.25);
      numbers.each(words, (word) => put(holdersOf(word), product));
    },
    find,
    look,
  };
}
