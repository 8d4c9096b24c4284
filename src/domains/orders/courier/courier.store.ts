import { type Database, execute, getValue, hasChanged, hasRow } from '../../../platform/database.ts';
import { sellerRows } from '../../sellers/readable.store.ts';
import { spokenNumber } from '../order-number.ts';

/** One update of a courier, as it came. */
export interface Update {
  /** In capitals, without spaces. */
  readonly awb: string;
  readonly status: string;
  /** The courier's own time, as text: with AWB and status it tells an update that came again. */
  readonly saidAt: string;
  readonly courier: string;
  readonly now: Date;
}

export type Outcome = 'moved' | 'not moved' | 'unknown' | 'ambiguous' | 'lost';

interface ParcelKey {
  readonly orderId: string;
  readonly sellerId: string;
}

/** Stores an update once. Returns false if it came before; of two at the same time the second waits for the first. */
export function insertUpdate(
  trx: Database,
  { awb, status, saidAt, courier, now }: Update,
  outcome: Outcome,
  parcel: ParcelKey | null,
): Promise<boolean> {
  return hasChanged(trx)`
    insert into courier_updates (awb, status, said_at, courier, received_at, outcome, order_id, seller_id)
    values (${awb}, ${status}, ${saidAt}, ${courier}, ${now}, ${outcome}, ${parcel?.orderId ?? null}, ${parcel?.sellerId ?? null})
    on conflict (awb, status, said_at) do nothing`;
}

/** The parcels with this AWB: usually one. */
export function listParcelsOf(db: Database, awb: string): Promise<ParcelKey[]> {
  return execute<ParcelKey>(db)`
    select order_id as "orderId", seller_id as "sellerId" from order_parcels
    where upper(awb) = ${awb} and awb <> '' order by handed_over_at desc nulls last limit 2`;
}

/** Whether a courier brought the shipment with this AWB back: it has ended, and what is sent again has another one. */
export const hasComeBack = (trx: Database, awb: string): Promise<boolean> => hasRow(trx)`
  select from courier_updates where awb = ${awb} and status = 'RTO DELIVERED' and outcome = 'moved'`;

interface OpenUpdate {
  readonly id: number;
  readonly awb: string;
  readonly status: string;
  readonly courier: string;
  readonly receivedAt: Date;
  readonly outcome: Exclude<Outcome, 'moved'>;
  readonly orderId: string;
  readonly number: string;
  readonly shopName: string;
}

/** Updates that wait for an operator, the oldest first. */
export async function listOpenUpdates(
  db: Database,
  { after, limit }: { after: number; limit: number },
): Promise<OpenUpdate[]> {
  const rows = await execute<Omit<OpenUpdate, 'number'> & { number: number | null }>(db)`
    select u.id::int, u.awb, u.status, u.courier, u.received_at as "receivedAt", u.outcome,
           coalesce(u.order_id, '') as "orderId", o.number, coalesce(s.shop_name, '') as "shopName"
    from courier_updates u left join orders o on o.id = u.order_id left join ${sellerRows} s on s.id = u.seller_id
    where u.settled_at is null and u.outcome <> 'moved' order by u.id offset ${after} limit ${limit}`;
  return rows.map((row) => ({ ...row, number: row.number === null ? '' : spokenNumber(row.number) }));
}

export function countOpenUpdates(db: Database): Promise<number> {
  return getValue<number>(db)`
    select count(*)::int from courier_updates where settled_at is null and outcome <> 'moved'`;
}

/** Notes that an update was dealt with. Returns false if it was before, or there is none. */
export function saveSettled(trx: Database, id: string, now: Date): Promise<boolean> {
  return hasChanged(trx)`
    update courier_updates set settled_at = ${now} where id::text = ${id} and settled_at is null and outcome <> 'moved'`;
}
