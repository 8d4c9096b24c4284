import {
  type Database,
  execute,
  findRow,
  hasChanged,
  hasRow,
  listValues,
} from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { PushAddress } from './send-push.ts';

/** A subscribed device. The subscription ends with its session. */
export interface NotifiedDevice {
  readonly sessionId: string;
  /** Such as 'Chrome on Android'. */
  readonly device: string;
  readonly since: Date;
}

/** Maximum subscribed devices per customer; beyond it the oldest are deleted. */
const maxDevices = 10;

/**
 * Stores a session's subscription. A browser has only one: when another customer subscribes on it, it becomes theirs.
 */
export function saveSubscription(
  db: Database,
  customerId: string,
  { endpoint, p256dh, auth, sessionId, device, since }: PushAddress & NotifiedDevice,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await execute(trx)`
      insert into push_subscriptions (endpoint, p256dh, auth, session_id, customer_id, device, created_at)
      values (${endpoint}, ${p256dh}, ${auth}, ${sessionId}, ${customerId}, ${device}, ${since})
      on conflict (endpoint) do update set
        p256dh = excluded.p256dh, auth = excluded.auth, session_id = excluded.session_id, customer_id = excluded.customer_id,
        staff_id = null, device = excluded.device, created_at = excluded.created_at`;
    await execute(trx)`
      delete from push_subscriptions where customer_id = ${customerId} and endpoint <> ${endpoint} and (
        session_id = ${sessionId} or id in (
          select id from push_subscriptions where customer_id = ${customerId}
          order by created_at desc, id desc offset ${maxDevices}))`;
  });
}

/** A customer's subscribed devices, newest first. */
export function listDevices(db: Database, customerId: string): Promise<NotifiedDevice[]> {
  return execute<NotifiedDevice>(db)`
    select session_id as "sessionId", device, created_at as since from push_subscriptions
    where customer_id = ${customerId} order by created_at desc, id desc`;
}

/** The `recipient` values of outbox messages to a customer's devices. */
export function listRecipients(db: Database, customerId: string): Promise<string[]> {
  return listValues<string>(db)`
    select id::text as recipient from push_subscriptions where customer_id = ${customerId} order by id`;
}

/** The same for devices of the desk. */
export function listStaffRecipients(db: Database, staffIds: readonly string[]): Promise<string[]> {
  return listValues<string>(db)`
    select id::text as recipient from push_subscriptions where staff_id = any(${staffIds}) order by id`;
}

/** Stores the subscription of a session at the desk. */
export async function saveStaffSubscription(
  db: Database,
  staffId: string,
  { endpoint, p256dh, auth, sessionId, device, since }: PushAddress & NotifiedDevice,
): Promise<void> {
  await execute(db)`
    insert into push_subscriptions (endpoint, p256dh, auth, session_id, staff_id, device, created_at)
    values (${endpoint}, ${p256dh}, ${auth}, ${sessionId}, ${staffId}, ${device}, ${since})
    on conflict (endpoint) do update set
      p256dh = excluded.p256dh, auth = excluded.auth, session_id = excluded.session_id, customer_id = null,
      staff_id = excluded.staff_id, device = excluded.device, created_at = excluded.created_at`;
}

/** Whether notices are shown on the device of this session. */
export function isSubscribed(db: Database, sessionId: string): Promise<boolean> {
  return hasRow(db)`select from push_subscriptions where session_id = ${sessionId}`;
}

/** Deletes the subscription of a session at the desk. Returns false if it had none. */
export function deleteOfStaff(db: Database, sessionId: string): Promise<boolean> {
  return hasChanged(db)`
    delete from push_subscriptions where session_id = ${sessionId} and staff_id is not null`;
}

/** The push address of a recipient; null once the device is deleted. */
export function findSubscription(db: Database, recipient: string): Promise<PushAddress | null> {
  return findRow<PushAddress>(db)`
    select endpoint, p256dh, auth from push_subscriptions where id::text = ${recipient}`;
}

/** Deletes the subscription of one of the customer's sessions. Returns false if it had none. */
export function deleteOfSession(db: Database, customerId: string, sessionId: string): Promise<boolean> {
  return hasChanged(db)`
    delete from push_subscriptions where customer_id = ${customerId} and session_id = ${sessionId}`;
}

/** Deletes a device that its push service no longer knows, unless it has subscribed again meanwhile. */
export async function deleteEnded(db: Database, endpoint: string): Promise<void> {
  await execute(db)`delete from push_subscriptions where endpoint = ${endpoint}`;
}
