import type { Database } from '../../../platform/database.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { clawbackEntry, elsewhereKey } from '../../ledger/provider-entries.ts';
import { findEntry, readBalance } from '../../ledger/ledger.store.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import type { Account } from '../../ledger/account.ts';
import { moveRefund } from '../staff/move-refund.ts';
import * as store from './clawbacks.store.ts';

const server = { kind: 'server' } as const;

/** Lowers the refunds of a locked order that are due by what its customer has got another way. */
export async function countClawbacks(trx: Database, orderId: string, now: Date): Promise<void> {
  const earlierSum = await store.holdUncounted(trx, orderId);
  if (earlierSum.length === 0) return;
  const due = await store.holdRefundsDue(trx, orderId);
  for (const refund of due) {
    let { leftPaise } = refund;
    for (const clawback of earlierSum) {
      const paise = Math.min(leftPaise, clawback.uncountedPaise);
      if (paise === 0) continue;
      clawback.uncountedPaise -= paise;
      leftPaise -= paise;
      await store.saveCounted(trx, clawback, refund.id, paise);
      const clawbackOfOrder = { ...clawback, orderId, amountPaise: paise, at: now };
      await postEntry(trx, clawbackEntry(clawbackOfOrder, refund.id, await sourceOf(trx, clawback, paise)));
    }
    if (leftPaise === 0) await settle(trx, refund, now);
  }
}

async function settle(trx: Database, { id, state }: { id: string; state: 'due' | 'by_hand' }, now: Date) {
  const to = { from: state, to: 'done', note: 'went back another way' } as const;
  const outcome = await moveRefund(trx, id, to, server, now);
  if (isRefusal(outcome)) throw new Error(`Refund ${id} could not be settled: ${outcome.error}`);
}

/**
 * The account that bore the money: what a dispute took was a loss, and a refund at the provider had no name or was
 * written off.
 */
export async function sourceOf(
  trx: Database,
  { kind, ...name }: store.ClawbackName,
  paise: number,
): Promise<readonly [Account, string]> {
  if (kind === 'dispute') return ['lost_disputes', ''];
  const entry = await findEntry(trx, elsewhereKey(name));
  const party = entry?.postings.find(({ account }) => account === 'unallocated')?.party ?? '';
  const isExplained = paise > 0 && (await readBalance(trx, 'unallocated', party)) < paise;
  return isExplained ? ['written_off', ''] : ['unallocated', party];
}
