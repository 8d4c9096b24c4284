import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { readChoices } from './choices.store.ts';
import { composeFor } from './compose.ts';
import { type Channel, isWanted, kindOf } from './kinds.ts';
import { holdUnsent, markNoticeSent, type Notice } from './notices.store.ts';
import { type Person, planSending, type Sending } from './plan-sending.ts';
import { sendMessage } from './send-message.ts';

/** A customer's name and addresses; null if there is no such account. Implemented by the accounts domain. */
export type FindPerson = (db: Database, customerId: string) => Promise<Person | null>;

/** A channel beside e-mail and text, with a customer's addresses on it. */
export interface ExtraChannel {
  readonly channel: Channel;
  readonly addressesOf: (db: Database, customerId: string) => Promise<readonly string[]>;
}

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly findPerson: FindPerson;
  readonly publicUrl: string;
  readonly extra?: readonly ExtraChannel[];
}

/**
 * The job that turns one notice into messages on its recipient's channels (R-NOTICE-2). The messages and the 'sent'
 * mark are one transaction, so that another run finds nothing to do.
 */
export function sendNotice(needs: Needs): Task {
  const { db, clock } = needs;
  return ({ id }) =>
    inTransaction(db, async (trx) => {
      const notice = await holdUnsent(trx, Number(id));
      if (!notice) return;
      const now = clock.now();
      await markNoticeSent(trx, notice.id, now);
      const { customerId } = notice;
      const person = customerId === null ? guestOf(notice) : await needs.findPerson(trx, customerId);
      if (!person) return;
      const compose = (to: Omit<Sending, 'fallback'>) => ({
        ...to,
        ...composeFor[to.channel](notice, person, needs.publicUrl),
      });
      const about = { notice: notice.kind, noticeId: notice.id, about: notice.about, now };
      for (const { fallback, ...to } of await sendingsOf(trx, notice, person, needs.extra ?? []))
        await sendMessage(trx, {
          ...about,
          customerId,
          unverified: !person.emailVerified,
          ...compose(to),
          ...(fallback && { fallback: compose(fallback) }),
          once: onceOf(notice, to),
        });
    });
}

/** Every recipient of a notice: e-mail and text as planned, and each address on the other channels. */
async function sendingsOf(
  trx: Database,
  { kind, customerId }: Notice,
  person: Person,
  extra: readonly ExtraChannel[],
): Promise<Sending[]> {
  const choices = customerId === null ? [] : await readChoices(trx, customerId);
  const sendings = planSending(kind, person, choices);
  if (customerId === null) return sendings;
  for (const { channel, addressesOf } of extra)
    if (isWanted(choices, kindOf(kind).group, channel))
      for (const recipient of await addressesOf(trx, customerId)) sendings.push({ channel, recipient });
  return sendings;
}

/** E-mail and text share a key, so that neither is sent again as the other's fallback. */
const onceOf = ({ id }: Notice, { channel, recipient }: Sending): string =>
  channel === 'email' || channel === 'sms' ? `notice:${id}` : `notice:${id}:${recipient}`;

function guestOf({ guest }: Notice): Person {
  const isMail = guest.includes('@');
  return { name: '', email: isMail ? guest : null, emailVerified: true, mobile: isMail ? null : guest };
}
