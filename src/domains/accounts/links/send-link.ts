import * as m from '#messages/notices';
import { hour, minute, shift } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { newSecret } from '../../../platform/ids.ts';
import { shop } from '../../../shop.ts';
import { sendMessage } from '../../notices/send-message.ts';
import type { Accounts } from '../accounts.ts';
import { type LinkKind, linkLifetimes, linkPaths } from './link.ts';
import { putLink } from './links.store.ts';

/**
 * Queues an e-mail with a new link in the caller's transaction. The account's earlier link of this kind becomes void.
 * Returns false if the address gets no more e-mail today.
 */
export async function sendLink(
  trx: Database,
  { clock, publicUrl }: Pick<Accounts, 'clock' | 'publicUrl'>,
  kind: LinkKind,
  { id, email, verified }: { readonly id: string; readonly email: string; readonly verified: boolean },
): Promise<boolean> {
  const now = clock.now();
  const token = newSecret();
  const expiresAt = shift(now, linkLifetimes[kind]);
  await putLink(trx, { token, kind, customerId: id, email, expiresAt });
  const values = { shop: shop.name, link: `${publicUrl}${linkPaths[kind]}?token=${token}` };
  const { reset, verify } = linkLifetimes;
  const words = {
    reset: {
      notice: 'password_reset',
      subject: m.reset_link_subject({ shop: shop.name }),
      text: m.reset_link({ ...values, minutes: reset / minute }),
    },
    verify: {
      notice: 'verify_email',
      subject: m.verify_link_subject({ shop: shop.name }),
      text: m.verify_link({ ...values, hours: verify / hour }),
    },
  } as const;
  return sendMessage(trx, {
    ...words[kind],
    recipient: email,
    channel: 'email',
    customerId: id,
    unverified: !verified,
    secretUntil: expiresAt,
    now,
  });
}
