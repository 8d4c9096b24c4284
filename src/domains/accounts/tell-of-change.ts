import * as m from '#messages/notices';
import { day } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type Limit, takeTurn } from '../../platform/rate-limit.ts';
import { shop } from '../../shop.ts';
import { sendMessage } from '../notices/send-message.ts';
import type { Accounts, Profile } from './accounts.ts';

/** Repeated changes must not flood a mailbox. The first change is always reported. */
const changesTold: Limit = { name: 'change-told', max: 5, within: day };

/** Notifies an account's former address that the address was changed. Never reveals the new one. */
export const tellEmailChanged = (trx: Database, accounts: Accounts, former: Profile): Promise<void> =>
  tell(trx, accounts, former, {
    subject: m.email_changed_subject({ shop: shop.name }),
    text: m.email_changed({ name: former.name, shop: shop.name, email: shop.supportEmail }),
  });

/** Notifies the owner that a number was added, which can log in from now on. Shows its last digits only. */
export const tellNumberAdded = (
  trx: Database,
  accounts: Accounts,
  owner: Profile,
  mobile: string,
): Promise<void> =>
  tell(trx, accounts, owner, {
    subject: m.number_added_subject({ shop: shop.name }),
    text: m.number_added({
      name: owner.name,
      shop: shop.name,
      lastDigits: mobile.slice(-4),
      email: shop.supportEmail,
    }),
  });

async function tell(
  trx: Database,
  { clock }: Accounts,
  { id, email }: Profile,
  words: { subject: string; text: string },
): Promise<void> {
  const now = clock.now();
  if (await takeTurn(trx, changesTold, id, now)) return;
  await sendMessage(trx, { ...words, notice: 'account_changed', recipient: email, channel: 'email', now });
}
