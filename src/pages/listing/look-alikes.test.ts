import { expect, it } from 'vitest';
import { foldLookAlikes } from './look-alikes.ts';

const card = (_id: string, name: string, sellerId = 'one shop', brand = 'Okane') => ({
  _id,
  name,
  sellerId,
  brand,
});
const idsOf = (products: Parameters<typeof foldLookAlikes<ReturnType<typeof card>>>[0]) =>
  foldLookAlikes(products).map(({ product, at, alike }) => [product._id, at, ...alike.map(({ _id }) => _id)]);

it('goods of one name and shop stand under the first of them, in its place', () => {
  const page = [
    card('a', 'Round Neck T-Shirt'),
    card('b', 'Kurta'),
    card('c', 'round neck  t-shirt '),
    card('d', 'Round Neck T-Shirt'),
    card('e', 'Dupatta'),
  ];
  expect(idsOf(page)).toEqual([
    ['a', 0, 'c', 'd'],
    ['b', 1],
    ['e', 4],
  ]);
});

it('goods of another shop or brand keep a card of their own', () => {
  const page = [
    card('a', 'Kurta'),
    card('b', 'Kurta', 'another shop'),
    card('c', 'Kurta', 'one shop', 'Rangrez'),
  ];
  expect(idsOf(page)).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ]);
});
