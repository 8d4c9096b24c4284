import * as m from '#messages/invoices';
import { formatPaise } from '../../platform/money.ts';
import { shop } from '../../shop.ts';
import { stateTaxName } from '../tax/gst-states.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';
import type { Totals } from './totals.ts';

/** Whether something on the invoice is taxed: not by an unregistered seller, nor on a bill of supply (R-GST-8). */
export const isTaxed = ({ seller, lines }: Invoice): boolean =>
  seller.gstin !== '' && lines.some(({ ratePercent }) => ratePercent > 0);

/** The taxes of an invoice, with their share of the rate: CGST and SGST, or IGST, or none. */
export function taxesOf(
  invoice: Invoice,
): { name: string; share: number; of: (tax: Totals | InvoiceLine) => number }[] {
  if (!isTaxed(invoice)) return [];
  if (!invoice.sameState) return [{ name: m.igst(), share: 1, of: (tax) => tax.igstPaise }];
  return [
    { name: m.cgst(), share: 0.5, of: (tax) => tax.cgstPaise },
    { name: stateTaxName(invoice.buyer.state.code), share: 0.5, of: (tax) => tax.sgstPaise },
  ];
}

/** What the law calls an invoice (R-GST-8). */
export function nameOf({ seller, lines }: Invoice): string {
  if (!seller.gstin) return m.invoice();
  if (lines.every(({ ratePercent }) => ratePercent > 0)) return m.tax_invoice();
  return lines.some(({ ratePercent }) => ratePercent > 0) ? m.invoice_cum_bill() : m.bill_of_supply();
}

/** Between which states an invoice's goods go, and which of the order's invoices it is. */
export function supplySentence({ seller, sameState, parts, part }: Invoice): string {
  const kind = sameState ? m.supply_within() : m.supply_between({ state: seller.state.name });
  const several = m.one_of_several({ part, parts });
  return parts > 1 ? `${kind} ${several}` : kind;
}

/** What of the total the market pays for the buyer, or gets back; '' for nothing. */
export function marketSentence(
  { grossPaise, marketPaise }: Totals,
  { credit, due }: { credit: boolean; due: true | undefined },
): string {
  const sentence = credit ? m.market_gets_back : due ? m.market_pays_due : m.market_pays;
  const [amount, paidAmount] = [formatPaise(marketPaise), formatPaise(grossPaise - marketPaise)];
  return marketPaise > 0 ? sentence({ shop: shop.name, amount, paid: paidAmount }) : '';
}

/** What offers took off the lines; '' for nothing. */
export function offersSentence(lines: readonly InvoiceLine[]): string {
  const offPaise = lines.reduce((sum, line) => sum + (line.offPaise ?? 0), 0);
  return offPaise > 0 ? m.offers_taken_off({ amount: formatPaise(offPaise) }) : '';
}
