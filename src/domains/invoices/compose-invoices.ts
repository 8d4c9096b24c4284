import { dayOf } from '../../platform/india-time.ts';
import type { GstRate } from '../tax/gst.ts';
import { shop } from '../../shop.ts';
import { gstState } from '../tax/gst-states.ts';
import { deliveryLine, goodsLine, shippingPaiseBySeller, type TaxSituation } from './invoice-lines.ts';
import { type Invoice, marketId, type PaidOrder, type Sale, type Seller, type SoldLine } from './invoice.ts';
import { totalsOf } from './totals.ts';

/**
 * Composes a paid order's invoices: one per seller, in the order of `sales`, without cancelled parcels and what could
 * not be supplied, then the market's for delivering them, if that cost anything. Pure. Tax rates are those of the day on which the order was placed, when
 * the price was agreed.
 * @param numbers the drawn numbers, in that order
 */
export function composeInvoices(
  order: PaidOrder,
  numbers: readonly string[],
  rates: readonly GstRate[],
  issuedAt: Date,
): Invoice[] {
  const open = openSales(order);
  const taxOf = taxesOf(order, rates);
  const goods = open.map(({ seller, lines }) => ({
    seller,
    outPositions: lines.flatMap(({ outPosition }) => outPosition ?? []),
    lines: lines.filter(isSupplied).map((line) => goodsLine(line, taxOf(seller))),
  }));
  const deliveries = [
    ...open
      .filter(({ shippingPaise }) => shippingPaise > 0)
      .map(({ seller, shippingPaise }) => deliveryLine(shippingPaise, taxOf(market), seller)),
    ...(order.keptPaise > 0 ? [deliveryLine(order.keptPaise, taxOf(market))] : []),
  ];
  const bills =
    deliveries.length > 0 ? [...goods, { seller: market, outPositions: [], lines: deliveries }] : goods;
  const { grossPaise, marketPaise } = totalsOf(bills.flatMap(({ lines }) => lines));
  const paidPaise = grossPaise - marketPaise;
  return bills.map(({ seller, outPositions, lines }, index) => ({
    number: numbers[index] as string,
    ...factsOf(order, { paidPaise, issuedAt }),
    seller,
    sameState: taxOf(seller).sameState,
    part: index + 1,
    parts: bills.length,
    ...(outPositions.length > 0 ? { outPositions } : {}),
    lines,
  }));
}

/** An invoice lists what is supplied: what was taken out of the parcel before is not on it. */
const isSupplied = ({ outPosition }: SoldLine): boolean => typeof outPosition !== 'number';

/**
 * Composes the market's invoice for a delivery fee that was kept of a refund after the order was invoiced (R-ORDER-9).
 * Pure.
 * @param part its number within the order
 */
export function composeKeptInvoice(
  order: PaidOrder,
  { number, part, keptPaise }: { number: string; part: number; keptPaise: number },
  rates: readonly GstRate[],
  issuedAt: Date,
): Invoice {
  const tax = taxesOf(order, rates)(market);
  const facts = factsOf(order, { paidPaise: keptPaise, issuedAt });
  const lines = [deliveryLine(keptPaise, tax)];
  return { number, ...facts, seller: market, sameState: tax.sameState, part, parts: 1, lines };
}

const taxesOf =
  (order: PaidOrder, rates: readonly GstRate[]) =>
  ({ state, gstin }: Seller): TaxSituation => ({
    rates,
    day: dayOf(order.placedAt),
    sameState: state.code === order.buyer.state.code,
    registered: gstin !== '',
  });

const factsOf = (
  { id, number, placedAt, payment, buyer }: PaidOrder,
  { paidPaise, issuedAt }: { paidPaise: number; issuedAt: Date },
) => ({
  issuedAt: issuedAt.toISOString(),
  order: { id, number, placedAt: placedAt.toISOString(), paidPaise },
  payment,
  buyer,
});

/** The market as the supplier of deliveries. */
export const market: Seller = {
  id: marketId,
  name: shop.name,
  addressLines: [shop.address.line, `${shop.city} ${shop.address.pincode}`],
  gstin: shop.gstin,
  state: gstState(shop.state),
};

/** The sales that are invoiced, each with its share of the delivery fee. */
function openSales(order: PaidOrder): (Sale & { shippingPaise: number })[] {
  const shipping = shippingPaiseBySeller(order);
  return order.sales
    .map((sale, index) => ({ ...sale, shippingPaise: shipping[index] ?? 0 }))
    .filter(({ cancelled }) => !cancelled);
}

/** Who invoices something of the order, by id and number prefix, in the order of `composeInvoices`. */
export function suppliersOf(order: PaidOrder): { id: string; code: string }[] {
  const open = openSales(order);
  const sellers = open.map(({ seller, code }) => ({ id: seller.id, code }));
  const delivers = order.keptPaise > 0 || open.some(({ shippingPaise }) => shippingPaise > 0);
  return delivers ? [...sellers, marketAsSupplier] : sellers;
}

/** Its invoices' prefix is made of its orders', CH0 of CHK: a seller's has letters alone. */
export const marketAsSupplier = { id: marketId, code: `${shop.orderPrefix.slice(0, 2)}0` };
