import type { Database } from '../../platform/database.ts';
import { deleteKeysOf } from '../../platform/idempotency.store.ts';
import { deleteLinksOf } from '../accounts/links/links.store.ts';
import { forgetNumber } from '../accounts/personal.store.ts';
import { forgetAddresses } from '../addresses/personal.store.ts';
import { deleteLines } from '../cart/cart.store.ts';
import { forgetSaved } from '../cart/personal.store.ts';
import { forgetConversations } from '../chat/personal.store.ts';
import { forgetWaits } from '../delivery/personal.store.ts';
import { forgetNotices } from '../notices/personal.store.ts';
import { forgetDevices } from '../notices/push/personal.store.ts';
import { emptyAddressees } from '../orders/personal.store.ts';
import { forgetCoupons } from '../promotions/personal.store.ts';
import { forgetAsker } from '../questions/personal.store.ts';
import { forgetReturns } from '../returns/personal.store.ts';
import { hideReviewer } from '../reviews/personal.store.ts';
import { forgetTickets } from '../support/personal.store.ts';
import { forgetSizeWaits } from '../waits/personal.store.ts';
import { forgetWishes } from '../wishlist/personal.store.ts';

/** Makes every domain erase its data about a customer, in the caller's transaction. The account itself stays. */
export async function eraseTraces(
  trx: Database,
  {
    id,
    email,
    formerEmail,
    mobile,
  }: { id: string; email: string | null; formerEmail: string | null; mobile: string | null },
): Promise<void> {
  const forgetting = [
    deleteLines,
    forgetSaved,
    forgetWishes,
    forgetAddresses,
    deleteKeysOf,
    forgetConversations,
    forgetAsker,
    hideReviewer,
    emptyAddressees,
    forgetReturns,
    forgetCoupons,
    deleteLinksOf,
    forgetTickets,
    forgetDevices,
  ];
  for (const forget of forgetting) await forget(trx, id);
  await forgetWaits(trx, email);
  await forgetSizeWaits(trx, { id, email, mobile });
  const recipients = [email, formerEmail, mobile].filter((recipient) => recipient !== null);
  await forgetNotices(trx, id, recipients);
  await forgetNumber(trx, mobile);
}
