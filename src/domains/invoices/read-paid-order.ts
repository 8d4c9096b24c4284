import * as m from '#messages/invoices';
import type { Database } from '../../platform/database.ts';
import { spokenNumber } from '../orders/order-number.ts';
import { gstState, placeOfSupply } from '../tax/gst-states.ts';
import type { Buyer, PaidOrder, Payment, Sale } from './invoice.ts';
import * as store from './invoices.store.ts';

/** Payment methods by the providers' names; UPI transfer if none is given. */
const methodNames: ReadonlyMap<string, () => string> = new Map(
  Object.entries({
    '': m.paid_upi,
    upi: m.paid_upi,
    card: m.paid_card,
    netbanking: m.paid_netbanking,
    wallet: m.paid_wallet,
    emi: m.paid_emi,
    paylater: m.paid_later,
    bank_transfer: m.paid_bank_transfer,
  }),
);

/** An order for invoicing: its own copies of lines and address, and its sellers' current registration. */
export async function readPaidOrder(db: Database, orderId: string): Promise<PaidOrder> {
  const facts = await store.getOrderFacts(db, orderId);
  const sales = await store.listSales(db, orderId);
  return {
    id: orderId,
    number: spokenNumber(facts.number),
    placedAt: facts.placedAt,
    shippingFee: facts.shippingFee,
    shippingUnit: facts.shippingUnit,
    keptPaise: facts.keptPaise,
    payment: paymentOf(facts),
    buyer: buyerOf(facts.shipTo),
    sales: sales.map(saleOf),
  };
}

/**
 * The invoice of an order that is paid at the door states this, and that the amount is due, because it is issued
 * before the payment.
 */
function paymentOf({ payBy, method, reference }: store.OrderFacts): Payment {
  if (payBy === 'delivery')
    return { method: m.cash_on_delivery(), reference: m.amount_due_at_door(), due: true };
  return { method: (methodNames.get(method) ?? m.paid_online)(), reference };
}

function buyerOf(to: store.OrderFacts['shipTo']): Buyer {
  return {
    name: to.name,
    addressLines: addressLines(to.address, to.locality, to.landmark, `${to.cityTown} ${to.pincode}`),
    phone: to.phonenumber,
    state: placeOfSupply(to),
  };
}

function saleOf({ sellerId, shopName, code, gstin, lines, cancelled, ...at }: store.SaleRow): Sale {
  const seller = {
    id: sellerId,
    name: shopName,
    addressLines: addressLines(at.address, `${at.city} ${at.pincode}`),
    gstin,
    state: gstState(at.state),
  };
  return { seller, code, lines, cancelled };
}

const addressLines = (...lines: string[]): string[] => lines.map((line) => line.trim()).filter(Boolean);
