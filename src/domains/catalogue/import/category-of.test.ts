import { describe, expect, it } from 'vitest';
import { audienceOf } from './audience-of.ts';
import { findCategory } from './category-of.ts';
import { hsnOf } from '../attributes/hsn-of.ts';

const categories = [
  'Mens Shirts & T-Shirts',
  'Shirts',
  'Womens Dresses & Tops',
  'Sarees',
  'Jeans & Trousers',
].map((name) => ({ id: name, name }));
const find = (type: string, audience: 'men' | 'women' | 'kids' | null = null) =>
  findCategory(categories, { type, audience })?.name;

describe('findCategory', () => {
  it('prefers the one for exactly this audience, whatever was created before', () => {
    expect(find('Shirts', 'men')).toBe('Mens Shirts & T-Shirts');
    expect(find('t shirt', 'men')).toBe('Mens Shirts & T-Shirts');
    expect(find('Shirts', 'women')).toBe('Shirts');
    expect(find('Shirts')).toBe('Shirts');
  });
  it('reads a name as a list, without case, punctuation and plural', () => {
    expect(find('saree')).toBe('Sarees');
    expect(find('TROUSERS', 'men')).toBe('Jeans & Trousers');
    expect(find('Mens Shirts & T-Shirts')).toBe('Mens Shirts & T-Shirts');
  });
  it('never assigns a category to an audience its name excludes', () => {
    expect(find('T-Shirts', 'kids')).toBeUndefined();
    expect(find('Tops', 'men')).toBeUndefined();
    expect(find('Necklaces')).toBeUndefined();
  });
  it('uses the category named in the file', () => {
    expect(findCategory(categories, { type: 'Shirts', audience: 'men', category: 'Shirts' })?.name).toBe(
      'Shirts',
    );
  });
});

describe('audienceOf', () => {
  it.each([
    ["Women's Round Neck", 'women'],
    ['Collections, Men, Tops', 'men'],
    ["Girl's Jeans", 'kids'],
    ['Analog Watch For Men, Women', null],
    ['Boyfriend cut', null],
    ['Garment', null],
  ])('hears of %j: %s', (text, audience) => expect(audienceOf(text)).toBe(audience));
});

describe('hsnOf', () => {
  it.each([
    ['Rings Apparel & Accessories > Jewelry > Rings', '7117'],
    ['Shoes', '6403'],
    ['Shirts', '6205'],
    ['T-Shirts', '6109'],
    ['Watches Apparel & Accessories > Jewelry > Watches', '9102'],
    ['Something', '6204'],
  ])('gives %j the heading %s', (words, heading) => expect(hsnOf(words)).toBe(heading));
});
