import { z } from 'zod';
import { count } from '../../platform/field.ts';
import { productShape } from '../catalogue/product.ts';
import type { ListingOrder } from './listing.ts';
import type { TypedPrice } from './price-words.ts';
import type { Page } from './read-page.ts';

/** The results of a search that finds nothing, with some of its demands dropped. */
export const nearestShape = z.object({
  /** The words that were dropped or replaced, as typed. */
  without: z.array(z.string()),
  /** The search text for the full results. */
  searchValue: z.string(),
  /** What the products are, in words: 'red saree'. */
  goods: z.string(),
  products: z.array(productShape),
  totalProduct: count,
  /** Where the price was dropped: its bounds, and the nearest price that there is, in rupees. */
  price: z.object({ lowPrice: count.optional(), highPrice: count.optional(), nearest: count }).optional(),
});
export type Nearest = z.output<typeof nearestShape>;

/** Chosen bounds of the price. */
export interface Bounds {
  readonly lowPrice?: number;
  readonly highPrice?: number;
}

/**
 * The products nearest to a price that none has, and the nearest price; without a price the usual page.
 * @param page the first page within bounds and in an order
 */
export async function nearestInPrice(
  price: TypedPrice | undefined,
  page: (bounds: Bounds, order: ListingOrder | undefined) => Promise<Page>,
): Promise<{ found: Page; price?: Nearest['price'] }> {
  if (!price) return { found: await page({}, undefined) };
  const { low, high } = price;
  const above = high === undefined ? undefined : await page({ lowPrice: high }, 'low-to-high');
  const below = low === undefined ? undefined : await page({ highPrice: low }, 'high-to-low');
  const nearer = [above, below]
    .flatMap((found) => {
      const price = found?.products[0]?.finalPrice;
      return found && price !== undefined ? [{ found, nearest: price }] : [];
    })
    .toSorted((a, b) => away(a.nearest, price) - away(b.nearest, price))[0];
  if (!nearer) return { found: await page({}, undefined) };
  const bounds = {
    ...(low === undefined ? {} : { lowPrice: low }),
    ...(high === undefined ? {} : { highPrice: high }),
  };
  return { found: nearer.found, price: { ...bounds, nearest: nearer.nearest } };
}

const away = (price: number, { low = 0, high = Number.POSITIVE_INFINITY }: TypedPrice): number =>
  price > high ? price - high : low - price;
