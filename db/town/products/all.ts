import type { CategorySlug } from '../categories.ts';
import type { Recipe } from '../recipe.ts';
import { jeansTrousers } from './jeans-trousers.ts';
import { jewellery } from './jewellery.ts';
import { juttisFootwear } from './juttis-footwear.ts';
import { kidsClothing } from './kids-clothing.ts';
import { lehengas } from './lehengas.ts';
import { mensKurtas } from './mens-kurtas.ts';
import { mensShirts } from './mens-shirts.ts';
import { salwarSuits } from './salwar-suits.ts';
import { sarees } from './sarees.ts';
import { winterWear } from './winter-wear.ts';
import { womensDresses } from './womens-dresses.ts';
import { womensKurtas } from './womens-kurtas.ts';

/** The products of each category. */
export const recipes: Record<CategorySlug, readonly Recipe[]> = {
  'womens-kurtas': womensKurtas,
  sarees,
  'mens-kurtas': mensKurtas,
  'womens-dresses': womensDresses,
  'jeans-trousers': jeansTrousers,
  lehengas,
  'salwar-suits': salwarSuits,
  'mens-shirts': mensShirts,
  'kids-clothing': kidsClothing,
  'winter-wear': winterWear,
  'juttis-footwear': juttisFootwear,
  jewellery,
};
