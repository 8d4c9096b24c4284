import assert from 'node:assert/strict';
import fc from 'fast-check';
import { endSaleNow, planSale, runSales } from '../../src/domains/catalogue/sales/run-sales.ts';
import type { SearchOfProducts } from '../../src/domains/catalogue/search-of-products.ts';
import { indexProducts } from '../../src/domains/search/search-index.store.ts';
import { day, shift } from '../../src/platform/clock.ts';
import type { Database } from '../../src/platform/database.ts';
import { dayOf } from '../../src/platform/india-time.ts';
import { isRefusal } from '../../src/platform/refusal.ts';
import type { StaffVisit } from '../../src/platform/visit.ts';
import { killedAndRepeated } from './books/crashing.ts';
import { type Command, command, type Real } from './model-command.ts';
import * as rules from './model.ts';
import type { Model, ModelSale } from './model.ts';

/** Planned sales (R-SALE-1), in the model and in the shop: each of one product, which is all that its shop sells. */

const dayLong = 24 * 60;

/** Lowers what costs more than the sale says, and keeps what it was. */
function begin(model: Model, sale: ModelSale): void {
  sale.state = 'running';
  const product = rules.at(model.products, sale.product);
  if (product.discount < sale.percent) {
    sale.before.set('product', product.discount);
    product.discount = sale.percent;
  }
  for (const [index, size] of model.shelf.entries())
    if (size.product === sale.product && size.own && size.own.discount < sale.percent) {
      sale.before.set(index, size.own.discount);
      size.own.discount = sale.percent;
    }
}

/** Gives back what the sale lowered and nobody changed since. */
function end(model: Model, sale: ModelSale): void {
  sale.state = 'ended';
  const product = rules.at(model.products, sale.product);
  const back = (of: { discount: number } | null, name: number | 'product') => {
    const before = sale.before.get(name);
    if (of?.discount === sale.percent && before !== undefined) of.discount = before;
  };
  back(product, 'product');
  for (const [index, size] of model.shelf.entries()) if (size.product === sale.product) back(size.own, index);
}

/** Begins and ends the sales whose time has come, in the shop and in the model. */
export async function sweepSales(model: Model, { shop }: Real, killedAt: number): Promise<void> {
  const now = shop.clock.now();
  await killedAndRepeated(shop.db, killedAt, (db) => runSales(db, now, indexProducts));
  for (const sale of model.sales.filter(({ state }) => state === 'running'))
    if (sale.ends <= model.now) end(model, sale);
  for (const sale of model.sales.filter(({ state, begins }) => state === 'planned' && begins <= model.now))
    if (sale.ends <= model.now) sale.state = 'ended';
    else begin(model, sale);
}

/** The desk of a product's seller. */
const deskOf = ({ shop, sellers, products }: Real, product: number, db: Database) => {
  const { sellerId } = rules.at(products, product === 0 ? 0 : products.length - 1);
  const visit = { staff: rules.at(sellers, product), shopId: sellerId } as unknown as StaffVisit;
  const search = { indexProducts } as unknown as SearchOfProducts;
  return { desk: { db, clock: shop.clock, search }, visit };
};

/** A seller plans a sale of so many days, which begins today or later. */
const plan = (product: number, percent: number, [later, days]: readonly [number, number], killedAt: number) =>
  command(
    `sale of product ${product}: ${percent} % for ${days} days, in ${later} days`,
    async (model, real) => {
      const { shop, products } = real;
      const today = Math.floor(model.now / dayLong);
      const first = (today + later) * dayLong;
      const sale = { product, percent, begins: Math.max(first, model.now), ends: first + days * dayLong };
      const { id } = rules.at(products, product === 0 ? 0 : products.length - 1);
      const onDay = (ahead: number) => dayOf(shift(shop.clock.now(), ahead * day));
      const terms = { productIds: [id], percent, firstDay: onDay(later), lastDay: onDay(later + days - 1) };
      const answer = await killedAndRepeated(shop.db, killedAt, (db) => {
        const { desk, visit } = deskOf(real, product, db);
        return planSale(desk, terms, visit);
      });
      const isTaken = model.sales.some(
        (other) =>
          other.product === product &&
          other.state !== 'ended' &&
          other.begins < sale.ends &&
          other.ends > sale.begins,
      );
      assert.equal(isRefusal(answer), isTaken, 'answer to a sale');
      if (isRefusal(answer)) return;
      const made: ModelSale = { ...sale, id: answer.id, state: 'planned', before: new Map() };
      model.sales.push(made);
      if (first <= model.now) begin(model, made);
    },
  );

/** A seller ends a sale before its time. */
const stop = (pick: number, killedAt: number) => ({
  ...command(`end sale ${pick}`, async (model, real) => {
    const sale = rules.at(model.sales, pick % model.sales.length);
    const answer = await killedAndRepeated(real.shop.db, killedAt, (db) => {
      const { desk, visit } = deskOf(real, sale.product, db);
      return endSaleNow(desk, sale.id, visit);
    });
    assert.equal(isRefusal(answer), sale.state === 'ended', 'answer to the end of a sale');
    if (sale.state === 'running') end(model, sale);
    sale.state = 'ended';
  }),
  check: ({ sales }: Readonly<Model>) => sales.length > 0,
});

const killedAt = fc.constantFrom(0, 0, 0, 2, 4, 6, 8);
/** Some of the discounts that prices are given are those of a sale. */
export const percents = [15, 35, 60] as const;
const plans = fc
  .tuple(
    fc.nat(1),
    fc.constantFrom(...percents),
    fc.tuple(fc.nat(1), fc.integer({ min: 1, max: 2 })),
    killedAt,
  )
  .map(([product, percent, when, at]) => plan(product, percent, when, at));

type Wait = (minutes: number, killedAt: number) => Command;

/** Time passes until the next day in India, when sales begin and end. */
const night = (wait: Wait, killedAt: number): Command => ({
  check: ({ sales }) => sales.some(({ state }) => state !== 'ended'),
  run: (model, real) => wait(dayLong - (model.now % dayLong), killedAt).run(model, real),
  toString: () => 'the next day',
});

/** What sellers do with sales, and the nights in between. */
export const ofSales = (wait: Wait) => [
  plans,
  plans,
  ...[1, 2, 3].map(() => killedAt.map((at) => night(wait, at))),
  fc.tuple(fc.nat(5), killedAt).map(([pick, at]) => stop(pick, at)),
];
