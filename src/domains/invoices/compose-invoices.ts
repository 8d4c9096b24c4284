import { indianDay } from './financial-year.ts';
import type { GstRate } from './gst.ts';
import { invoiceLines, shippingPaiseBySeller } from './invoice-lines.ts';
import type { InvoiceDocument, IssuedNumber, PaidOrder } from './invoice.ts';

/**
 * Puts a paid order, its drawn numbers and the table of rates together into what is drawn. Pure: the same three
 * give the same document for ever. The rates are those of the day the order was placed, when the price was agreed.
 *
 * @throws Error when a seller of the order has no number
 */
export function composeInvoices(
  { sales, ...order }: PaidOrder,
  issued: readonly IssuedNumber[],
  rates: readonly GstRate[],
): InvoiceDocument {
  const shippingPaise = shippingPaiseBySeller({ shippingFee: order.shippingFee, sales });
  const day = indianDay(order.placedAt);
  const invoices = sales.map(({ seller, lines }, index) => {
    const drawn = issued.find((number) => number.sellerId === seller.id);
    if (!drawn) throw new Error(`order ${order.id} has no invoice number for seller ${seller.id}`);
    const sameState = seller.state.code === order.buyer.state.code;
    return {
      number: drawn.number,
      issuedAt: drawn.issuedAt,
      seller,
      sameState,
      lines: invoiceLines(lines, shippingPaise[index] ?? 0, { rates, day, sameState }),
    };
  });
  return { order, invoices };
}
