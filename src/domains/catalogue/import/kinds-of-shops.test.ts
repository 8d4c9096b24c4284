import { expect, it } from 'vitest';
import { categories as town } from '../../../../db/town/categories.ts';
import { audienceInTitle, audienceOf } from './audience-of.ts';
import { findIn, nearestCategory } from './category-of.ts';

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
  [['Lehnga', 'Lehenga Choli'], 'Lehengas & Anarkalis'],
])('%j go to %s', (types, shelf) => {
  for (const type of types) expect([type, shelfOf(type)]).toEqual([type, shelf]);
});

it('an audience keeps its own shelf', () => {
  expect(shelfOf('Shirts', 'women')).toBe('Womens Dresses & Tops');
  expect(shelfOf('Kurta', 'men')).toBe('Mens Kurtas & Sherwanis');
  expect(shelfOf('Kurta Set', 'women')).toBe('Salwar Suits & Dupattas');
  expect(shelfOf('Frock', 'kids')).toBe('Kids Clothing');
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
