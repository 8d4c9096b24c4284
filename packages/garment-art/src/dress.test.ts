import { expect, test } from 'vitest';
import { artFor } from './dress.ts';

const artOf = (title: string, type = '', colour = '') => artFor({ title, type, colour, seed: title });

test.each([
  ['Shonaya Printed Bhagalpuri Art Silk Sari', 'Sarees', 'saree'],
  ["NIPPY Boy's Kurta, Waistcoat and Breeches Set", 'Ethnic Sets', 'kurta-set'],
  ["Ocean Race Graphic Print Men's Round Neck T-Shirt", 'T-Shirts', 't-shirt'],
  ["Ebry Men's Checkered Casual Shirt", 'Shirts', 'shirt'],
  ["fourgee Slim Fit Women's Black Jeans", 'Jeans', 'jeans'],
  ['Imlee Mojaris', 'Sandals', 'sandals'],
  ['Imlee Mojaris', '', 'juttis'],
  ['The Fine World Cutwork Drop Earring', 'Earrings', 'earrings'],
  ['Voylla Oxidised Silver Adjustable Ring', 'Rings', 'ring'],
  ['Damemoda Wayfarer Sunglasses', 'Sunglasses', 'bag'],
  ['Something nobody has heard of', 'Curiosities', 'folded'],
])('%s of type %s is drawn as %s', (title, type, garment) => {
  expect(artOf(title, type).garment).toBe(garment);
});

test('print, audience, sleeve and neck come from the title', () => {
  expect(artOf("Harvard Checkered Men's Shirt", 'Shirts')).toMatchObject({
    print: 'checks',
    audience: 'men',
  });
  expect(artOf("RGT Full Sleeve Solid Girl's V-neck T-Shirt", 'T-Shirts')).toMatchObject({
    print: 'plain',
    audience: 'girls',
    sleeve: 'full',
    neck: 'v',
  });
  expect(artOf('Slim jeans', 'Jeans').print).toBe('denim');
});

test('the colour is the named one, else one in the title, else the seed chooses', () => {
  expect(artOf('Kurta', 'Kurtas', 'Sky Blue').colours[0]).toBe('#8fbbdb');
  expect(artOf('Maroon Kurta', 'Kurtas').colours[0]).toBe('#6d1f2c');
  expect(artOf('Kurta', 'Kurtas', 'Xyz').colours[0]).toMatch(/^#[0-9a-f]{6}$/);
});

test('the same words give the same art, another handle another seed', () => {
  const words = { title: 'Cotton Kurti', type: 'Kurtis', colour: 'Green', seed: 'cotton-kurti' };
  expect(artFor(words)).toEqual(artFor(words));
  expect(artFor({ ...words, seed: 'cotton-kurti-2' }).seed).not.toBe(artFor(words).seed);
});
