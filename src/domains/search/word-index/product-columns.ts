import { listOf, brandOf, shopOf } from '../facet-index/columns.ts';
import { createDictionary } from '../facet-index/dictionary.ts';
import type { Choices } from './read-rows.store.ts';

/**
 * What is known of each product, by its number: what is filtered, counted and put in order by.
 *
 * @param expected about how many products there will be; more find room as well
 */
export function createProductColumns(expected: number) {
  const room = Math.max(1_024, expected);
  const columns = {
    categories: new Uint32Array(room),
    brands: new Uint32Array(room),
    shops: new Uint32Array(room),
    sizes: new Uint32Array(room),
    colours: new Uint32Array(room),
    prices: new Int32Array(room),
    discounts: new Uint8Array(room),
    tenths: new Uint8Array(room),
    inStock: new Uint8Array(room),
    ratings: new Uint32Array(room),
    /** Microseconds since 1970. */
    createdAt: new Float64Array(room),
    /** How well it is liked, as one number (`popularityOf`). */
    popularity: new Float64Array(room),
  };
  const dictionaries = {
    categories: createDictionary((id) => ({ names: [id], keys: [id] })),
    brands: createDictionary(brandOf),
    shops: createDictionary(shopOf),
    sizes: createDictionary(listOf),
    colours: createDictionary(listOf),
  };

  function grow(): void {
    for (const [name, column] of Object.entries(columns)) {
      const longer = new (column.constructor as Uint32ArrayConstructor)(Math.ceil(column.length * 1.25));
      longer.set(column as Uint32Array);
      Object.assign(columns, { [name]: longer });
    }
  }

  return {
    columns: columns as Readonly<typeof columns>,
    dictionaries,
    set(product: number, row: Choices): void {
      if (product >= columns.prices.length) grow();
      columns.categories[product] = dictionaries.categories.codeOf(row.category);
      columns.brands[product] = dictionaries.brands.codeOf(row.brand);
      columns.shops[product] = dictionaries.shops.codeOf(row.shop);
      columns.sizes[product] = dictionaries.sizes.codeOf(row.sizes);
      columns.colours[product] = dictionaries.colours.codeOf(row.colours);
      columns.prices[product] = row.price;
      columns.discounts[product] = row.discount;
      columns.tenths[product] = row.tenths;
      columns.inStock[product] = Number(row.inStock);
      columns.ratings[product] = row.ratings;
      columns.createdAt[product] = row.createdAt;
      columns.popularity[product] = popularityOf(row.tenths, row.ratings);
    },
  };
}

/** More than this many ratings count as this many. */
const maxRatings = 2 ** 24 - 1;

/**
 * The rating drawn to a middling one as long as few have rated, then the rating, then how many have rated: the end of `orderBy`
 * (matching.store.ts) as a whole number below 2 ** 36.
 */
function popularityOf(tenths: number, ratings: number): number {
  const drawn = Math.floor((tenths * ratings + 380) / (ratings + 10));
  return (drawn * 64 + tenths) * 2 ** 24 + Math.min(ratings, maxRatings);
}
