import { rupeesToPaise, sellingPrice } from '../../platform/money.ts';
import { indianDay } from './financial-year.ts';
import type { GstRate } from '../tax/gst.ts';
import { invoiceLines, shippingPaiseBySeller } from './invoice-lines.ts';
import type { Invoice, PaidOrder } from './invoice.ts';

/**
 * Composes a paid order's invoices, one per seller, in the order of `sales`. Pure. Rates are those of the day the
 * order was placed, when the price was agreed.
 * | @param numbers the drawn numbers, in the order of `sales`
 */
export function composeInvoices(
  order: PaidOrder,
  numbers: readonly string[],
  rates: readonly GstRate[],
  issuedAt: Date,
): Invoice[] {
  const shippingPaise = shippingPaiseBySeller(order);
  const day = indianDay(order.placedAt);
  const paidPaise = rupeesToPaise(amountPaid(order));
  return order.sales.map(({ seller, lines }, index) => {
    const sameState = seller.state.code === order.buyer.state.code;
    const tax = { rates, day, sameState, registered: seller.gstin !== '' };
    return {
      number: numbers[index] as string,
      issuedAt: issuedAt.toISOString(),
      order: { id: order.id, placedAt: order.placedAt.toISOString(), paidPaise },
      payment: order.payment,
      seller,
      buyer: order.buyer,
      sameState,
      part: index + 1,
      parts: order.sales.length,
      lines: invoiceLines(lines, shippingPaise[index] ?? 0, tax),
    };
  });
}

function amountPaid({ sales, shippingFee }: PaidOrder): number {
  const lines = sales.flatMap((sale) => sale.lines);
  return lines.reduce(
    (sum, line) => sum + sellingPrice(line.mrp, line.discount) * line.quantity,
    shippingFee,
  );
}
