import type { Market } from '../../db/town/life/market.ts';
import { takeJobs } from '../../db/town/life/take-jobs.ts';
import { countDays } from '../domains/insight/count-days.ts';
import { addViews } from '../domains/insight/days.store.ts';
import { issueCommission } from '../domains/invoices/commission/issue-commission.ts';
import { issueCreditNotesTask } from '../domains/invoices/issue-credit-notes.ts';
import { issueInvoicesTask } from '../domains/invoices/issue-invoices.ts';
import { expireOrders } from '../domains/orders/expire-orders.ts';
import { issueCreditNotesJob, issueInvoicesJob } from '../domains/orders/order.ts';
import { deliveryCodes } from '../domains/orders/parcels/delivery-code.ts';
import { sendRefundJob } from '../domains/orders/refunds.store.ts';
import type { Asking } from '../domains/payments/asking.ts';
import { signWebhook } from '../domains/payments/providers/gateway/gateway.ts';
import { chooseProvider } from '../domains/payments/providers/registry.ts';
import { receiveWebhook } from '../domains/payments/receive-webhook.ts';
import { sendBack } from '../domains/payments/send-back.ts';
import { earnParcels } from '../domains/payouts/earn-parcels.ts';
import { proposeRun } from '../domains/payouts/runs/propose-run.ts';
import { passOnUnanswered } from '../domains/returns/pass-on-unanswered.ts';
import { openSearch } from '../domains/search/open-search.ts';
import { createMetrics } from '../http/metrics/metrics.ts';
import { inProcessApi, inProcessDesk } from '../http/run-call.ts';
import { createCaches } from '../platform/caches.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Task } from '../platform/jobs/start-jobs.ts';
import type { Log } from '../platform/log.ts';
import { isRefusal } from '../platform/refusal.ts';
import { capabilitiesOf } from '../settings/payment-providers.ts';
import type { Settings } from '../settings/settings.ts';
import { chooseObjects } from './choose-objects.ts';
import { shopHandlers } from './shop-handlers.ts';

interface MarketDependencies {
  readonly settings: Settings;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/** Opens the shop's use-cases on a clock of their own, without a server: for the demo town's past. */
export function openMarket({ settings, db, clock, log }: MarketDependencies): Market {
  const asking: Asking = {
    db,
    clock,
    log,
    payee: settings.upi.vpa,
    provider: {
      ...chooseProvider(settings, { db, clock, ownAddress: () => '' }),
      // No server answers yet: the demo's bank sends everything back at once.
      refund: ({ id }) => Promise.resolve({ reference: `rfnd_${id}`, state: 'done' }),
    },
  };
  const handlers = handlersOf({ settings, db, clock, log }, asking);
  const tasks: Record<string, Task> = {
    [issueInvoicesJob.task]: issueInvoicesTask(db, clock),
    [issueCreditNotesJob.task]: issueCreditNotesTask(db, clock),
    [sendRefundJob]: sendBack(asking),
  };
  const runJobs = async () => {
    for (const { task, payload } of await takeJobs(db, Object.keys(tasks)))
      await tasks[task]?.(payload, { attempt: 1, last: true });
  };
  return {
    db,
    clock,
    customers: inProcessApi(handlers),
    desk: inProcessDesk(handlers),
    codeOfDelivery: deliveryCodes(settings.sessionSecret),
    pay: (event) => sendEvent(asking, settings.payment.secret, event),
    endDay: async () => {
      await runJobs();
      await expireOrders(db, clock.now());
    },
    runNight: async () => {
      await passOnUnanswered(db, clock.now());
      await earnParcels(db, clock.now());
      await issueCommission(db, clock.now());
      await proposeRun(db, clock.now());
    },
    countDays: () => countDays(db),
    countViews: (day, views) => addViews(db, day, views),
  };
}

function handlersOf({ settings, db, clock }: MarketDependencies, asking: Asking) {
  const caches = createCaches();
  const nothing = () => {};
  const noImport = () => Promise.reject(new Error('The town imports nothing'));
  return shopHandlers({
    settings,
    db,
    reading: db,
    caches,
    clock,
    asking,
    objects: chooseObjects(settings, clock),
    live: {
      tell: nothing,
      tellOperators: nothing,
      tellShop: nothing,
      sessionsEnded: nothing,
      sockets: () => 0,
    },
    runImport: noImport,
    lookAtFile: noImport,
    shopVersion: () => null,
    search: openSearch(db, { caches }),
    watch: createMetrics().watch,
  });
}

/** A captured payment as the provider's signed webhook. */
async function sendEvent(
  asking: Asking,
  secret: string,
  { orderId, rupees, utr }: { orderId: string; rupees: number; utr: string },
): Promise<void> {
  const body = JSON.stringify({
    type: 'payment.captured',
    order_id: orderId,
    payment_id: `sim_${orderId}`,
    amount_paise: rupees * 100,
    currency: 'INR',
    payee: asking.payee,
    utr,
  });
  const timestamp = String(Math.floor(asking.clock.now().getTime() / 1_000));
  const answer = await receiveWebhook(asking, capabilitiesOf(asking.provider.name).webhook ?? '', {
    headers: {
      'x-event-id': `event_sim_${orderId}`,
      'x-timestamp': timestamp,
      'x-signature': signWebhook(secret, timestamp, body),
    },
    rawBody: Buffer.from(body),
  });
  if (isRefusal(answer)) throw new Error(`The provider’s event was refused: ${answer.error}`);
}
