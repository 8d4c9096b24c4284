import * as m from '#messages/refusals';
import type { CallAnswer } from '../../../platform/call.ts';
import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { Customer } from '../../../platform/visit.ts';
import type { HeldOrder } from '../order.ts';
import { findOrderState } from '../orders.store.ts';
import type { onDeliveryCalls } from './on-delivery.calls.ts';
import { readStanding, readStandingBefore } from './on-delivery.store.ts';
import { whyNotOnDelivery } from './why-not.ts';

/** The reason why the customer cannot pay this order at the door; null when they can. */
export async function judgeOnDelivery(
  db: Database,
  order: HeldOrder,
  { mobile }: Pick<Customer, 'mobile'>,
  now: Date,
): Promise<string | null> {
  const standing = await readStanding(db, order.id, now);
  return whyNotOnDelivery({ ...standing, order, mobile });
}

/** The same for an order of `price` rupees to this PIN code that the customer has yet to place. */
export async function judgeBeforeOrder(
  db: Database,
  { customer, pincode, price }: { customer: Customer; pincode: string; price: number },
  now: Date,
): Promise<string | null> {
  const standing = await readStandingBefore(db, { customerId: customer.id, pincode, now });
  const order = { price, paymentStatus: 'unpaid', orderStatus: 'pending' } as const;
  return whyNotOnDelivery({ ...standing, order, mobile: customer.mobile });
}

/** Whether an order may be paid at the door, if not why, and the number that gets the OTP. Changes nothing. */
export async function offerOnDelivery(
  db: Database,
  { orderId, customer, now }: { orderId: string; customer: Customer; now: Date },
): Promise<CallAnswer<typeof onDeliveryCalls.offer> | Refusal<'not_found'>> {
  const order = await findOrderState(db, orderId, customer.id);
  if (!order) return refuse('not_found', { error: m.order_not_found() });
  const why = await judgeOnDelivery(db, order, customer, now);
  return {
    allowed: why === null,
    why: why ?? '',
    amount: order.price,
    lastDigits: customer.mobile?.slice(-4) ?? '',
    needsOtp: !customer.numberProvedLately,
    confirmed: order.payBy === 'delivery',
  };
}
