import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Message } from './message.ts';

export async function insertMessage(
  trx: Database,
  message: Message & { secretUntil: Date | null; now: Date },
): Promise<void> {
  await sql`
    insert into outbox (recipient, channel, subject, text, template_values, secret_until, next_at, created_at)
    values (${message.recipient}, ${message.channel}, ${message.subject}, ${message.text},
            ${JSON.stringify(message.templateValues)}, ${message.secretUntil}, ${message.now}, ${message.now})`.execute(
    trx,
  );
}

export interface WaitingMessage extends Message {
  readonly id: number;
  /** Deliveries tried before, all in vain. */
  readonly attempts: number;
}

/**
 * Takes one waiting message whose time has come, and puts its next try at `retryAt` already: when this process dies
 * while delivering, another one tries then. Rows that another process is taking are passed over.
 */
export async function takeWaiting(db: Database, now: Date, retryAt: Date): Promise<WaitingMessage | null> {
  const { rows } = await sql<WaitingMessage>`
    update outbox set attempts = attempts + 1, next_at = ${retryAt}
    where id = (
      select id from outbox where state = 'waiting' and next_at <= ${now}
      order by next_at, id limit 1 for update skip locked)
    returning id, recipient, channel, subject, text, template_values as "templateValues", attempts - 1 as attempts`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function markSent(db: Database, id: number): Promise<void> {
  await sql`update outbox set state = 'sent', last_error = '' where id = ${id}`.execute(db);
}

export async function markRetry(db: Database, id: number, error: string, nextAt: Date): Promise<void> {
  await sql`update outbox set last_error = ${error}, next_at = ${nextAt} where id = ${id}`.execute(db);
}

export async function markFailed(db: Database, id: number, error: string): Promise<void> {
  await sql`update outbox set state = 'failed', last_error = ${error} where id = ${id}`.execute(db);
}

/** Blanks texts that are secret no more use for; one that is still waiting is given up. */
export async function blankSecrets(db: Database, now: Date): Promise<void> {
  await sql`
    update outbox
    set text = '', template_values = '{}', secret_until = null,
        state = case state when 'waiting' then 'failed' else state end,
        last_error = case state when 'waiting' then 'Too late: it was of no use any more' else last_error end
    where secret_until <= ${now}`.execute(db);
}

export interface SentMessage {
  readonly to: string;
  readonly channel: 'sms' | 'email';
  readonly subject: string;
  readonly text: string;
  readonly state: 'waiting' | 'sent' | 'failed';
  readonly createdAt: Date;
}

/** The latest messages, newest first; those of one recipient when `to` is given. */
export async function listMessages(
  db: Database,
  { to, limit }: { to: string | undefined; limit: number },
): Promise<SentMessage[]> {
  const { rows } = await sql<SentMessage>`
    select recipient as "to", channel, subject, text, state, created_at as "createdAt"
    from outbox ${to === undefined ? sql`` : sql`where recipient = ${to}`} order by id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}
