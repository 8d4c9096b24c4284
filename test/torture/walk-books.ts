import fc from 'fast-check';
import { execute } from '../../src/platform/database.ts';
import { shop as market } from '../../src/shop.ts';
import { promotionsOf } from '../support/promotions.ts';
import { type ShelfProduct, smallShop } from '../support/small-shop.ts';
import { newOperatorLogin } from '../support/staff.ts';
import { begin, beginnings } from './books/beginnings.ts';
import { commands } from './books/evidence-commands.ts';
import { type Model } from './books/model.ts';
import { limitPaise } from './books/model-by-hand.ts';
import { at, piecePaise, sellers } from './books/model-offers.ts';
import { comparePapers } from './books/papers.ts';
import { compareOwed, type Real, readLastEntry } from './books/real-books.ts';
import { listFaults, rightBooks } from './right-books.ts';
import { beginNextDay, type TortureShop } from './torture-shop.ts';

/** Each first product has two sizes. An order takes three pieces of the first, and one of the second product. */
const shelf = {
  main: { price: piecePaise.main / 100, discount: 0, stock: [12, 2] },
  extra: { price: piecePaise.extra / 100, discount: 0, stock: [5] },
};

/**
 * Runs payments, statements, claims, edits of an offer, refunds, cancellations, webhooks, parcels, cash and returns in random order, with
 * kills in between, and compares the books with a model after each step. Returns the number of steps.
 *
 * @throws with the shortest list of steps that shows the difference, and the seed to reproduce it
 */
export async function walkBooks(
  shop: TortureShop,
  { runs, max, seed }: { runs: number; max: number; seed?: number },
): Promise<number> {
  let steps = 0;
  const threshold = market.refundApprovalAbove;
  market.refundApprovalAbove = limitPaise / 100;
  const property = fc.asyncProperty(beginnings, commands(max), async (orders, list) => {
    steps += [...list].length;
    beginNextDay(shop);
    const faults = await listFaults(shop.db, shop.clock.now());
    const goods = await smallShop(shop.db, shop.clock.now());
    const stock = (of: keyof typeof shelf) =>
      Promise.all(sellers.map((seller) => goods.product({ ...shelf[of], seller })));
    const [products, extras] = [await stock('main'), await stock('extra')];
    const real: Real = {
      shop,
      products,
      extras,
      ...(await makeCodes(shop, products)),
      operators: await makeOperators(shop),
      begun: shop.clock.now(),
      lastEntry: await readLastEntry(shop),
      orders: [],
      returns: [],
    };
    const model: Model = {
      minute: 0,
      operator: 0,
      maxCoupons: 3,
      stock: { main: [12, 12], extra: [5, 5] },
      otherStock: [2, 2],
      otherPrice: [false, false],
      orders: [],
      transfers: [],
      payments: [],
      refunds: [],
      payouts: [],
      returns: [],
      clawbacks: [],
      byHand: [],
    };
    await begin(model, real, orders);
    await fc.asyncModelRun(() => ({ model, real }), list);
    await rightBooks(shop.db, shop.clock.now(), faults);
    await compareOwed(real);
    await comparePapers(
      shop.db,
      real.orders.map(({ id }) => id),
      shop.clock.now(),
    );
  });
  try {
    await fc.assert(property, {
      numRuns: runs,
      ...(seed === undefined ? {} : { seed }),
      endOnFailure: false,
    });
  } finally {
    market.refundApprovalAbove = threshold;
  }
  return steps;
}

/** A coupon limited to three orders, and one that the second seller bears. */
async function makeCodes(
  { db, clock }: TortureShop,
  products: readonly ShelfProduct[],
): Promise<Pick<Real, 'codes' | 'couponOffer'>> {
  const { promotion, coupon } = promotionsOf(db, clock.now());
  const own = { value: 40, bearer: 'seller', sellers: [at(products, 1).sellerId] } as const;
  const couponOffer = await promotion({ maxUses: 3 });
  return {
    couponOffer,
    codes: { coupon: await coupon(couponOffer), sellers: await coupon(await promotion(own)) },
  };
}

/** Two persons at the market's desk, the first with a second login. */
async function makeOperators({ db, clock }: TortureShop): Promise<{ id: string }[]> {
  const asha = await newOperatorLogin(db, clock.now());
  const again = await newOperatorLogin(db, clock.now());
  await execute(db)`update staff set email = ${`${asha.id}+phone@example.com`} where id = ${again.id}`;
  return [asha, again, await newOperatorLogin(db, clock.now())];
}
