import * as answers from '#messages/answers';
import * as m from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { CustomerVisit } from '../../../platform/visit.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { lockCustomer } from '../../accounts/customers.store.ts';
import { type OtpRefusal, tryOtp } from '../../accounts/try-otp.ts';
import { emptyCart } from '../empty-cart.ts';
import { moveOrder } from '../move-order.ts';
import { holdOrder } from '../orders.store.ts';
import { judgeOnDelivery } from './offer-on-delivery.ts';
import { purposeOf } from './send-confirm-otp.ts';

type ConfirmRefusal = Refusal<'not_found' | 'not_on_delivery' | 'otp_expired' | 'too_many'>;

/**
 * Confirms an order that is paid at the door (R-CASH-1): the right OTP, or a login by OTP minutes ago, makes it placed
 * and sold, and it no longer expires. The customer is locked, so the cap holds for two orders at once; so is the
 * order's row: a payment arriving meanwhile is handled before or after. Idempotent.
 */
export async function confirmOnDelivery(
  accounts: Accounts,
  { orderId, otp }: { orderId: string; otp?: string | undefined },
  visit: CustomerVisit,
): Promise<{ message: string } | ConfirmRefusal | Refusal<'second_otp' | 'wrong_otp'>> {
  const outcome = await inTransaction(accounts.db, (trx) => confirm(trx, accounts, { orderId, otp }, visit));
  if (outcome === 'confirmed') return { message: answers.order_placed() };
  return isRefusal(outcome) ? outcome : outcome.counted;
}

async function confirm(
  trx: Database,
  accounts: Accounts,
  { orderId, otp }: { orderId: string; otp?: string | undefined },
  visit: CustomerVisit,
): Promise<'confirmed' | OtpRefusal | ConfirmRefusal> {
  const { customer } = visit;
  const now = accounts.clock.now();
  await lockCustomer(trx, customer.id);
  const order = await holdOrder(trx, orderId, customer.id);
  if (!order) return refuse('not_found', { error: m.order_not_found() });
  if (order.payBy === 'delivery' && order.orderStatus !== 'cancelled') return 'confirmed';
  const why = await judgeOnDelivery(trx, order, customer, now);
  if (why !== null || customer.mobile === null)
    return refuse('not_on_delivery', { error: why ?? m.on_delivery_needs_mobile() });
  if (otp === undefined && !customer.numberProvedLately)
    return refuse('otp_expired', { error: m.send_order_otp() });
  if (otp !== undefined) {
    const code = { mobile: customer.mobile, otp, purpose: purposeOf(orderId) };
    const attempt = await tryOtp(trx, accounts, code, visit);
    if (attempt !== 'right') return attempt;
  }
  const paymentChange = order.paymentStatus === 'failed' ? { payment: 'unpaid' as const } : {};
  const to = { ...paymentChange, order: 'placed', payBy: 'delivery' } as const;
  const outcome = await moveOrder(trx, order, to, { kind: 'customer', id: customer.id }, now);
  if (isRefusal(outcome)) throw new Error(`Order ${orderId} could not be confirmed: ${outcome.error}`);
  await emptyCart(trx, order, now);
  return 'confirmed';
}
