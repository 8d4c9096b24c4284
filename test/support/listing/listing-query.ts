import fc from 'fast-check';

/** Mostly empty: with nearly every filter set, hardly any product is left to be in the wrong order or number. */
const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant('' as const) }, { weight: 1, arbitrary: value });
/** A random query to a listing; empty means not asked. */
export const aQuery = fc
  .record({
    category: maybe(fc.constantFrom('k0', 'womens-kurtas', 'MENS JEANS', 'nothing')),
    rating: maybe(fc.integer({ min: 1, max: 5 })),
    bounds: fc.tuple(maybe(fc.nat(40)), maybe(fc.nat(40))),
    brand: maybe(
      fc.constantFrom(
        'ankuri',
        'Fab & Co',
        'Fab & Co,Ankuri',
        'fab, co',
        ['Fab, Co', 'ankuri'],
        'Nobody',
        ' , ',
      ),
    ),
    size: maybe(fc.constantFrom('m', 'S,M', 'XXXL')),
    colour: maybe(fc.constantFrom('red', ['sky, blue', 'Indigo'], 'Sky, Blue', 'beige')),
    fabric: maybe(fc.constantFrom('cotton', 'Silk,Linen', ['Cotton', 'Silk'], 'Tweed')),
    occasion: maybe(fc.constantFrom('Party', 'wedding,casual')),
    colourFamily: maybe(fc.constantFrom('blue', 'Red')),
    shop: maybe(fc.constantFrom('anar', 's0', 'anar,zari-house', 'none')),
    discount: maybe(fc.constantFrom(0, 10, 34)),
    inStock: maybe(fc.constantFrom('true', 'false')),
    sortPrice: maybe(fc.constantFrom('low-to-high', 'high-to-low')),
    sort: maybe(fc.constantFrom('newest', 'rating', 'discount', 'available')),
    pageNumber: maybe(fc.integer({ min: 1, max: 4 })),
    parPage: maybe(fc.integer({ min: 1, max: 15 })),
  })
  .map(({ bounds: [a, b], ...rest }) => {
    const isReversed = a !== '' && b !== '' && a > b;
    return { ...rest, lowPrice: isReversed ? b : a, highPrice: isReversed ? a : b };
  });
export type Query = typeof aQuery extends fc.Arbitrary<infer Q> ? Q : never;

export const nothingAsked: Query = {
  category: '',
  rating: '',
  brand: '',
  size: '',
  colour: '',
  fabric: '',
  occasion: '',
  colourFamily: '',
  shop: '',
  discount: '',
  inStock: '',
  sortPrice: '',
  sort: '',
  pageNumber: '',
  parPage: '',
  lowPrice: '',
  highPrice: '',
};
