import type { Handlers } from '../../../platform/call.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { confirmOnDelivery } from './confirm-on-delivery.ts';
import { offerOnDelivery } from './offer-on-delivery.ts';
import type { onDeliveryCalls } from './on-delivery.calls.ts';
import { sendConfirmOtp } from './send-confirm-otp.ts';

/** @param outbox where a demo shop shows its texts; null where texts are really sent */
export function onDeliveryHandlers(
  accounts: Accounts,
  outbox: string | null,
): Handlers<typeof onDeliveryCalls> {
  const { db, clock } = accounts;
  return {
    offer: ({ orderId }, { customer }) => offerOnDelivery(db, { orderId, customer, now: clock.now() }),
    sendOtp: async ({ orderId }, visit) => {
      const outcome = await sendConfirmOtp(accounts, orderId, visit);
      return isRefusal(outcome) || !outbox ? outcome : { ...outcome, outbox };
    },
    confirm: (input, visit) => confirmOnDelivery(accounts, input, visit),
  };
}
