import * as notices from '#messages/notices';
import * as m from '#messages/refusals';
import { minute } from '../../../platform/clock.ts';
import { formatRupees } from '../../../platform/money.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { CustomerVisit } from '../../../platform/visit.ts';
import { shop } from '../../../shop.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { otpRules } from '../../accounts/otp.ts';
import { type OtpPurpose, sendOtp } from '../../accounts/send-otp.ts';
import type { HeldOrder } from '../order.ts';
import { findOrderState } from '../orders.store.ts';
import { judgeOnDelivery } from './offer-on-delivery.ts';

/** Sends the OTP that confirms an order to be paid at the door, to the account's own number. */
export async function sendConfirmOtp(
  accounts: Accounts,
  orderId: string,
  visit: CustomerVisit,
): Promise<
  { message: string; retryAfter: number } | Refusal<'invalid' | 'not_found' | 'not_on_delivery' | 'too_many'>
> {
  const { customer } = visit;
  const order = await findOrderState(accounts.db, orderId, customer.id);
  if (!order) return refuse('not_found', { error: m.order_not_found() });
  const why = await judgeOnDelivery(accounts.db, order, customer, accounts.clock.now());
  if (why !== null || customer.mobile === null)
    return refuse('not_on_delivery', { error: why ?? m.on_delivery_needs_mobile() });
  return sendOtp(accounts, { mobile: customer.mobile }, visit, confirming(order));
}

/** A code for an order confirms that order and nothing else (R-OTP-4). */
export const purposeOf = (orderId: string): string => `on delivery ${orderId}`;

const confirming = ({ id, price }: HeldOrder): OtpPurpose => ({
  purpose: purposeOf(id),
  subject: notices.on_delivery_otp_subject(),
  text: (otp) =>
    notices.on_delivery_otp({
      otp,
      amount: formatRupees(price),
      shop: shop.name,
      minutes: otpRules.lifetime / minute,
    }),
  templateValues: (otp) => ({ order: id, news: notices.on_delivery_otp_news({ otp }) }),
});
