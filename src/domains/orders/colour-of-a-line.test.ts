import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { change } from '../../../test/support/listed.ts';
import { placingShop } from '../../../test/support/placing-shop.ts';
import { orderBody } from '../../../test/support/small-shop.ts';
import type { Product } from '../catalogue/product.ts';
import type { Order } from './order-shape.ts';
import { execute } from '../../platform/database.ts';

const { db, shop, anybody, placeAs, readAs } = await placingShop();

/** A kurta in white and sky blue; its third picture shows the sky blue one. */
async function kurtaInTwoColours() {
  const kurta = await shop.product({ stock: [3, 3] });
  await execute(db)`
    insert into pictures (key, kind, width, height, alt, created_at)
    values ('white', 'photo', 3, 4, 'Cotton kurta', now()), ('back', 'photo', 3, 4, 'Blue sky', now()),
           ('sky', 'photo', 3, 4, 'Cotton kurta, Sky Blue', now()) on conflict do nothing`;
  await change(
    db,
    sql`update products set images = '{/pictures/white.webp,/pictures/back.webp,/pictures/sky.webp}' where id = ${kurta.id}`,
  );
  await change(
    db,
    sql`update variants set colour = case position when 0 then 'White' else 'Sky Blue' end where product_id = ${kurta.id}`,
  );
  return kurta;
}

it('tells which picture shows a colour: the one whose alt text ends with it', async () => {
  const kurta = await kurtaInTwoColours();
  const answer = await readAs(await anybody(), `/home/get-product/${kurta.id}`);
  const { product } = answer.json<{ product: Product }>();
  expect(product.variants.map(({ colour, image }) => [colour, image])).toEqual([
    ['White', ''],
    ['Sky Blue', '/pictures/sky.webp'],
  ]);
});

it('keeps the colour of an ordered line, with its picture first', async () => {
  const kurta = await kurtaInTwoColours();
  const customer = await anybody();
  const body = orderBody([{ product: kurta, variant: 1 }, { product: kurta }], {
    price: 1_800,
    shipping_fee: 0,
  });
  expect((await placeAs(customer, body, {})).status).toBe(201);
  const answer = await readAs(customer, `/home/customer/gat-orders/${customer.id}/all`);
  const [order] = answer.json<{ orders: Order[] }>().orders;
  expect(order?.products.map(({ colour, images }) => [colour, images[0]])).toEqual([
    ['Sky Blue', '/pictures/sky.webp'],
    ['White', '/pictures/white.webp'],
  ]);
});
