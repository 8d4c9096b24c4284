import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { readChoices, readShopChoices } from './choices.store.ts';
import { composeFor } from './compose.ts';
import { type Channel, channels, isWanted, kindOf } from './kinds.ts';
import { holdUnsent, markNoticeSent, type Notice } from './notices.store.ts';
import { listStaffRecipients } from './push/subscriptions.store.ts';
import { type Person, planSending, type Sending } from './plan-sending.ts';
import { sendMessage } from './send-message.ts';

/** A customer's name and addresses; null if there is no such account. Implemented by the accounts domain. */
export type FindPerson = (db: Database, customerId: string) => Promise<Person | null>;

/** Who is told for a shop: its logins, and the shop's own number ('' for none). Implemented by the staff domain. */
export type FindShopPeople = (
  db: Database,
  sellerId: string,
) => Promise<{ logins: readonly { id: string; email: string }[]; mobile: string }>;

/** A channel beside e-mail and text, with a customer's addresses on it. */
export interface ExtraChannel {
  readonly channel: Channel;
  readonly addressesOf: (db: Database, customerId: string) => Promise<readonly string[]>;
}

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly findPerson: FindPerson;
  readonly publicUrl: string;
  readonly extra?: readonly ExtraChannel[];
  readonly findShopPeople?: FindShopPeople;
  /** Tells the shop's open desks that there is news. Called after the commit. */
  readonly tellShop?: (sellerId: string) => void;
}

/**
 * The job that turns one notice into messages on its recipient's channels (R-NOTICE-2). The messages and the 'sent'
 * mark are one transaction, so that another run finds nothing to do.
 */
export function sendNotice(needs: Dependencies): Task {
  const { db, clock } = needs;
  return async ({ id }) => {
    const sellerId = await inTransaction(db, async (trx) => {
      const notice = await holdUnsent(trx, Number(id));
      if (!notice) return null;
      await markNoticeSent(trx, notice.id, clock.now());
      await sendOn(trx, notice, needs);
      return notice.sellerId;
    });
    if (sellerId !== null) needs.tellShop?.(sellerId);
  };
}

async function sendOn(trx: Database, notice: Notice, needs: Dependencies): Promise<void> {
  const { customerId } = notice;
  const person = customerId === null ? guestOf(notice) : await needs.findPerson(trx, customerId);
  if (!person) return;
  const compose = (to: Omit<Sending, 'fallback'>) => ({
    ...to,
    ...composeFor[to.channel](notice, person, needs.publicUrl),
  });
  const about = { notice: notice.kind, noticeId: notice.id, about: notice.about, now: needs.clock.now() };
  for (const { fallback, ...to } of await sendingsOf(trx, notice, person, needs))
    await sendMessage(trx, {
      ...about,
      customerId,
      unverified: !person.emailVerified,
      ...compose(to),
      ...(fallback && { fallback: compose(fallback) }),
      once: onceOf(notice, to),
    });
}

/** Every recipient of a notice: e-mail and text as planned, and each address on the other channels. */
async function sendingsOf(
  trx: Database,
  { kind, customerId, sellerId }: Notice,
  person: Person,
  { extra = [], findShopPeople }: Dependencies,
): Promise<Sending[]> {
  if (sellerId !== null)
    return findShopPeople ? shopSendings(trx, { kind, sellerId, extra, findShopPeople }) : [];
  const choices = customerId === null ? [] : await readChoices(trx, customerId);
  const sendings = planSending(kind, person, choices);
  if (customerId === null) return sendings;
  for (const { channel, addressesOf } of extra)
    if (isWanted(choices, kindOf(kind).group, channel))
      for (const recipient of await addressesOf(trx, customerId)) sendings.push({ channel, recipient });
  return sendings;
}

/** A shop's recipients: each login's mail and devices, and the shop's number. No channel stands in for another. */
async function shopSendings(
  trx: Database,
  {
    kind,
    sellerId,
    extra,
    findShopPeople,
  }: Pick<Notice, 'kind'> & {
    sellerId: string;
    extra: readonly ExtraChannel[];
    findShopPeople: FindShopPeople;
  },
): Promise<Sending[]> {
  const { logins, mobile } = await findShopPeople(trx, sellerId);
  const numbers = mobile ? [mobile] : [];
  const devices = await listStaffRecipients(
    trx,
    logins.map(({ id }) => id),
  );
  const recipients: Record<Channel, readonly string[]> = {
    email: logins.map(({ email }) => email),
    sms: numbers,
    whatsapp: extra.some(({ channel }) => channel === 'whatsapp') ? numbers : [],
    push: devices,
  };
  const choices = await readShopChoices(trx, sellerId);
  return channels
    .filter((channel) => isWanted(choices, kindOf(kind).group, channel))
    .flatMap((channel) => recipients[channel].map((recipient) => ({ channel, recipient })));
}

/** E-mail and text share a key, so that neither is sent again as the other's fallback. */
const onceOf = ({ id, sellerId }: Notice, { channel, recipient }: Sending): string =>
  sellerId === null && (channel === 'email' || channel === 'sms')
    ? `notice:${id}`
    : `notice:${id}:${recipient}`;

/** A shop's messages are worded as a guest's: without a greeting and without the customer's account. */
function guestOf({ guest }: Notice): Person {
  const isMail = guest.includes('@');
  return { name: '', email: isMail ? guest : null, emailVerified: true, mobile: isMail ? null : guest };
}
