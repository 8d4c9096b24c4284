import { sql } from 'kysely';
import { type Database, execute, findRow, hasRow, isoTime } from '../../../platform/database.ts';
import { wasCounted } from '../../orders/clawbacks/clawbacks.store.ts';
import type { PageAsked } from '../../staff/paging.ts';
import type { ListedProviderRefund } from '../staff/webhooks.calls.ts';
import { orderNumber, withSpokenNumber } from '../spoken-order.store.ts';

/**
 * A refund made at the provider that the shop did not request. `refundId`: the shop's own refund that it was later
 * matched to.
 */
export type ProviderRefund = Omit<ListedProviderRefund, 'orderNumber'>;

const columns = sql`
  provider, reference, payment_id as "paymentId", order_id as "orderId", amount_paise as "amountPaise", state,
  refund_id as "refundId", explanation, ${isoTime(sql`seen_at`)} as "seenAt"`;

/** Inserts such a refund or updates its state. A failed one stays failed. Locks it until the transaction ends. */
export function saveProviderRefund(
  trx: Database,
  refund: Omit<ProviderRefund, 'refundId' | 'explanation' | 'seenAt'> & { now: Date },
): Promise<ProviderRefund | null> {
  const { provider, reference, paymentId, orderId, amountPaise, state, now } = refund;
  return findRow(trx)`
    insert into provider_refunds as r (provider, reference, payment_id, order_id, amount_paise, state, seen_at)
    values (${provider}, ${reference}, ${paymentId}, ${orderId}, ${amountPaise}, ${state}, ${now})
    on conflict (provider, reference) do update set state = excluded.state
      where r.state <> 'failed' and not (r.state = 'done' and excluded.state = 'sent')
    returning ${columns}`;
}

/** Locks such a refund by the provider's id. */
export function holdProviderRefund(
  trx: Database,
  provider: string,
  reference: string,
): Promise<ProviderRefund | null> {
  return findRow(trx)`
    select ${columns} from provider_refunds where provider = ${provider} and reference = ${reference} for update`;
}

/** Remembers that a refund of the shop's own failed at the provider. */
export async function saveFailedRefund(
  trx: Database,
  refund: Pick<ProviderRefund, 'provider' | 'reference' | 'paymentId' | 'orderId' | 'amountPaise'> & {
    refundId: string;
    now: Date;
  },
): Promise<void> {
  const { provider, reference, paymentId, orderId, amountPaise, refundId, now } = refund;
  await execute(trx)`
    insert into provider_refunds (provider, reference, payment_id, order_id, amount_paise, state, refund_id, seen_at)
    values (${provider}, ${reference}, ${paymentId}, ${orderId}, ${amountPaise}, 'failed', ${refundId}, ${now})
    on conflict (provider, reference) do update set state = 'failed'`;
}

/**
 * Whether a refund at the provider has failed, or one that the shop did not request was counted towards a refund of
 * its own, or explained by an operator.
 */
export function isAccountedFor(trx: Database, provider: string, reference: string): Promise<boolean> {
  return hasRow(trx)`
    select from provider_refunds
    where provider = ${provider} and reference = ${reference}
      and (state = 'failed' or refund_id is null and (explanation is not null or ${wasCounted({ provider, kind: 'refund', reference })}))`;
}

/** Explains such a refund: as one of the shop's own, or by what an operator wrote. */
export async function explainProviderRefund(
  trx: Database,
  { provider, reference }: Pick<ProviderRefund, 'provider' | 'reference'>,
  given: { refundId: string } | { by: string; explanation: string },
): Promise<void> {
  const own = 'refundId' in given ? given.refundId : null;
  const [by, text] = 'refundId' in given ? [null, null] : [given.by, given.explanation];
  await execute(trx)`
    update provider_refunds set refund_id = ${own}, explained_by = ${by}, explanation = ${text}
    where provider = ${provider} and reference = ${reference}`;
}

/** Such refunds but the shop's own that failed: unexplained ones first, then the newest. */
export async function listProviderRefunds(
  db: Database,
  { after, limit }: PageAsked,
): Promise<ListedProviderRefund[]> {
  const rows = await execute<ProviderRefund & { orderNumber: number | null }>(db)`
    select ${columns}, ${orderNumber} from provider_refunds
    where state <> 'failed' or refund_id is null
    order by (state <> 'failed' and refund_id is null and explanation is null) desc, seen_at desc, reference
    offset ${after} limit ${limit}`;
  return rows.map(withSpokenNumber);
}
