import { sql } from 'kysely';
import { execute } from '../../src/platform/database.ts';
import { change } from '../support/listed.ts';
import { command } from './model-command.ts';
import * as rules from './model.ts';

export const restock = (product: number, pieces: number) =>
  command(`restock ${product} by ${pieces}`, async (model, { shop, products }) => {
    rules.at(model.shelf, product).stock += pieces;
    await execute(shop.db)`update stock set quantity = quantity + ${pieces}
              where variant_id = ${rules.at(products, product).variantIds[0]}`;
  });

/** Changes the price of one size, or the one price of a product for all its sizes. */
export const changePrice = (product: number, price: number, discount: number, isOfAll: boolean) =>
  command(
    `price of ${product}${isOfAll ? ' and its other sizes' : ''} ₹${price} less ${discount} %`,
    async (model, { shop, products }) => {
      const { id, variantIds } = rules.at(products, product);
      const of = rules.at(model.shelf, product);
      if (isOfAll) {
        Object.assign(rules.at(model.products, of.product), { price, discount });
        for (const size of model.shelf) if (size.product === of.product) size.own = null;
      } else of.own = { price, discount };
      await change(
        shop.db,
        isOfAll
          ? sql`with sizes as (update variants set price = null, discount = null where product_id = ${id})
                update products set price = ${price}, discount = ${discount} where id = ${id}`
          : sql`update variants set price = ${price}, discount = ${discount} where id = ${variantIds[0]}`,
      );
    },
  );
