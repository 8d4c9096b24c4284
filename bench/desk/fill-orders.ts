import { countDays } from '../../src/domains/insight/count-days.ts';
import { type Database, execute, hasRow } from '../../src/platform/database.ts';
import { fillBooks } from './fill-books.ts';
import { fillTalk } from './fill-talk.ts';
import { id } from './id-of-row.ts';

const [products, customers, orders] = [1_000, 2_000, 100_000];
/** Orders under way: the newest, of which so many are packed. */
const [underWay, packedCount] = [500, 200];

/**
 * Gives a shop of the town 1,000 products, and 100,000 orders of two years: the newest 500 under way, of the others
 * nine in ten delivered, the rest unpaid, cancelled or refused at the door; with returns, the books, earnings, payouts,
 * questions, reviews and chats that such a shop has. Then counts the figures by day. A shop that has them stays as it is.
 */
export async function fillOrders(db: Database, sellerId: string): Promise<void> {
  if (await hasRow(db)`select from orders where id = 'desk' || lpad(${orders}::text, 9, '0')`) return;
  // At once, or the shop's own work would find orders whose earnings are not written yet.
  await db.transaction().execute(async (one) => {
    // One statement writes 100,000 rows.
    await execute(one)`set local statement_timeout = 0`;
    await fillGoods(one, sellerId);
    await fillSales(one, sellerId);
    await execute(one)`analyze`;
    await fillBooks(one, sellerId);
    await fillTalk(one, sellerId);
    await execute(one)`analyze`;
  });
  await countDays(db);
  await db.connection().execute(async (one) => {
    await execute(one)`set statement_timeout = 0`;
    await execute(one)`vacuum analyze`;
  });
}

async function fillGoods(db: Database, sellerId: string): Promise<void> {
  await execute(db)`
    insert into products (id, slug, seller_id, category_id, name, brand, description, price, discount, images, created_at, updated_at)
    select ${id('desk')}, slug || '-' || n, seller_id, category_id, name || ' ' || n, brand, description, price, discount, images, now(), now()
    from generate_series(1, ${products}::int) n
    join (select row_number() over (order by id) - 1 as at, count(*) over () as count, p.* from products p where seller_id = ${sellerId}) model on at = n % count`;
  await execute(db)`
    insert into variants (id, product_id, size, position) select ${id('desk')}, ${id('desk')}, 'One Size', 0 from generate_series(1, ${products}::int) n`;
  await execute(db)`
    insert into stock (variant_id, product_id, quantity) select id, product_id, case when right(id, 2) = '00' then 2 else 20 end from variants where id like 'desk%'`;
  await execute(db)`select list_products(array(select id from products where id like 'desk%'))`;
  await execute(db)`
    insert into customers (id, name, email, mobile, created_at, updated_at)
    select ${id('desk')}, 'Asha ' || n, 'asha' || n || '@desk.example', (9100000000 + n)::text, now(), now() from generate_series(1, ${customers}::int) n`;
}

async function fillSales(db: Database, sellerId: string): Promise<void> {
  await execute(db)`
    insert into orders (id, customer_id, goods_total, shipping_fee, items, pay_by, payment_status, order_status, holds_stock, ship_to, promised, placed_at, updated_at)
    select ${id('desk')}, 'desk' || lpad((1 + n * 31 % ${customers}::int)::text, 9, '0'), 999, 0, 1,
           case when n % 5 < 2 and not n % 25 = 5 then 'delivery' else 'upi' end,
           case when n % 25 = 5 then 'failed' when n % 100 = 1 or (n % 5 < 2 and n > ${orders - underWay}::int) then 'unpaid' else 'paid' end,
           case when n % 25 = 5 or n % 50 = 1 then 'cancelled' when n > ${orders - underWay}::int then 'placed' else 'success' end, not (n % 25 = 5 or n % 50 = 1),
           json_build_object('name', 'Asha ' || n, 'phonenumber', (9100000000 + n * 31 % ${customers}::int)::text, 'alternatephonenumber', '', 'address', n || ' Station Road', 'locality', 'Civil Lines', 'landmark', '',
                             'cityTown', 'Jaipur', 'cityDistTown', 'Jaipur', 'state', 'Rajasthan', 'pincode', (302001 + n % 30)::text),
           json_build_object(${sellerId}::text, json_build_object('day', to_char(placed + interval '3 days', 'YYYY-MM-DD'), 'from', '17:00', 'to', '21:00', 'packBy', to_char(placed + interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))), placed, placed
    from generate_series(1, ${orders}::int) n cross join lateral (select now() - (${orders}::int - n) * interval '10 minutes' as placed) at`;
  await execute(db)`
    insert into order_lines (order_id, position, product_id, variant_id, seller_id, shop_name, slug, name, brand, size, colour, hsn, quantity, price, discount, unit_price, images)
    select ${id('desk')}, 0, p.id, p.id, p.seller_id, 'Shop', p.slug, p.name, p.brand, 'One Size', '', '6204', 1, 999, 0, 999, p.images
    from generate_series(1, ${orders}::int) n join products p on p.id = 'desk' || lpad((1 + n * 7 % ${products}::int)::text, 9, '0')`;
  await execute(db)`
    insert into order_parcels (order_id, seller_id, packed_at, handed_over_at, delivered_at, refused_at, cancelled_at, cancelled_by)
    select o.id, ${sellerId}, case when not ended or refused then placed_at end, case when order_status = 'success' or refused then placed_at end,
           case when order_status = 'success' then placed_at + interval '2 days' end, case when refused then placed_at + interval '2 days' end,
           case when ended and not refused then placed_at end, case when ended and not refused then 'customer:' || o.customer_id end
    from orders o, lateral (select o.order_status = 'cancelled' as ended, right(o.id, 2) = '01' as refused) of
    where o.id like 'desk%' and o.payment_status <> 'failed' and o.id <= 'desk' || lpad((${orders - underWay + packedCount}::int)::text, 9, '0')`;
  await execute(db)`
    insert into returns (id, order_id, position, seller_id, product_id, customer_id, quantity, new_variant_id, new_size, reason, note, state, pickup_day, pickup_from, pickup_to, pay_to, goods_paise, fee_paise, holds_stock, asked_at, updated_at)
    select 'r' || o.id, o.id, 0, ${sellerId}, l.product_id, o.customer_id, 1, '', '', 'size', '', case when o.placed_at > now() - interval '6 days' then 'asked' else 'refunded' end,
           o.placed_at::date + 5, '10:00', '14:00', '', 99900, 0, false, o.placed_at + interval '3 days', o.placed_at + interval '6 days'
    from orders o join order_lines l on l.order_id = o.id where o.id like 'desk%' and right(o.id, 6)::int % 12 = 0 and o.order_status = 'success'`;
  await execute(db)`
    insert into order_moves (order_id, lifecycle, from_state, to_state, actor, at)
    select id, 'order', 'pending', 'placed', 'server', placed_at from orders where id like 'desk%' order by placed_at`;
}
