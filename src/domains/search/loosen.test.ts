import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { findWords } from './find-words.ts';
import { leave, partsOf } from './loosen.ts';
import { readHead } from './query-head.ts';
import type { Term } from './term.ts';
import type { Reading } from './understand.ts';

const term = (text: string, products: number, more: Partial<Term> = {}): Term => {
  return {
    typed: text,
    stems: [text],
    products,
    meant: [],
    synonyms: [],
    isBeginning: false,
    isColour: false,
    ...more,
  };
};
const readingOf = (...terms: Term[]): Reading => {
  return { typed: '', terms, excluded: [], sizes: [], name: [], understood: { words: [], filters: [] } };
};
const order = (reading: Reading) =>
  partsOf(reading).map((part) => (typeof part === 'string' ? part : part.typed));

it('gives up sizes, price and colours before the kind, for its family, and last for whom it is', () => {
  const reading: Reading = {
    ...readingOf(
      term('sojos', 0),
      term('brown', 400, { isColour: true }),
      term('sunglass', 20),
      term('woman', 900),
    ),
    sizes: ['xl'],
    price: { typed: 'under 100', high: 100 },
  };
  expect(order(reading)).toEqual(['sizes', 'price', 'brown', 'kind', 'woman']);
  expect(order(readingOf(term('sojos', 1), term('woman', 900)))).toEqual(['woman']);
  expect(order(readingOf(term('brown', 400, { isColour: true })))).toEqual([]);
});

it('knows a kind by what the shop calls it, and its family', () => {
  const joote = term('joote', 0, { synonyms: [{ text: 'shoes', stems: ['shoe'], isLoose: false }] });
  expect(leave(readingOf(joote, term('leather', 300)), ['kind'])).toMatchObject({
    without: ['joote'],
    searchValue: 'footwear leather',
  });
});

it('says what was left out and what is left, in the order in which it was typed', () => {
  const [red, kurta] = [term('red', 3, { isColour: true }), term('kurta', 9)];
  const reading = { ...readingOf(kurta, red), price: { typed: 'under 100', high: 100 } };
  expect(leave(reading, [red])).toMatchObject({ without: ['red'], searchValue: 'kurta under 100' });
  expect(leave(reading, ['price'])).toMatchObject({ without: ['under 100'], searchValue: 'kurta red' });
});

it('the family’s name, when it is searched for, means the same family', async () => {
  const { db } = await createTestDatabase();
  const kinds = 'sandals bracelet wallet sunglasses tunic jeggings frock lungi cardigan'.split(' ');
  for (const kind of kinds) {
    const { searchValue, reading } = leave(await findWords(db, kind), ['kind']);
    expect(searchValue).not.toBe(kind);
    const [text, looser] = [readHead((await findWords(db, searchValue)).terms), readHead(reading.terms)];
    // 'Accessories' are bags and jewellery, too; those nearest to sunglasses are neither.
    const families = looser.head?.kind.families ?? [];
    expect([kind, text.head?.kind]).toEqual([
      kind,
      { ...looser.head?.kind, families: expect.arrayContaining([...families]) as unknown },
    ]);
    expect([kind, looser.head?.kind.families.length]).not.toEqual([kind, undefined]);
  }
});
