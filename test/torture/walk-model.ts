import fc from 'fast-check';
import { smallShop } from '../support/small-shop.ts';
import type { Real } from './model-command.ts';
import { commands } from './model-commands.ts';
import type { Model } from './model.ts';
import { rightBooks } from './right-books.ts';
import { newSellerLogin } from '../support/staff.ts';
import { beginNextDay, type TortureShop } from './torture-shop.ts';

/**
 * Runs the same random commands on the real shop and the model, and compares them after each. Returns the number of
 * commands.
 *
 * @throws with the shortest list of commands that shows the difference, and the seed to reproduce it
 */
export async function walkModel(
  shop: TortureShop,
  { runs, max, seed }: { runs: number; max: number; seed?: number },
): Promise<number> {
  let steps = 0;
  const property = fc.asyncProperty(commands(max), async (list) => {
    steps += [...list].length;
    const stocks = [5, 2, 9];
    beginNextDay(shop);
    // The clock runs on from run to run, so sellers and sessions must be new.
    const today = await smallShop(shop.db, shop.clock.now());
    const productWithSizes = await today.product({ stock: stocks.slice(0, 2) });
    const sizes = productWithSizes.variantIds.map((variantId) => ({
      ...productWithSizes,
      variantIds: [variantId],
    }));
    const other = await today.product({ stock: stocks.slice(2), seller: 1 });
    const login = ({ sellerId }: { sellerId: string }) => newSellerLogin(shop.db, sellerId, shop.clock.now());
    const real: Real = {
      shop,
      customer: await today.customer(),
      products: [...sizes, other],
      sellers: [await login(productWithSizes), await login(other)],
      orders: [],
    };
    const model: Model = {
      now: 0,
      shelf: stocks.map((stock, index) => ({ product: index < 2 ? 0 : 1, own: null, stock })),
      products: [0, 1].map(() => ({ price: 1_000, discount: 10 })),
      sales: [],
      cart: new Map(),
      orders: [],
    };
    await fc.asyncModelRun(() => ({ model, real }), list);
    await rightBooks(shop.db, shop.clock.now());
  });
  await fc.assert(property, { numRuns: runs, ...(seed === undefined ? {} : { seed }), endOnFailure: false });
  return steps;
}
