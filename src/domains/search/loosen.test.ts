import { expect, it } from 'vitest';
import { leave, partsOf } from './loosen.ts';
import type { Term } from './term.ts';
import type { Reading } from './understand.ts';

const term = (typed: string, products: number, more: Partial<Term> = {}): Term => {
  return {
    typed,
    stems: [typed],
    products,
    meant: [],
    synonyms: [],
    isBeginning: false,
    isColour: false,
    ...more,
  };
};
const asked = (...terms: Term[]): Reading => {
  return { typed: '', terms, sizes: [], understood: { words: [], filters: [] } };
};
const order = (reading: Reading, kinds: string[]) =>
  partsOf(reading, new Set(kinds)).map((part) => (typeof part === 'string' ? part : part.typed));

it('leaves out first what nothing is like, last what it is, however many are called so', () => {
  const reading = asked(
    term('sojos', 0),
    term('small', 90),
    term('brown', 400, { isColour: true }),
    term('sunglasses', 20),
    term('woman', 900),
  );
  expect(order(reading, ['sunglasses'])).toEqual(['sojos', 'brown', 'small', 'woman']);
  expect(order(reading, [])).toEqual(['sojos', 'brown', 'sunglasses', 'small']);
});

it('keeps of several kinds the one said last', () => {
  const reading = asked(term('cap', 200), term('toe', 5), term('shoes', 100));
  expect(order(reading, ['cap', 'shoes'])).toEqual(['toe', 'cap']);
});

it('knows a kind by what the shop calls it', () => {
  const joote = term('joote', 0, { synonyms: [{ text: 'shoes', stems: ['shoe'], isLoose: false }] });
  expect(order(asked(joote, term('leather', 300)), ['shoe'])).toEqual(['leather']);
});

it('says what was left out and what is left, in the order in which it was typed', () => {
  const [red, kurta] = [term('red', 3, { isColour: true }), term('kurta', 9)];
  const reading = { ...asked(kurta, red), price: { typed: 'under 100', high: 100 } };
  expect(leave(reading, [red])).toMatchObject({ without: ['red'], searchValue: 'kurta under 100' });
  expect(leave(reading, ['price'])).toMatchObject({ without: ['under 100'], searchValue: 'kurta red' });
});
