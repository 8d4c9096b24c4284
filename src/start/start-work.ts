import { setTimeout as pause } from 'node:timers/promises';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { forgetOldLogins } from '../domains/accounts/forget-old-logins.ts';
import { answerWaiting } from '../domains/chat/automatic/answer-waiting.ts';
import { fetchPhotos } from '../domains/catalogue/photo-fetches/fetch-photos.ts';
import { adoptFetches, fetchPhotosJob } from '../domains/catalogue/photo-fetches/photo-fetches.store.ts';
import { indexProducts } from '../domains/search/search-index.store.ts';
import { chooseObjects } from './choose-objects.ts';
import { refreshUnread } from '../domains/catalogue/attributes/refresh-attributes.ts';
import { findPerson } from '../domains/accounts/find-person.store.ts';
import { tellOfUnread } from '../domains/chat/tell-of-unread.ts';
import { countDays } from '../domains/insight/count-days.ts';
import { adoptCancelled } from '../domains/invoices/credit-notes.store.ts';
import { adoptOrders } from '../domains/invoices/invoices.store.ts';
import { issueCreditNotesTask } from '../domains/invoices/issue-credit-notes.ts';
import { issueInvoicesTask } from '../domains/invoices/issue-invoices.ts';
import { issueCreditNotesJob, issueInvoicesJob } from '../domains/orders/order.ts';
import { tellNearPromises } from '../domains/orders/staff/tell-sellers.ts';
import { adoptRefunds, sendRefundJob } from '../domains/orders/refunds.store.ts';
import { askAboutSettlements } from '../domains/payments/ask-provider.ts';
import type { Asking } from '../domains/payments/asking.ts';
import { checkLedger } from '../domains/payments/check-ledger.ts';
import { sendBack } from '../domains/payments/send-back.ts';
import { workWebhookJob, workWebhookTask } from '../domains/payments/webhooks/work-webhook.ts';
import { forgetPastRetention } from '../domains/privacy/retention.ts';
import { withdrawVerified } from '../domains/reviews/reviews.store.ts';
import { day, hour, second, shift } from '../platform/clock.ts';
import { forgetMarks } from '../domains/search/learning/counts.store.ts';
import { learn } from '../domains/search/learning/learn.ts';
import { forgetChanges } from '../domains/search/documents.store.ts';
import { forgetOldKeys } from '../platform/idempotency.ts';
import { restartGivenUp } from '../platform/jobs/jobs.store.ts';
import { type Regular, startJobs, type Task } from '../platform/jobs/start-jobs.ts';
import { tellWaitingJob, tellWaitingTask } from '../domains/delivery/waits/tell-waiting.ts';
import { deliverMessage } from '../domains/notices/deliver-message.ts';
import { mailDresser } from '../domains/notices/mail/dress-mail.ts';
import { unsubscribeTokens } from '../domains/notices/unsubscribe/unsubscribe-token.ts';
import { adoptNotices, sendNoticeJob } from '../domains/notices/notices.store.ts';
import * as outbox from '../domains/notices/outbox.store.ts';
import { sendNotice } from '../domains/notices/send-notice.ts';
import { deleteOldLimits } from '../platform/rate-limit.store.ts';
import { repeat } from '../platform/repeat.ts';
import type { Settings } from '../settings/settings.ts';
import { tellPriceDrops } from '../domains/wishlist/tell-price-drops.ts';
import { tellBackInStock } from '../domains/waits/tell-back-in-stock.ts';
import { findShopPeople } from '../domains/staff/news/shop-people.store.ts';
import { deliveryOf, extraChannels } from './notice-channels.ts';
import type { Live } from './open-live.ts';
import { startSweeps } from './start-sweeps.ts';

/** The operator's commands, found from the built server as well as from the sources. */
const ops = join(import.meta.dirname, '../../tools/ops/main.ts');

/**
 * Writes the night's backup and test-restores it in a separate process: `npm run ops -- backup nightly`.
 * @throws with the command's output when it fails
 */
async function backUpNightly(): Promise<void> {
  await promisify(execFile)(process.execPath, [ops, 'backup', 'nightly'], {
    cwd: join(import.meta.dirname, '../..'),
  });
}

/** Invoices and credit notes must be issued: their jobs get new attempts this long after the last one failed (ms). */
const restartAfter = 6 * hour;

/** Delay in milliseconds before the queue's library is loaded, so the first requests are served first. */
const firstAnswers = 300;

/**
 * Starts the background work: queued jobs, scheduled tasks, sweeps. Processes share it. Returns at once; the queue
 * starts a moment later.
 */
export function startWork(
  asking: Asking,
  settings: Settings,
  { tell, tellShop }: Pick<Live, 'tell' | 'tellShop'>,
): { stop: () => Promise<void> } {
  const { db, clock, log } = asking;
  const sweeps = startSweeps(asking, settings);
  const answers = settings.demo
    ? repeat(() => answerWaiting({ db, tell }, clock.now()), {
        every: second,
        task: 'answer for demo shops',
        log,
      })
    : null;
  const jobs = pause(firstAnswers)
    .then(() =>
      startJobs({
        db,
        log,
        tasks: tasksOf(asking, settings, tellShop),
        regular: regularOf(asking, settings),
      }),
    )
    .catch((error: unknown) => log.error({ err: error }, 'Could not start the job queue'));
  const closing = new AbortController();
  const reading = pause(firstAnswers)
    .then(() => refreshUnread(db, closing.signal))
    .catch((error: unknown) => log.error({ err: error }, 'Could not read the attributes of products'));
  return {
    stop: async () => {
      closing.abort();
      await Promise.all([sweeps.stop(), answers?.stop(), jobs.then((runner) => runner?.stop()), reading]);
    },
  };
}

/** Every kind of job by name. Jobs are for work that must survive the process once a transaction has committed. */
function tasksOf(asking: Asking, settings: Settings, tellShop: Live['tellShop']): Record<string, Task> {
  const { db, clock, log } = asking;
  return {
    [issueInvoicesJob.task]: issueInvoicesTask(db, clock),
    [issueCreditNotesJob.task]: async (payload, trial) => {
      await withdrawVerified(db, String(payload.orderId));
      await issueCreditNotesTask(db, clock)(payload, trial);
    },
    [tellWaitingJob.task]: tellWaitingTask(db, clock),
    [sendRefundJob]: sendBack(asking),
    [fetchPhotosJob]: fetchPhotos({
      db,
      clock,
      indexProducts,
      objects: chooseObjects(settings, clock),
      fetchesPhotos: settings.fetchesPhotos,
    }),
    [workWebhookJob]: workWebhookTask(asking),
    [sendNoticeJob]: sendNotice({
      db,
      clock,
      findPerson,
      publicUrl: settings.publicUrl,
      extra: extraChannels(settings),
      findShopPeople,
      tellShop,
    }),
    [outbox.deliverMessage]: deliverMessage({
      db,
      clock,
      log,
      deliver: deliveryOf(db, settings),
      dressMail: mailDresser({
        findPerson,
        publicUrl: settings.publicUrl,
        tokens: unsubscribeTokens(settings.sessionSecret),
      }),
    }),
  };
}

function regularOf(asking: Asking, { backupDir }: Settings): Record<string, Regular> {
  const { db, clock, log, provider } = asking;
  const checkBooks = async () => {
    const faults = await checkLedger(db, clock.now());
    if (faults.length > 0) log.error({ faults }, 'The books are wrong: npm run ops -- ledger check');
  };
  const forget = async () => {
    const now = clock.now();
    await forgetOldLogins(db, now);
    await deleteOldLimits(db, now);
    await forgetOldKeys(db, now);
    await forgetMarks(db, shift(now, -day));
  };
  const adopt = async () => {
    const since = shift(clock.now(), -hour);
    await restartGivenUp(
      db,
      [issueInvoicesJob.task, issueCreditNotesJob.task],
      shift(clock.now(), -restartAfter),
    );
    await adoptNotices(db, since);
    await outbox.adoptMessages(db, since);
    await adoptFetches(db, since);
    await adoptOrders(db, since);
    await adoptCancelled(db, since);
    if (provider.refund) await adoptRefunds(db, [provider.name], since);
  };
  return {
    tell_of_unread: { at: '* * * * *', work: () => tellOfUnread(db, clock.now()) },
    count_days: { at: '* * * * *', work: () => countDays(db) },
    tell_of_near_promises: { at: '* * * * *', work: () => tellNearPromises(db, clock.now()) },
    blank_secrets: { at: '* * * * *', work: () => outbox.blankSecrets(db, clock.now()) },
    tell_price_drops: { at: '*/10 * * * *', work: () => tellPriceDrops({ db, clock }) },
    tell_back_in_stock: { at: '* * * * *', work: () => tellBackInStock({ db, clock }) },
    forget_what_is_over: { at: '*/10 * * * *', work: forget },
    forget_search_changes: { at: '*/10 * * * *', work: () => forgetChanges(db) },
    learn_from_searches: { at: '*/15 * * * *', work: () => learn(db, clock.now()) },
    forget_past_retention: { at: '40 21 * * *', work: () => forgetPastRetention(db, clock.now()) },
    check_books: { at: '20 21 * * *', work: checkBooks },
    ask_about_settlements: { at: '35 * * * *', work: async () => void (await askAboutSettlements(asking)) },
    adopt_work_without_a_job: { at: '25 * * * *', work: adopt },
    ...(backupDir === undefined ? {} : { back_up: { at: '40 20 * * *', work: backUpNightly } }),
  };
}
