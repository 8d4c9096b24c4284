import { expect, it } from 'vitest';
import { categories as town } from '../../../../db/town/categories.ts';
import { audienceInTitle, audienceOf } from './audience-of.ts';
import { findIn, goodsOf, kindIn, nearestCategory } from './category-of.ts';
import { isFabric } from './kind-words.ts';

const categories = town.map(({ slug, name }) => ({ id: slug, name }));
const shelfOf = (type: string, audience: 'women' | 'men' | 'kids' | null = null) =>
  findIn(categories, { type, audience })?.name;

it.each([
  [['Dress', 'Dresses', 'DRESSES', 'Maxi Dress'], 'Womens Dresses & Tops'],
  [['Saree', 'Sari', 'Saris', 'Sarees'], 'Sarees'],
  [
    ['Jewelry', 'Jewellery', 'Jewelery', 'Necklaces', 'Watch', 'Watches', 'Sunglasses', 'Handbags'],
    'Jewellery & Accessories',
  ],
  [['Scarf', 'Scarves', 'Shawl', 'Hoodies', 'Jackets'], 'Winter Wear & Shawls'],
  [['Tees', 'T-Shirt', 'Tee Shirts', 'Shirt'], 'Mens Shirts & T-Shirts'],
  [['Leggings', 'Palazzo', 'Pants', 'Jeans'], 'Jeans & Trousers'],
  [['Shoes', 'Sandals', 'Jutti', 'Sneaker'], 'Juttis & Footwear'],
  [['Lehnga', 'Lehenga Choli', 'Half Saree'], 'Lehengas & Anarkalis'],
  [['Jumper', 'Parkas', 'Rain Suits'], 'Winter Wear & Shawls'],
  [['High Tops', 'LED High Tops', 'Mules', 'Espadrilles'], 'Juttis & Footwear'],
  [['One-Pieces', 'Jumpsuits & Rompers', 'Bikinis'], 'Womens Dresses & Tops'],
  [['Tuxedo', 'Jodhpuri Suit', 'Pathani Suit', 'Kurta Pajama'], 'Mens Kurtas & Sherwanis'],
  [['Kada', 'Neckties', 'Hair Clips', 'Bindi'], 'Jewellery & Accessories'],
])('%j go to %s', (types, shelf) => {
  for (const type of types) expect([type, shelfOf(type)]).toEqual([type, shelf]);
});

it('an audience keeps its own shelf', () => {
  expect(shelfOf('Shirts', 'women')).toBe('Womens Dresses & Tops');
  expect(shelfOf('Kurta', 'men')).toBe('Mens Kurtas & Sherwanis');
  expect(shelfOf('Kurta Set', 'women')).toBe('Salwar Suits & Dupattas');
  expect(shelfOf('Suits', 'men')).toBe('Mens Kurtas & Sherwanis');
  expect(shelfOf('Suits', 'women')).toBe('Salwar Suits & Dupattas');
  for (const clothes of ['Frock', 'Sleepwear', 'Outerwear', 'Tops'])
    expect(shelfOf(clothes, 'kids')).toBe('Kids Clothing');
  expect(shelfOf('Sneakers', 'kids')).toBe('Juttis & Footwear');
});

it('of the kinds that a name lists, the one of the title or the tags is meant', () => {
  const list = 'Saris & Lehengas';
  expect(goodsOf(list, 'Banarasi Silk Saree Blue', 'Zari')).toBe('Saris');
  expect(goodsOf(list, 'Bridal Red Lehenga', 'saree blouse')).toBe('Lehengas');
  expect(goodsOf(list, 'Banarasi in Gold', 'Silk, Saree')).toBe('Saris');
  expect(goodsOf(list, 'Banarasi in Gold', 'Silk')).toBe(list);
  expect(goodsOf('Kurtis', 'Silk Saree', '')).toBe('Kurtis');
  expect(shelfOf(list)).toBe('Lehengas & Anarkalis');
  expect(findIn(categories, { type: list, goods: 'Saris', audience: null })?.name).toBe('Sarees');
});

it('a fabric is no kind of goods, but denim is one, too', () => {
  for (const fabric of ['Pure Mul Cotton', 'Organza', 'Cotton-Silk']) expect(isFabric(fabric)).toBe(true);
  for (const kind of ['Denim', 'Cotton Saree', 'Rakhi', 'Home Linen', '', ' '])
    expect(isFabric(kind)).toBe(false);
});

it('a title names what stands before "with"', () => {
  expect(kindIn('Cotton Kurta with Palazzo')).toBe('Kurta');
  expect(kindIn('LED High Tops')).toBe('High Tops');
  expect(kindIn('With love', 'gift, Sarees')).toBe('Sarees');
});

it('a shop that makes no categories finds a place by path, title and tags', () => {
  const nearest = (type: string, more: { kindWords?: string; name?: string; tags?: string }) =>
    nearestCategory(categories, { type, audience: null, kindWords: '', name: '', tags: '', ...more })?.name;
  expect(nearest('New Arrivals', { name: 'Indigo Kurti' })).toBe('Womens Kurtas & Kurtis');
  expect(nearest('Summer', { kindWords: 'Summer Apparel & Accessories > Clothing > Dresses' })).toBe(
    'Womens Dresses & Tops',
  );
  expect(nearest('Festive', { tags: 'gift, sarees' })).toBe('Sarees');
  expect(nearest('Frying pans', { name: 'Frying pan' })).toBeUndefined();
});

it.each([
  ['Baby Pink Maxi Dress', null],
  ['Girl Power T-Shirt', null],
  ["Boys Don't Cry Tee", null],
  ['Boyfriend Jeans', null],
  ['Iron Man Tee', null],
  ['Cotton Frock for Baby Girls', 'kids'],
  ["Women's Kurta", 'women'],
  ['Mens Linen Shirt', 'men'],
  ['Kids Ethnic Set', 'kids'],
])('the title %j means %s', (title, audience) => expect(audienceInTitle(title)).toBe(audience));

it('a colour in the tags is no audience', () => {
  expect(audienceOf('baby pink, women')).toBe('women');
});
