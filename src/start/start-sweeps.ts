import { runSales } from '../domains/catalogue/sales/run-sales.ts';
import { tellShopsOfUnread } from '../domains/chat/tell-of-unread.ts';
import { expireOrders } from '../domains/orders/expire-orders.ts';
import { askAboutOpenOrders } from '../domains/payments/ask-provider.ts';
import type { Asking } from '../domains/payments/asking.ts';
import { issueCommission } from '../domains/invoices/commission/issue-commission.ts';
import { earnParcels } from '../domains/payouts/earn-parcels.ts';
import { proposeRun } from '../domains/payouts/runs/propose-run.ts';
import { passOnUnanswered } from '../domains/returns/pass-on-unanswered.ts';
import { indexProducts } from '../domains/search/search-index.store.ts';
import { minute, second } from '../platform/clock.ts';
import { repeat } from '../platform/repeat.ts';

/** Poll interval for open payments at the provider; each poll asks about a few (ask-provider.ts). */
const askEvery = 10 * second;

const passOnEvery = 5 * minute;

/** A shop is told of a message, and a sale begins and ends, within a minute. */
const tellEvery = 15 * second;

const earnEvery = 5 * minute;

/**
 * Timed work on orders: expires unpaid ones, passes returns on that nobody answered, tells shops of messages, begins and ends sales, lets sellers earn, makes up for lost webhooks. Every process runs it and they share the work.
 * @param unpaidOrderTtl how long an unpaid order holds its stock, in ms; it is released up to a tenth later (1 to
 * 15 s)
 */
export function startSweeps(
  asking: Asking,
  { unpaidOrderTtl }: { unpaidOrderTtl: number },
): { stop: () => Promise<void> } {
  const { db, clock, log } = asking;
  const sweepEvery = Math.min(Math.max(unpaidOrderTtl / 10, second), 15 * second);
  const sweeps = [
    repeat(() => expireOrders(db, clock.now()), { every: sweepEvery, task: 'expire orders', log }),
    repeat(() => passOnUnanswered(db, clock.now()), {
      every: passOnEvery,
      task: 'pass on unanswered returns',
      log,
    }),
    repeat(() => tellShopsOfUnread(db, clock.now()), {
      every: tellEvery,
      task: 'tell shops of unread messages',
      log,
    }),
    repeat(() => runSales(db, clock.now(), indexProducts), {
      every: tellEvery,
      task: 'begin and end sales',
      log,
    }),
    repeat(() => earnParcels(db, clock.now()), { every: earnEvery, task: 'earn parcels', log }),
    repeat(() => issueCommission(db, clock.now()), {
      every: earnEvery,
      task: 'invoice commission',
      log,
    }),
    repeat(() => proposeRun(db, clock.now()), { every: earnEvery, task: 'propose payouts', log }),
    repeat(() => askAboutOpenOrders(asking), { every: askEvery, task: 'ask about open orders', log }),
  ];
  return { stop: async () => void (await Promise.all(sweeps.map((sweep) => sweep.stop()))) };
}
