import assert from 'node:assert/strict';
import type fc from 'fast-check';
import type { ShelfProduct } from '../support/small-shop.ts';
import * as rules from './model.ts';
import type { Model, ModelOrder } from './model.ts';
import type { TortureShop } from './torture-shop.ts';
import { variantRows } from '../../src/domains/catalogue/readable.store.ts';
import { execute } from '../../src/platform/database.ts';

/** The real shop for one customer in one run, with the same products and orders as the model's, by index. */
export interface Real {
  readonly shop: TortureShop;
  readonly customer: { id: string; cookie: string };
  readonly products: readonly ShelfProduct[];
  /** The login of each product's seller. */
  readonly sellers: readonly { readonly id: string }[];
  readonly orders: { id: string; key: string; body: object; placedAt: Date; lastPayment: object | null }[];
}

export type Command = fc.AsyncCommand<Model, Real>;

/** A command that can always run; the model determines the expected result. Afterwards both are compared completely. */
export function command(name: string, run: (model: Model, real: Real) => Promise<void>): Command {
  return {
    check: () => true,
    run: async (model, real) => {
      await run(model, real);
      await compare(model, real);
    },
    toString: () => name,
  };
}

/** A command about one of the existing orders. */
export function aboutOrder(
  name: string,
  pick: number,
  run: (model: Model, real: Real, order: ModelOrder, orderIds: Real['orders'][number]) => Promise<void>,
): Command {
  return {
    ...command(`${name} ${pick}`, (model, real) => {
      const place = pick % model.orders.length;
      return run(model, real, rules.at(model.orders, place), rules.at(real.orders, place));
    }),
    check: (model) => model.orders.length > 0,
  };
}

const deliveredOf = (steps: ModelOrder['steps']) =>
  [...steps.values()].filter((step) => step === 'deliver').length;

async function compare(model: Model, { shop, customer, products, orders }: Real): Promise<void> {
  const shelf = await execute<{ id: string; stock: number; price: number }>(shop.db)`
    select s.variant_id as id, s.quantity as stock, p.final_price as price from stock s join ${variantRows} p on p.id = s.variant_id
    where s.variant_id = any(${products.map(({ variantIds }) => variantIds[0])})`;
  const onShelf = new Map(shelf.map(({ id, stock, price }) => [id, `${stock} for ₹${price}`]));
  assert.deepEqual(
    products.map(({ variantIds }) => onShelf.get(variantIds[0] ?? '')),
    model.shelf.map(({ stock }, index) => `${stock} for ₹${rules.sellingPrice(model, index)}`),
    'stock and prices',
  );
  const rows = await execute<{ id: string; state: string }>(shop.db)`
    select o.id, payment_status || '/' || order_status || ', ₹' || price
      || ', refunds ' || (select count(*) from refunds r where r.order_id = o.id)
      || ', payments ' || (select count(*) from payments p where p.order_id = o.id)
      || ', delivered ' || (select count(*) from order_parcels p where p.order_id = o.id and delivered_at is not null) as state
    from orders o where customer_id = ${customer.id}`;
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  assert.deepEqual(
    orders.map(({ id }) => states.get(id)),
    model.orders.map(
      ({ payment, order, price, refunds, payments, steps }) =>
        `${payment}/${order}, ₹${price}, refunds ${refunds}, payments ${payments}, delivered ${deliveredOf(steps)}`,
    ),
    'orders',
  );
  assert.equal(rows.length, orders.length, 'as many orders as were acknowledged');
  const lines = await execute<{ id: string; pieces: number }>(shop.db)`
    select variant_id as id, quantity as pieces from cart_lines where customer_id = ${customer.id}`;
  assert.deepEqual(
    new Map(
      lines.map(({ id, pieces }) => [products.findIndex(({ variantIds }) => variantIds[0] === id), pieces]),
    ),
    new Map(model.cart),
    'cart',
  );
}
