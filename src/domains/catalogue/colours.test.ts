import { expect, it } from 'vitest';
import { colourAddress, coloursOf } from './colours.ts';

const variant = (colour: string, stock: number, image = '') => ({
  _id: `${colour}${stock}`,
  size: 'M',
  colour,
  image,
  stock,
  price: 1_000,
  discount: 0,
  finalPrice: 1_000,
});

it('lists each colour once, with its picture, sold out when no size of it is left', () => {
  const variants = [variant('White', 0), variant('White', 2), variant('Navy', 0, '/navy.webp')];
  expect(coloursOf({ variants, images: ['/white.webp', '/navy.webp'] })).toEqual([
    { name: 'White', image: '/white.webp', isSoldOut: false },
    { name: 'Navy', image: '/navy.webp', isSoldOut: true },
  ]);
});

it('has no colours where no variant names one', () => {
  expect(coloursOf({ variants: [variant('', 1)], images: [] })).toEqual([]);
});

it('puts the colour into the address of its product', () => {
  expect(colourAddress('kurta', 'Sky Blue')).toBe('/product/details/kurta?colour=Sky%20Blue');
  expect(colourAddress('kurta', '')).toBe('/product/details/kurta');
});
