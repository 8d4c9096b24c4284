import { sql } from 'kysely';
import { hour, shift } from '../../platform/clock.ts';
import { type Database, execute, findRow, findValue } from '../../platform/database.ts';
import { addingJob } from '../../platform/jobs/jobs.store.ts';
import type { Channel } from './kinds.ts';
import type { Message, MessageKind } from './message.ts';

/** The delivery job. */
export const deliverMessage = 'deliver_message';
/** Eight attempts span about 45 minutes. */
export const terms = { payload: sql`json_build_object('id', id)`, key: sql`id`, maxAttempts: 8 };

interface NewMessage extends Message {
  readonly notice: MessageKind;
  readonly noticeId: number | null;
  readonly customerId: string | null;
  readonly about: string;
  readonly once: string | null;
  readonly fallback: Message | null;
  readonly secretUntil: Date | null;
  readonly now: Date;
}

/** Inserts a message together with its delivery job, unless its event already had one on this channel. */
export async function insertMessage(trx: Database, message: NewMessage): Promise<void> {
  await execute(trx)`
    with message as (
      insert into outbox (recipient, channel, subject, text, template_values, secret_until, notice, about, once, fallback, notice_id, customer_id,
                          next_at, created_at)
      values (${message.recipient}, ${message.channel}, ${message.subject}, ${message.text},
              ${JSON.stringify(message.templateValues)}, ${message.secretUntil}, ${message.notice}, ${message.about},
              ${message.once}, ${message.fallback && JSON.stringify(message.fallback)}, ${message.noticeId}, ${message.customerId}, ${message.now}, ${message.now})
      on conflict (once, channel) where once is not null do nothing
      returning id)
    select ${addingJob(deliverMessage, terms)} from message`;
}

/**
 * Gives a message up and queues its fallback. If the event already had one on that channel, the message has failed.
 */
export async function replaceMessage(
  db: Database,
  id: number,
  { attempts, error, now }: { attempts: number; error: string; now: Date },
): Promise<void> {
  await execute(db)`
    with given_up as (
      select * from outbox where id = ${id} and state = 'waiting' for update
    ), message as (
      insert into outbox (recipient, channel, subject, text, template_values, secret_until, notice, about, once, notice_id, customer_id, next_at, created_at)
      select f.recipient, f.channel, f.subject, f.text, f."templateValues", g.secret_until, g.notice, g.about, g.once, g.notice_id, g.customer_id, ${now}, ${now}
      from given_up g,
           jsonb_to_record(g.fallback) f(recipient text, channel text, subject text, text text, "templateValues" jsonb)
      on conflict (once, channel) where once is not null do nothing
      returning id
    ), replaced as (
      update outbox set state = case when exists (select from message) then 'replaced' else 'failed' end,
                        attempts = ${attempts}, last_error = ${error}
      where id in (select id from given_up)
    )
    select ${addingJob(deliverMessage, terms)} from message`;
}

/**
 * When the shop may send an OTP again after `max` within the last hour; null while fewer were sent. Texts about
 * orders do not count: they must not block logins, and their orders pay for them. Reads the latest rows by id, so
 * concurrent transactions may exceed the limit by their number.
 */
export async function smsBudgetFreeAt(db: Database, max: number, now: Date): Promise<Date | null> {
  const sentAt = await findValue<Date>(db)`
    select created_at from outbox where channel = 'sms' and notice in ('otp', '') order by id desc offset ${max - 1} limit 1`;
  const freeAt = sentAt && shift(sentAt, hour);
  return freeAt && freeAt > now ? freeAt : null;
}

/** Adds missing jobs for messages waiting since before `since`, as after a restored backup. */
export async function adoptMessages(db: Database, since: Date): Promise<void> {
  await execute(db)`
    select ${addingJob(deliverMessage, terms)} from outbox where state = 'waiting' and next_at < ${since}`;
}

/** A waiting message with its notice. */
interface WaitingMessage extends Message {
  readonly hasFallback: boolean;
  readonly noticeId: number | null;
}

/** An unsent message; null when it was sent, given up or deleted. */
export function findWaiting(db: Database, id: number): Promise<WaitingMessage | null> {
  return findRow<WaitingMessage>(db)`
    select o.id, o.notice, recipient, channel, o.subject, o.text, template_values as "templateValues", fallback is not null as "hasFallback",
           notice_id as "noticeId"
    from outbox o
    where o.id = ${id} and state = 'waiting'`;
}

/** Postpones a message with a new job: the current one is running, so its key could not be added twice. */
export async function putOff(
  db: Database,
  id: number,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  await execute(db)`
    with waiting as (
      update outbox set next_at = ${until} where id = ${id} and state = 'waiting' returning id
    )
    select ${addingJob(deliverMessage, {
      ...terms,
      key: sql`id || ':' || ${until.toISOString()}`,
      after: until.getTime() - now.getTime(),
    })} from waiting`;
}

/** Marks a message as sent, unless its carrier has meanwhile reported that it could not be delivered. */
export async function markSent(db: Database, id: number, attempts: number): Promise<void> {
  await execute(db)`
    update outbox set state = 'sent', attempts = ${attempts}, last_error = '' where id = ${id} and receipt <> 'failed'`;
}

/** Records a failed attempt; `last` gives the message up. */
export async function markTried(
  db: Database,
  id: number,
  { attempts, error, last }: { attempts: number; error: string; last: boolean },
): Promise<void> {
  await execute(db)`
    update outbox set attempts = ${attempts}, last_error = ${error}, state = ${last ? 'failed' : 'waiting'}
    where id = ${id}`;
}

/** Blanks expired secret texts; unsent ones are given up. */
export async function blankSecrets(db: Database, now: Date): Promise<void> {
  await execute(db)`
    update outbox
    set text = '', template_values = '{}', fallback = null, secret_until = null,
        state = case state when 'waiting' then 'failed' else state end,
        last_error = case state when 'waiting' then 'Too late: it was of no use any more' else last_error end
    where secret_until <= ${now}`;
}

export interface SentMessage {
  readonly to: string;
  readonly channel: Channel;
  readonly subject: string;
  readonly text: string;
  readonly state: 'waiting' | 'sent' | 'failed' | 'replaced';
  readonly createdAt: Date;
}

/** The latest messages, newest first, optionally of one recipient (`to`). */
export function listMessages(
  db: Database,
  { to, limit }: { to: string | undefined; limit: number },
): Promise<SentMessage[]> {
  return execute<SentMessage>(db)`
    select recipient as "to", channel, subject, text, state, created_at as "createdAt"
    from outbox ${to === undefined ? sql`` : sql`where recipient = ${to}`} order by id desc limit ${limit}`;
}
