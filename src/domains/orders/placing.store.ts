import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, getRow, preparedStatement } from '../../platform/database.ts';
import { claimingKey, type KeyClaim } from '../../platform/idempotency.store.ts';
import { type Refusal, refusals, refuse } from '../../platform/refusal.ts';
import type { Address } from '../addresses/address.ts';
import { addressJson } from '../addresses/addresses.store.ts';
import { cartHoldsSome } from '../cart/cart.store.ts';
import {
  categoryRows,
  hsnSources,
  pictureOfColour,
  productRows,
  variantRows,
} from '../catalogue/readable.store.ts';
import { holdingStock, takingStock } from '../catalogue/stock/stock.store.ts';
import { type OrderPromise, placesOf } from '../delivery/promise-order.ts';
import { holdingPlaces } from '../delivery/slots.store.ts';
import { type Asking, offeredTo } from '../promotions/offered.store.ts';
import type { OffersToCustomer as Promotions } from '../promotions/offers.ts';
import type { Discount, PricedGoods } from '../promotions/price-goods.ts';
import type { LineOff } from '../promotions/take-off.ts';
import { changedOffers, holdingUses, lockingOffers } from '../promotions/uses.store.ts';
import { sellerRows } from '../sellers/readable.store.ts';
import { backOffice } from '../../shop-back-office.ts';
import type { ShippingInfo } from './order-shape.ts';
import type { ProductOnSale, PlacedLine, WantedLine } from './wanted.ts';

/** The goods that unpaid orders hold. */
export interface UnpaidHoldings {
  readonly orders: number;
  readonly pieces: number;
}

/** The input for a draft. */
interface WantedAtHand {
  readonly onSale: ProductOnSale[];
  readonly address: Address | null;
  /** The available offers; null if promotions were not asked. */
  readonly offered: Promotions | null;
}

/**
 * Reads in one statement the wanted products with all variants as on sale now, the customer's address and the
 * available offers. The inner `array(select unnest(…))` hides the number of ids from the planner, which would
 * otherwise plan each number separately; planning costs more than reading.
 */
export function readWanted(
  db: Database,
  customerId: string,
  {
    wanted,
    addressId,
    asking,
  }: {
    wanted: readonly WantedLine[];
    addressId: string | null;
    /** If null, promotions are not read. */
    asking: Asking | null;
  },
): Promise<WantedAtHand> {
  const productIds = [...new Set(wanted.map(({ productId }) => productId))];
  // Finds a picture by colour only for these: doing it for every variant took longer than all the rest.
  const isInRequest = sql`array[v.id, v.product_id] && ${wanted.map((line) => line.variantId ?? line.productId)}::text[]`;
  return getRow(db)`${preparedStatement}
    select ${addressJson(customerId, addressId)} as address, (
      select coalesce(json_agg(json_build_object(
        'productId', p.id, 'slug', p.slug, 'name', p.name, 'brand', p.brand, 'images', p.images, 'hsn', ${hsnSources}, 'category', c.slug, 'sellerId', s.id, 'shopName', s.shop_name,
        'variants', (
          select coalesce(json_agg(json_build_object('id', v.id, 'size', v.size, 'colour', v.colour, 'price', v.price, 'discount', v.discount,
                                   'image', case when ${isInRequest} then ${pictureOfColour(sql`v.colour`)} else '' end)
                                   order by v.position, v.id), '[]')
          from ${variantRows} v where v.product_id = p.id))), '[]')
      from ${productRows} p join ${categoryRows} c on c.id = p.category_id join ${sellerRows} s on s.id = p.seller_id
      where p.id = any(array(select unnest(${productIds}::text[]))) and p.status = 'active') as "onSale", ${asking ? offeredTo(asking) : sql`null::json`} as offered`;
}

/**
 * Serialises the orders of a draft's customer and network until the transaction ends. Must come before all other
 * locks.
 */
export async function lockHolders(trx: Database, { customerId, placedFrom }: Draft): Promise<void> {
  await execute(trx)`select from held_by(${customerId}, ${placedFrom}::text)`;
}

/** A priced order, ready to be written. Money in whole rupees. */
export interface Draft {
  readonly id: string;
  readonly customerId: string;
  readonly lines: readonly PlacedLine[];
  /** The discounts, by line and by offer; null for none. */
  readonly off: PricedGoods | null;
  readonly shipTo: ShippingInfo;
  /** The day of each seller's parcel. */
  readonly promised: OrderPromise;
  readonly goodsTotal: number;
  readonly shippingFee: number;
  /** Whether payment leaves the cart alone. If omitted, it does when the cart holds none of the goods at ordering. */
  readonly pastCart: boolean | undefined;
  readonly placedFrom: string | null;
  readonly placedAt: Date;
  readonly expiresAt: Date;
}

/** The outcome of writing an order. Nothing is written unless `kept` is set. */
export interface WriteOutcome<Answer> {
  /** The key's answer from now on: `answer`, or a refusal (with `keepSoldOut`). Null when the key is in use. */
  readonly kept: Answer | Refusal<'out_of_stock'> | null;
  /** Not enough stock. */
  readonly soldOut: Refusal<'out_of_stock'> | null;
  /** A product was changed, hidden or deleted after the draft was priced. */
  readonly changed: boolean;
  /** What is already held, if that leaves no room (R-STOCK-2). */
  readonly full: UnpaidHoldings | null;
}

/**
 * Takes the stock, writes the order and stores the answer under its key in one statement, so that stock rows stay
 * locked for a single round trip. Prices are checked against the catalogue once more, and held goods against their
 * limits.
 * Its locks are in the order that the folder's README gives.
 * @throws an error that `isSlotFull` recognises when a run's day is full, `isUsedUp` when an offer is used up, and
 * `isNotFirst` when another order has just taken an offer for first orders
 */
export function writeOrder<Answer>(
  db: Database,
  draft: Draft,
  { claim, answer, keepSoldOut }: { claim: KeyClaim; answer: Answer; keepSoldOut: boolean },
): Promise<WriteOutcome<Answer>> {
  const { customerId } = draft;
  const fromCart = draft.pastCart === undefined ? null : !draft.pastCart;
  const soldOut = refuse('out_of_stock', { more: { products: [] } });
  const go = sql`exists (select from claimed) and not exists (select from short)`;
  const places = placesOf(draft.promised);
  const discounts = draft.off?.applied ?? [];
  return getRow(db)`${preparedStatement}
    with held as materialized (select * from held_by(${customerId}, ${draft.placedFrom}::text)),
    room as materialized (select from held where ${fits(draft)}),
    lines as materialized (
      -- Without room there are no lines: nothing is locked, taken or written.
      select * from jsonb_to_recordset(${JSON.stringify(draft.lines.map((line, position) => ({ ...line, position, ...(draft.off?.lines[position] ?? nothingOff) })))}::jsonb) as line(
        position int, "productId" text, "variantId" text, "sellerId" text, "shopName" text, slug text, name text, brand text,
        size text, colour text, hsn text, quantity int, price int, discount int, "unitPrice" int, images text[],
        "offPaise" int, "offSellerPaise" int)
      where exists (select from room)
    ), ${discounts.length > 0 ? sql`${lockingOffers(discounts)},` : sql``}
    changed as materialized (
      -- 'offset 0' keeps this a look-up by key for each line, where the planner would read the whole catalogue.
      select from lines where not exists (
        select from ${productRows} p join ${variantRows} v on v.product_id = p.id
        where p.id = lines."productId" and v.id = lines."variantId" and p.status = 'active'
          and v.price = lines.price and v.discount = lines.discount
        offset 0)
      ${discounts.length > 0 ? sql`union all ${changedOffers(discounts)}` : sql``}
    ), ${holdingStock(sql`select "variantId" as variant_id, quantity from lines`)},
    refused as materialized (
      select jsonb_set(${JSON.stringify(soldOut)}::jsonb, '{more,products}', jsonb_agg("productId" order by first)) as answer
      from (select lines."productId", min(lines.position) as first
            from lines join short on short.variant_id = lines."variantId" group by lines."productId") as products
      having count(*) > 0
    ), claimed as (${claimingKey(
      claim,
      sql`
        select ${refusals.out_of_stock[0]}::int as status, answer from refused
        where ${keepSoldOut}::boolean and not exists (select from changed)
        union all
        select 200, ${JSON.stringify(answer)}::jsonb
        where not exists (select from refused) and not exists (select from changed) and exists (select from room)`,
    )}), ${takingStock(go)}, ${places.length > 0 ? sql`${holdingPlaces(places, go)},` : sql``}
    ${discounts.length > 0 ? sql`${holdingUses(discounts, { orderId: draft.id, customerId, now: draft.placedAt }, go)},` : sql``}
    placed as (
      insert into orders (id, customer_id, goods_total, shipping_fee, discount, delivery_off, applied, first_order, items, ship_to, promised, from_cart, placed_from, placed_at, expires_at, updated_at)
      select ${draft.id}, ${customerId}, ${draft.goodsTotal}, ${draft.shippingFee}, ${draft.off?.discount ?? 0}, ${draft.off?.deliveryOff ?? 0}, ${JSON.stringify(discounts.map(appliedRow))}::jsonb, ${discounts.some(({ promotion }) => promotion.firstOrderOnly)}::boolean, (select sum(quantity) from wanted),
             ${JSON.stringify(draft.shipTo)}::jsonb, ${JSON.stringify(draft.promised)}::jsonb, coalesce(${fromCart}::boolean, ${cartHoldsSome(customerId, sql`select variant_id from wanted`)}),
             ${draft.placedFrom}::text, moment.now, ${draft.expiresAt}, moment.now
      from (select ${draft.placedAt}::timestamptz as now) as moment where ${go}
      returning id, placed_at
    ), copied as (
      insert into order_lines (order_id, position, product_id, variant_id, seller_id, shop_name, slug, name, brand, size,
                               colour, hsn, quantity, price, discount, unit_price, images, off_paise, off_seller_paise)
      select placed.id, lines.* from placed, lines
    ), recorded as (
      insert into order_moves (order_id, lifecycle, from_state, to_state, actor, at)
      select placed.id, 'order', '', 'pending', ${`customer:${customerId}`}, placed.placed_at from placed
    )
    select (select answer from claimed) as kept, (select answer from refused) as "soldOut",
           exists (select from changed) as changed,
           (select json_build_object('orders', orders, 'pieces', pieces)
            from held where not exists (select from room)) as full`;
}

/** A condition over `held_by`: the order fits beside what is already held. */
function fits({ lines }: Draft): RawBuilder<unknown> {
  const { maxUnpaidOrders, maxHeldPieces, maxHeldFromAddress: network } = backOffice;
  const more = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return sql`orders < ${maxUnpaidOrders}::int and pieces + ${more}::int <= ${maxHeldPieces}::int
    and network_orders < ${network.orders}::int and network_pieces + ${more}::int <= ${network.pieces}::int`;
}

const nothingOff: LineOff = { offPaise: 0, offSellerPaise: 0 };

/** An applied offer in the order's own format. */
const appliedRow = ({ promotion, coupon, rupees }: Discount) => ({
  promotionId: promotion.id,
  name: promotion.name,
  rupees,
  coupon,
});
