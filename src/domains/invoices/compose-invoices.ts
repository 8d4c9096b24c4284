import { rupeesToPaise, sellingPrice } from '../../platform/money.ts';
import { dayOf } from '../../platform/india-time.ts';
import type { GstRate } from '../tax/gst.ts';
import { invoiceLines, shippingPaiseBySeller } from './invoice-lines.ts';
import type { Invoice, PaidOrder, Sale } from './invoice.ts';

/**
 * Composes a paid order's invoices, one per seller, in the order of `sales`, without cancelled parcels. Pure. Tax
 * rates are those of the day on which the order was placed, when the price was agreed.
 * @param numbers the drawn numbers, in the order of the invoiced sales
 */
export function composeInvoices(
  order: PaidOrder,
  numbers: readonly string[],
  rates: readonly GstRate[],
  issuedAt: Date,
): Invoice[] {
  const shipping = shippingPaiseBySeller(order);
  const open = order.sales
    .map((sale, index) => ({ ...sale, shippingPaise: shipping[index] ?? 0 }))
    .filter(({ cancelled }) => !cancelled);
  const day = dayOf(order.placedAt);
  const paidPaise = open.reduce((sum, sale) => sum + goodsPaise(sale) + sale.shippingPaise, 0);
  return open.map(({ seller, lines, shippingPaise }, index) => {
    const sameState = seller.state.code === order.buyer.state.code;
    const tax = { rates, day, sameState, registered: seller.gstin !== '' };
    return {
      number: numbers[index] as string,
      issuedAt: issuedAt.toISOString(),
      order: { id: order.id, number: order.number, placedAt: order.placedAt.toISOString(), paidPaise },
      payment: order.payment,
      seller,
      buyer: order.buyer,
      sameState,
      part: index + 1,
      parts: open.length,
      lines: invoiceLines(lines, shippingPaise, tax),
    };
  });
}

function goodsPaise({ lines }: Sale): number {
  return lines.reduce(
    (sum, line) => sum + rupeesToPaise(sellingPrice(line.mrp, line.discount) * line.quantity) - line.offPaise,
    0,
  );
}
