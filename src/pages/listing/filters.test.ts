import { describe, expect, it } from 'vitest';
import { addressOf, isWholeSearch, queryOf, readFilters } from './filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the filters in the address', () => {
  it('come back as they were written, names with commas included', () => {
    const filters = {
      ...read(''),
      value: 'red kurta under 500',
      asText: ['price', 'colour:red'],
      brand: ['Fab, Co'],
      size: ['M', 'XL'],
      colour: ['Sky, Blue', 'Red'],
      shop: ['anar'],
      rating: '4',
      lowPrice: '100',
      discount: '25',
      inStock: true,
      order: 'rating',
    };
    const address = addressOf('/shops', read(''), filters);
    expect(readFilters(new URL(address, 'http://shop').searchParams)).toEqual(filters);
  });

  it('are short where nothing is chosen, and go back to the first page with every change', () => {
    expect(addressOf('/shops', read('page=4&size=M'), { size: [] })).toBe('/shops');
    expect(addressOf('/shops', read('page=4'), { page: 5 })).toBe('/shops?page=5');
    expect(addressOf('/shops', read('brand=a&brand=b'), {})).toBe('/shops?brand=a%2Cb');
  });

  it('ask the call for the same, bounds the right way round', () => {
    const query = queryOf(read('lowPrice=900&highPrice=100&order=high-to-low&size=M,L&inStock=true'));
    expect(query).toMatchObject({
      lowPrice: '100',
      highPrice: '900',
      sortPrice: 'high-to-low',
      sort: '',
      size: ['M', 'L'],
    });
    expect(queryOf(read('rating=9&lowPrice=x&page=-3&order=zzz'))).toMatchObject({
      rating: '',
      lowPrice: '',
      pageNumber: '1',
      sort: 'available',
    });
  });
});

it('is a whole search only where nothing but the words narrows it', () => {
  const isWhole = (query: string, ofPath = {}) => isWholeSearch(read(query), ofPath);
  expect(['value=kurta', 'value=kurta&view=list'].map((query) => isWhole(query))).toEqual([true, true]);
  const queries = ['', 'page=2', 'category=sarees', 'value=', 'asText=price', 'order=rating', 'inStock=true'];
  expect(
    queries.filter((query) => isWhole(query && `value=kurta&${query}`.replace('value=kurta&value=', ''))),
  ).toEqual([]);
  expect(isWhole('value=kurta', { shop: ['anar'] })).toBe(false);
});
