import { expect, it } from 'vitest';
import { toCard } from '../catalogue/card.ts';
import type { Product } from '../catalogue/product.ts';
import { shownColours } from './shown-colour.ts';
import type { Term } from './term.ts';

const variant = (colour: string, stock = 1) => ({
  _id: `${colour}${stock}`,
  size: 'M',
  colour,
  image: colour ? `/${colour.toLowerCase().replace(' ', '-')}.webp` : '',
  stock,
});
const shirt = (...variants: ReturnType<typeof variant>[]) =>
  ({
    _id: 'shirt',
    slug: 'shirt',
    name: 'Shirt',
    images: ['/main.webp'],
    createdAt: '2026-01-01',
    variants,
  }) as Product;
const colour = (word: string, ...synonyms: string[]): Term => ({
  typed: word,
  stems: [word],
  products: 1,
  meant: [],
  synonyms: synonyms.map((text) => ({ text, stems: [text], isLoose: false })),
  isBeginning: false,
  isColour: true,
});
const three = shirt(variant('Sky Blue'), variant('White'), variant('Navy'));

it.each<[string, Product, Parameters<typeof shownColours>[1], Term[], string | undefined]>([
  ['of the word', three, {}, [colour('white')], 'White'],
  ['of its synonym', three, {}, [colour('safed', 'white')], 'White'],
  ['with the word in its name before a shade', three, {}, [colour('blue')], 'Sky Blue'],
  [
    'of the family where none has the word',
    shirt(variant('White'), variant('Maroon')),
    {},
    [colour('red')],
    'Maroon',
  ],
  [
    'in stock before sold out',
    shirt(variant('Sky Blue', 0), variant('Navy Blue')),
    {},
    [colour('blue')],
    'Navy Blue',
  ],
  ['of the filter, whatever its case', three, { colours: ['navy'] }, [], 'Navy'],
  ['of the family that was chosen', three, { attributes: { colourFamily: ['White'] } }, [], 'White'],
  ['of the filter before the word', three, { colours: ['Navy'] }, [colour('white')], 'Navy'],
  ['none where none was asked for', three, {}, [], undefined],
  ['none where the product has no such colour', three, {}, [colour('green')], undefined],
  ['none where there is only one', shirt(variant('White')), {}, [colour('white')], undefined],
])('is the one %s', (_, product, choice, terms, shown) => {
  expect(shownColours([product], choice, terms)[product._id]).toBe(shown);
});

it('is on the card: its picture and its address', () => {
  expect(toCard(three, 'White')).toMatchObject({ image: '/white.webp', colour: 'White' });
  expect(toCard(three)).toMatchObject({ image: '/main.webp' });
});
