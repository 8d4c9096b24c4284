import { sql } from 'kysely';
import { type Database, execute } from '../../src/platform/database.ts';

const [products, orders] = [1_000, 100_000];

/**
 * Gives a shop of the town 1,000 products and 100,000 sold orders of two years: 300 to pack, 200 packed, the rest
 * delivered, and a return for every twelfth. The books have no entries of them. Waits until the figures by day are
 * counted.
 */
export async function fillOrders(db: Database, sellerId: string): Promise<void> {
  const id = sql`'desk' || lpad(n::text, 9, '0')`;
  await db.connection().execute(async (one) => {
    await execute(one)`set statement_timeout = 0`;
    await execute(one)`
      create temporary table model as
      select row_number() over (order by id) - 1 as at, p.* from products p where seller_id = ${sellerId}`;
    await execute(one)`
      insert into products (id, slug, seller_id, category_id, name, brand, description, price, discount, images, created_at, updated_at)
      select ${id}, slug || '-' || n, seller_id, category_id, name || ' ' || n, brand, description, price, discount, images, now(), now()
      from generate_series(1, ${products}::int) n join model on at = n % (select count(*) from model)`;
    await execute(
      one,
    )`insert into variants (id, product_id, size, position) select id, id, 'One Size', 0 from products where id like 'desk%'`;
    await execute(
      one,
    )`insert into stock (variant_id, product_id, quantity) select id, id, 20 from products where id like 'desk%'`;
    await execute(one)`select list_products(array(select id from products where id like 'desk%'))`;
    // The newest order has the highest number: what is to be packed is of the last days.
    await execute(one)`
      insert into orders (id, customer_id, goods_total, shipping_fee, items, payment_status, order_status, holds_stock, ship_to, promised, placed_at, updated_at)
      select ${id}, (select id from customers order by id limit 1), 999, 0, 1, 'paid', case when n > ${orders - 500}::int then 'placed' else 'success' end, true,
             json_build_object('name', 'Asha', 'pincode', (302001 + n % 30)::text),
             json_build_object(${sellerId}::text, json_build_object('day', to_char(placed + interval '3 days', 'YYYY-MM-DD'), 'from', '17:00', 'to', '21:00', 'packBy', to_char(placed + interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))), placed, placed
      from generate_series(1, ${orders}::int) n cross join lateral (select now() - (${orders}::int - n) * interval '10 minutes' as placed) at`;
    await execute(one)`
      insert into order_lines (order_id, position, product_id, variant_id, seller_id, shop_name, slug, name, brand, size, colour, hsn, quantity, price, discount, unit_price, images)
      select ${id}, 0, p.id, p.id, p.seller_id, 'Shop', p.slug, p.name, p.brand, 'One Size', '', '6204', 1, 999, 0, 999, p.images
      from generate_series(1, ${orders}::int) n join products p on p.id = 'desk' || lpad((1 + n * 7 % ${products}::int)::text, 9, '0')`;
    await execute(one)`
      insert into order_parcels (order_id, seller_id, packed_at, handed_over_at, delivered_at)
      select o.id, ${sellerId}, o.placed_at, case when o.order_status = 'success' then o.placed_at end, case when o.order_status = 'success' then o.placed_at + interval '2 days' end
      from orders o where o.id like 'desk%' and o.id <= 'desk' || lpad((${orders - 300}::int)::text, 9, '0')`;
    await execute(one)`
      insert into returns (id, order_id, position, seller_id, product_id, customer_id, quantity, new_variant_id, new_size, reason, note, state, pickup_day, pickup_from, pickup_to, pay_to, goods_paise, fee_paise, holds_stock, asked_at, updated_at)
      select 'r' || o.id, o.id, 0, ${sellerId}, l.product_id, o.customer_id, 1, '', '', 'size', '', 'refunded', o.placed_at::date + 5, '10:00', '14:00', '', 99900, 0, false, o.placed_at + interval '3 days', o.placed_at + interval '6 days'
      from orders o join order_lines l on l.order_id = o.id where o.id like 'desk%' and right(o.id, 6)::int % 12 = 0 and o.order_status = 'success'`;
    await execute(one)`
      insert into order_moves (order_id, lifecycle, from_state, to_state, actor, at)
      select id, 'order', 'pending', 'placed', 'server', placed_at from orders where id like 'desk%' order by placed_at`;
    await execute(one)`analyze`;
  });
  await waitForFigures(db);
}

/** The shop's own job counts every move, a minute later at most. */
async function waitForFigures(db: Database): Promise<void> {
  for (;;) {
    const rows = await execute(db)`select 1 from order_moves where not counted limit 1`;
    if (rows.length === 0) return;
    await new Promise((go) => setTimeout(go, 1_000));
  }
}
