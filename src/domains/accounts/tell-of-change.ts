import * as m from '#messages/notices';
import { day } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type Limit, takeTurn } from '../../platform/rate-limit.ts';
import { shop } from '../../shop.ts';
import { sendMessage } from '../notices/send-message.ts';
import type { Accounts } from './accounts.ts';
import { readFormerEmail } from './customers.store.ts';

/** Repeated changes must not flood a mailbox. The first change is always reported. */
const changesTold: Limit = { name: 'change-told', max: 5, within: day };

/** An account before a change. */
interface Owner {
  readonly id: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly mobile: string | null;
}

interface Words {
  readonly subject: string;
  readonly text: string;
}

const names = { shop: shop.name, email: shop.supportEmail };

/** The e-mail was changed. Never reveals the new one. */
export const emailChanged: Words = {
  subject: m.email_changed_subject({ shop: shop.name }),
  text: m.email_changed(names),
};

/** The e-mail was taken away, because the owner of its mailbox does not know the account. */
export const emailRemoved: Words = {
  subject: m.email_removed_subject({ shop: shop.name }),
  text: m.email_removed(names),
};

/** The password was set or changed. */
export const passwordChanged: Words = {
  subject: m.password_reset_subject({ shop: shop.name }),
  text: m.password_changed(names),
};

/** A number was added, which can log in from now on. Shows its last digits only. */
export const numberAdded = (mobile: string): Words => ({
  subject: m.number_added_subject({ shop: shop.name }),
  text: m.number_added({ ...names, lastDigits: mobile.slice(-4) }),
});

/** A number was taken away, and cannot log in any more. */
export const numberRemoved = (mobile: string): Words => ({
  subject: m.number_removed_subject({ shop: shop.name }),
  text: m.number_removed({ ...names, lastDigits: mobile.slice(-4) }),
});

/**
 * Notifies an account's owner of a change, wherever the account could be reached before it (R-LOGIN-4): the e-mail,
 * the one verified before it, and the number if neither is verified or if it is `formerAddress` now.
 */
export async function tellOwner(
  trx: Database,
  { clock }: Accounts,
  { id, email, emailVerified, mobile }: Owner,
  words: Words,
  formerAddress: string | null = null,
): Promise<void> {
  const now = clock.now();
  if (await takeTurn(trx, changesTold, id, now)) return;
  const about = { notice: 'account_changed', customerId: id, now } as const;
  const isUnverified = !emailVerified;
  if (email !== null)
    await sendMessage(trx, {
      ...words,
      ...about,
      recipient: email,
      channel: 'email',
      unverified: isUnverified,
    });
  const former = await readFormerEmail(trx, id);
  if (former !== null && former.toLowerCase() !== email?.toLowerCase())
    await sendMessage(trx, { ...words, ...about, recipient: former, channel: 'email' });
  const number = formerAddress ?? (emailVerified || former !== null ? null : mobile);
  if (number !== null)
    await sendMessage(trx, {
      ...about,
      text: words.text,
      templateValues: { change: words.subject },
      recipient: number,
      channel: 'sms',
    });
}
