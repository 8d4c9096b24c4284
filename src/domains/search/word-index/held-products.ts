import { addBit, type Bits, emptyBits, removeBit } from './bits.ts';
import { digest } from './digest.ts';
import { createPopularFirst } from './popular-first.ts';
import { createPostings } from './postings.ts';
import { createProductColumns } from './product-columns.ts';
import { createProductIds } from './product-ids.ts';
import type { Choices, Row } from './read-rows.store.ts';

/** Every product of the catalogue with its words and what it is chosen and ordered by, each under a number. */
export type HeldProducts = ReturnType<typeof createHeldProducts>;

/** Numbers whose product has other words now: past this share of all it is better to begin anew. */
const maxLeft = 0.25;

/** @param expected about how many products there will be; more find room as well */
export function createHeldProducts(expected: number) {
  const ids = createProductIds(expected);
  const postings = createPostings(expected);
  const columns = createProductColumns(expected);
  const popular = createPopularFirst((product) => columns.columns.popularity[product] ?? 0);
  /** What the words of each come to: the same words need not be taken in again. 0: it holds none. */
  let wordsHeld = new Uint32Array(Math.max(1_024, expected));
  /** Those that customers see. */
  let shown: Bits = emptyBits(wordsHeld.length);
  /** Those that can be bought. */
  let stocked: Bits = emptyBits(wordsHeld.length);
  let left = 0;

  function add(id: string): number {
    const product = ids.add(id);
    if (product >= wordsHeld.length) {
      const longer = new Uint32Array(Math.ceil(product * 1.25));
      longer.set(wordsHeld);
      wordsHeld = longer;
      shown = wider(shown, longer.length);
      stocked = wider(stocked, longer.length);
    }
    return product;
  }

  /** The number under which these words are held: another one where the product has others now, since none are taken back. */
  function hold(id: string, words: string): number {
    const asNow = words === '' ? 0 : digest(words);
    const known = ids.find(id) ?? add(id);
    if (wordsHeld[known] === asNow) return known;
    const isNew = wordsHeld[known] === 0;
    const product = isNew ? known : add(id);
    if (!isNew) {
      removeBit(shown, known);
      left++;
    }
    wordsHeld[product] = asNow;
    postings.add(product, words);
    return product;
  }

  function choose(product: number, row: Choices): void {
    columns.set(product, row);
    if (row.active) addBit(shown, product);
    else removeBit(shown, product);
    if (row.inStock) addBit(stocked, product);
    else removeBit(stocked, product);
  }

  return {
    ids,
    postings,
    columns,
    popular,
    get shown(): Bits {
      return shown;
    },
    get stocked(): Bits {
      return stocked;
    },
    /** Takes a product in, or what has become of it. */
    put(row: Row): void {
      const before = ids.amount;
      const product = hold(row.id, row.words);
      const popularity = columns.columns.popularity[product];
      choose(product, row);
      if (product >= before || columns.columns.popularity[product] !== popularity) popular.move(product);
    },
    /** A new product whose words come later. */
    putChoices(row: Choices): void {
      choose(ids.find(row.id) ?? add(row.id), row);
    },
    /** The words of a product whose choices have come. */
    putWords({ id, words }: Pick<Row, 'id' | 'words'>): void {
      if (ids.find(id) !== undefined) hold(id, words);
    },
    /** To be called when all have come. */
    order(): void {
      popular.order(ids.amount);
    },
    /** What is not in the catalogue any more. */
    remove(id: string): void {
      const known = ids.find(id);
      if (known !== undefined) removeBit(shown, known);
    },
    /** Whether so many have changed that it is better to begin anew. */
    get isWorn(): boolean {
      return left > 1_000 && left > maxLeft * ids.amount;
    },
  };
}

function wider(bits: Bits, size: number): Bits {
  const larger = emptyBits(size);
  larger.set(bits);
  return larger;
}
