import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, getRow, isoTime, preparedStatement } from '../../../platform/database.ts';
import { likePart } from '../../../platform/like.store.ts';
import { readMobile } from '../../../platform/mobile-number.ts';
import { shop } from '../../../shop.ts';
import { variantRows } from '../../catalogue/readable.store.ts';
import { sellerRows } from '../../sellers/readable.store.ts';
import { orderNumberIn, spokenNumber } from '../order-number.ts';
import type { KnownOfOrders } from '../known-of-orders.ts';
import type { ParcelState } from '../parcels/parcel.ts';
import { inCancelledParcel, parcelState, refusalState } from '../parcels/parcels.store.ts';
import { isTakenOut, unsuppliedReason } from '../parcels/unsupplied.store.ts';
import { owedForParcel } from '../readable.store.ts';
import type { Parcel, ParcelInFull } from './seller-orders.calls.ts';
import { goodsSummary } from './sold-parts.store.ts';

type ReturnedMoney = Pick<KnownOfOrders, 'returnedPaise'>;

/** Every seller's part of every order, filtered by `where` (on the lines `l`). */
const parcels = (where: RawBuilder<unknown>, { returnedPaise }: ReturnedMoney) => sql`
  select o.id as "orderId", o.number, l.seller_id as "sellerId", l.shop_name as "shopName", ${parcelState} as state,
         o.placed_at, l.goods, case when ${parcelState} in ('cancelled', 'refused', 'lost') then 0 else ${owedForParcel(sql`l.goods_paise`, returnedPaise(sql`l.order_id`, sql`l.seller_id`))} end as owed, l.pieces, l.summary,
         ${packBy} as pack_by, (o.promised -> l.seller_id) - 'runId' - 'held' - 'packBy' as promised, ${cash} as collect,
         (o.ship_to->>'name') || ', ' || (o.ship_to->>'cityTown') as "to", o.ship_to, o.order_status, o.payment_status, o.sold,
         p.packed_at, p.handed_over_at, p.delivered_at, p.came_back_at, ${refusalState} as refusal, coalesce(p.wrong_codes, 0) as wrong_codes, p.courier, p.awb, coalesce(p.cancelled_at, case when ${parcelState} = 'cancelled' then o.updated_at end) as cancelled_at,
         split_part(p.cancelled_by, ':', 1) as cancelled_by
  from (
    select l.order_id, l.seller_id, min(l.shop_name) as shop_name, coalesce(sum(l.unit_price::int8 * l.quantity) filter (where not ${isTakenOut}) - sum(l.off_seller_paise) filter (where not ${isTakenOut}) / 100, 0) as goods,
           sum(l.unit_price::int8 * l.quantity * 100 - l.off_seller_paise) as goods_paise,
           coalesce(sum(l.quantity) filter (where not ${isTakenOut}), 0) as pieces,
           ${goodsSummary} filter (where not ${isTakenOut}) as summary
    from order_lines l where ${where} group by l.order_id, l.seller_id
  ) l
  join orders o on o.id = l.order_id
  left join order_parcels p on p.order_id = l.order_id and p.seller_id = l.seller_id`;

/** Where an order `o` goes. */
const area = sql`(coalesce(o.ship_to->>'address', '') || ' ' || coalesce(o.ship_to->>'locality', '') || ' ' || coalesce(o.ship_to->>'landmark', '') || ' ' || coalesce(o.ship_to->>'cityTown', '') || ' ' || coalesce(o.ship_to->>'pincode', ''))`;

/** All that a search looks for in an order `o`, as the index `orders_found` has it. */
const orderText = sql`(o.id || ' ' || o.number::text || ' ' || coalesce(o.ship_to->>'name', '') || ' ' || coalesce(o.ship_to->>'phonenumber', '') || ' ' || coalesce(o.ship_to->>'alternatephonenumber', '') || ' ' || ${area})`;

/** Digits that are too few find half of all orders. */
const minDigits = 3;

/** The check digit of an order number's last part, which is not stored. A whole number with a wrong one is mistyped. */
const endingCheck = /(?<=^\d+)-\d$/;

/**
 * The conditions of which one finds what a search means: it names an order `o` or, of a sold one, its mobile number, PIN
 * code or address; or goods `l` of the seller. Nobody finds an unpaid order by an address that its seller may not see.
 */
function findsOf(search: string): readonly RawBuilder<unknown>[] {
  const number = orderNumberIn(search) ?? orderNumberIn(shop.orderPrefix + search);
  const digits = readMobile(search) ?? search.replace(endingCheck, '').replace(/\D/g, '');
  const word = likePart(search);
  const isNumber = /^[\s\w+-]*$/.test(search) && digits.length >= minDigits;
  const part = isNumber ? `%${digits}%` : word;
  return [
    sql`${isFirstLine} and (o.number = ${number}::int8 or ${orderText} ilike ${word} or ${orderText} ilike ${part})
      and (o.number = ${number}::int8 or o.id ilike ${word} or o.number::text like ${part} or o.ship_to->>'name' ilike ${word}
        or (o.sold and (o.ship_to->>'phonenumber' like ${part} or o.ship_to->>'alternatephonenumber' like ${part} or ${area} ilike ${word})))`,
    sql`l.name ilike ${word}`,
  ];
}

/** By when a parcel must be packed; the start of the promised day for orders of earlier releases. */
const packBy = sql`coalesce((o.promised -> l.seller_id ->> 'packBy')::timestamptz, (o.promised -> l.seller_id ->> 'day')::timestamp at time zone 'Asia/Kolkata')`;

/** Rupees to collect at the door; -1 where the order's price is shared by parcels. */
const cash = sql`
  case when o.pay_by = 'upi' or o.payment_status = 'paid' or ${parcelState} not in ('to pack', 'packed', 'handed over', 'brought back') then 0
       when o.delivery_kept_paise = 0 and not exists (
         select from unsupplied_lines u where u.order_id = o.id and u.alone) and not exists (select from order_lines other where other.order_id = o.id and other.seller_id <> l.seller_id) then o.price
       else -1 end`;

const ofShop = (shopId: string | null) => (shopId === null ? sql`true` : sql`l.seller_id = ${shopId}`);

const underWay = sql`select id from orders where order_status in ('placed', 'warehouse')`;

/** Orders of which a parcel may be in this state, where an index finds them among all others. */
const ordersIn: Partial<Record<ParcelState, RawBuilder<unknown>>> = {
  'to pack': underWay,
  packed: underWay,
  'handed over': underWay,
  'brought back': underWay,
  waiting: sql`select id from orders where order_status = 'pending'`,
  refused: sql`select order_id from order_parcels where refused_at is not null`,
  lost: sql`select order_id from order_parcels where lost_at is not null`,
};

const dueColumns = sql`
  'packBy', ${isoTime(sql`pack_by`)}, 'promised', promised, 'collect', collect`;

export const perPage = 30;

/** Parcels after a page that are counted: a list of all is never read to the end. */
const maxAhead = 20 * perPage;

/** A condition on a line `l`: it is the first of its parcel. Unlike a list without doubles it is read in order, until a page is full. */
const isFirstLine = sql`not exists (
  select from order_lines earlier where earlier.order_id = l.order_id and earlier.seller_id = l.seller_id and earlier.position < l.position)`;

/** Whether a parcel is in a state: of those with many parcels in plain columns, so that the planner knows how many. */
const isIn = (state: ParcelState | undefined): RawBuilder<unknown> => {
  if (state === undefined) return sql`true`;
  if (state === 'refused') return sql`p.refused_at is not null`;
  if (state === 'lost') return sql`p.refused_at is null and p.lost_at is not null`;
  if (state === 'cancelled') return sql`p.refused_at is null and p.lost_at is null`; // of the cancelled ones
  if (state !== 'delivered') return sql`${parcelState} = ${state}`;
  return sql`o.order_status in ('placed', 'warehouse', 'success') and (o.order_status = 'success' or p.delivered_at is not null)
    and p.refused_at is null and p.lost_at is null and p.cancelled_at is null`;
};

/** A cancelled parcel is of a cancelled order, or of one that goes on. */
const cancelledWays = [sql`o.order_status = 'cancelled'`, sql`p.cancelled_at is not null`];

/** How a list is sorted: what must leave first (`due`), or the newest first, as ids of orders are. */
const sortedBy = sql`due, l.order_id desc, l.seller_id`;
const dueOf = (state: ParcelState | undefined) =>
  state === 'to pack'
    ? sql`row(${packBy}, o.placed_at)`
    : state === 'packed'
      ? packBy
      : sql`null::timestamptz`;

/**
 * A page (from 1) of a shop's parcels, or of all shops' (null), by state and by an order's number or a search in its
 * id, goods, name, mobile number and address. `total` counts at most twenty pages beyond this one.
 */
export async function listShopParcels(
  db: Database,
  shopId: string | null,
  { state, search, page }: { state?: ParcelState | undefined; search?: string | undefined; page: number },
  ports: ReturnedMoney,
): Promise<{ parcels: Parcel[]; total: number }> {
  const orders = state && ordersIn[state];
  const mayBeIn = orders ? sql`l.order_id in (${orders})` : sql`true`;
  const before = (page - 1) * perPage;
  const limit = before + perPage + maxAhead;
  // Each finds its parcels by an index of its own, which one condition with "or" cannot.
  const ways = (state === 'cancelled' ? cancelledWays : [sql`true`]).flatMap((way) =>
    search === undefined
      ? [sql`${way} and ${isFirstLine}`]
      : findsOf(search).map((find) => sql`${way} and ${find}`),
  );
  const lists = ways.map(
    (way) => sql`(
        select l.order_id, l.seller_id, ${dueOf(state)} as due
        from order_lines l join orders o on o.id = l.order_id left join order_parcels p on p.order_id = l.order_id and p.seller_id = l.seller_id
        where ${ofShop(shopId)} and ${mayBeIn} and ${isIn(state)} and ${way}
        order by ${sortedBy} limit ${limit})`,
  );
  // What is under way is few, whatever the values: planning it takes longer than reading it.
  const isPlannedOnce = orders === underWay && search === undefined;
  const { parcels: rows, total } = await getRow(db)<{
    parcels: WithNumber<Parcel>[];
    total: number;
  }>`${isPlannedOnce ? preparedStatement : sql``}
    with found as materialized (
      select l.order_id, l.seller_id, row_number() over () as at
      from (select * from (${sql.join(lists, sql` union `)}) l order by ${sortedBy} limit ${limit}) l
    )
    select (select count(*) from found) as total, coalesce((select json_agg(json_build_object(
      'orderId', "orderId", 'number', number, 'sellerId', "sellerId", 'shopName', "shopName", 'state', state, 'placedAt', ${isoTime(sql`placed_at`)},
      'goods', goods, 'owed', owed, 'pieces', pieces, 'summary', summary, 'to', "to", 'courier', coalesce(courier, ''), ${dueColumns}) order by at)
      from found join lateral (${parcels(sql`l.order_id = found.order_id and l.seller_id = found.seller_id`, ports)}) parcel on true
      where at > ${before} and at <= ${before + perPage}), '[]') as parcels`;
  return { parcels: rows.map(withName), total };
}

/** A row whose order number is not formatted yet. */
type WithNumber<Of> = Omit<Of, 'number'> & { readonly number: number };
const withName = <Of extends { number: number }>(parcel: Of) => ({
  ...parcel,
  number: spokenNumber(parcel.number),
});

/** A shop's parcels, or all shops' (null), that were packed since then and are not handed over; the latest ten. */
export async function listJustPacked(
  db: Database,
  shopId: string | null,
  since: Date,
): Promise<Pick<Parcel, 'orderId' | 'number' | 'sellerId' | 'to'>[]> {
  const rows = await execute<WithNumber<Pick<Parcel, 'orderId' | 'number' | 'sellerId' | 'to'>>>(db)`
    select p.order_id as "orderId", o.number, p.seller_id as "sellerId",
           concat_ws(', ', o.ship_to->>'name', o.ship_to->>'cityTown') as "to"
    from order_parcels p join orders o on o.id = p.order_id
    where p.packed_at >= ${since} and (${shopId}::text is null or p.seller_id = ${shopId}) and ${parcelState} = 'packed'
    order by p.packed_at desc, p.order_id limit 10`;
  return rows.map(withName);
}

type Read = Omit<ParcelInFull, 'changes'>;

/** The shop's parcel of an order; with null, all its parcels. */
export async function readParcels(
  db: Database,
  shopId: string | null,
  orderId: string,
  ports: ReturnedMoney,
): Promise<Read[]> {
  const rows = await execute<{ parcel: WithNumber<Read> }>(db)`
    select json_build_object(
      'orderId', "orderId", 'number', number, 'sellerId', "sellerId", 'shopName', "shopName", 'state', state, 'placedAt', ${isoTime(sql`placed_at`)},
      'goods', goods, 'owed', owed, 'pieces', pieces, 'summary', summary, 'to', "to", ${dueColumns},
      'orderStatus', order_status, 'paymentStatus', payment_status,
      'shipTo', case when sold then ship_to end,
      'from', (select json_build_object('address', s.address, 'city', s.city, 'pincode', s.pincode, 'phone', s.phone, 'gstin', s.gstin) from ${sellerRows} s where s.id = "sellerId"),
      'packedAt', ${isoTime(sql`packed_at`)}, 'handedOverAt', ${isoTime(sql`handed_over_at`)}, 'deliveredAt', ${isoTime(sql`delivered_at`)}, 'cameBackAt', ${isoTime(sql`came_back_at`)}, 'refusal', refusal, 'wrongCodes', wrong_codes, 'courier', coalesce(courier, ''), 'awb', coalesce(awb, ''),
      'cancelledAt', ${isoTime(sql`cancelled_at`)}, 'cancelledBy', coalesce(cancelled_by, ''),
      'shared', exists (
        select from order_lines l where order_id = "orderId" and seller_id <> "sellerId" and not ${inCancelledParcel}),
      'lines', (
        select json_agg(json_build_object('position', l.position, 'shortage', ${unsuppliedReason}, 'name', l.name, 'slug', l.slug, 'size', l.size, 'colour', l.colour,
          'sku', coalesce((select v.sku from ${variantRows} v where v.id = l.variant_id), ''), 'quantity', l.quantity, 'unitPrice', l.unit_price, 'image', coalesce(l.images[1], '')) order by l.position)
        from order_lines l where l.order_id = "orderId" and l.seller_id = "sellerId")
    ) as parcel
    from (${parcels(sql`l.order_id = ${orderId} and ${ofShop(shopId)}`, ports)}) parcel order by "shopName"`;
  return rows.map(({ parcel }) => withName(parcel));
}
