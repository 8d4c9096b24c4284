import { contactRows } from '../accounts/readable.store.ts';
import { deleteOldWaits } from '../delivery/personal.store.ts';
import { deleteOldMessages, deleteOldNotices } from '../notices/retention.store.ts';
import { deleteOldUpdates, emptyCancelledAddressees } from '../orders/retention.store.ts';
import { emptyEvents, emptyStatementPayers, emptyWebhooks } from '../payments/retention.store.ts';
import { deleteHiddenPhotos } from '../reviews/photos.store.ts';
import { deleteOldCoupons } from '../promotions/personal.store.ts';
import { deleteOldQuestions } from '../questions/personal.store.ts';
import { deleteOldPhotos } from '../returns/retention.store.ts';
import {
  deleteOldDismissals,
  deleteOldOutcomes,
  deleteOldQueries,
} from '../search/learning/retention.store.ts';
import { deleteOldContactMessages } from '../support/retention.store.ts';
import { deleteOldSizeWaits } from '../waits/personal.store.ts';
import { day, shift } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';

/** How long one kind of personal data is kept, and what happens to it afterwards. */
interface Retention {
  readonly table: string;
  readonly what: string;
  readonly days: number;
  readonly fate: string;
  /** Applies it to up to `limit` rows older than `before`. Returns how many. */
  readonly forget: (db: Database, batch: { before: Date; limit: number }) => Promise<number>;
}

/**
 * Data that is stored without an account, or would be stored longer than needed (R-PEOPLE-6). docs/security.md
 * refers to this list.
 */
const retentions: readonly Retention[] = [
  {
    table: 'outbox',
    what: 'texts and e-mails to numbers and addresses without an account',
    days: 30,
    fate: 'deleted',
    forget: (db, batch) => deleteOldMessages(db, { ...batch, known: contactRows }),
  },
  {
    table: 'outbox',
    what: 'texts and e-mails to customers',
    days: 365,
    fate: 'deleted',
    forget: deleteOldMessages,
  },
  {
    table: 'notices',
    what: 'what was told to numbers and addresses without an account',
    days: 30,
    fate: 'deleted',
    forget: (db, batch) => deleteOldNotices(db, { ...batch, guests: true }),
  },
  {
    table: 'notices',
    what: 'what customers were told, as their account lists it',
    days: 365,
    fate: 'deleted',
    forget: deleteOldNotices,
  },
  {
    table: 'contact_messages',
    what: 'tickets that were answered or closed, with what was said on them',
    days: 365,
    fate: 'deleted',
    forget: deleteOldContactMessages,
  },
  {
    table: 'product_questions',
    what: 'questions about products that nobody has answered',
    days: 180,
    fate: 'deleted',
    forget: deleteOldQuestions,
  },
  {
    table: 'delivery_waits',
    what: 'e-mail addresses that wait for delivery to a PIN code',
    days: 365,
    fate: 'deleted',
    forget: deleteOldWaits,
  },
  {
    table: 'stock_waits',
    what: 'who waited for a size and was told, or never confirmed an e-mail address',
    days: 7,
    fate: 'deleted',
    forget: (db, batch) => deleteOldSizeWaits(db, { ...batch, over: true }),
  },
  {
    table: 'stock_waits',
    what: 'who waits for a size to come back',
    days: 180,
    fate: 'deleted',
    forget: (db, batch) => deleteOldSizeWaits(db, { ...batch, over: false }),
  },
  {
    table: 'webhooks',
    what: 'contents of providers’ events, unless they wait to be worked',
    days: 180,
    fate: 'emptied',
    forget: emptyWebhooks,
  },
  {
    table: 'payment_events',
    what: 'contents of reports of payments, unless they wait for an operator',
    days: 180,
    fate: 'emptied',
    forget: emptyEvents,
  },
  {
    table: 'bank_lines',
    what: 'payers’ names in lines of bank statements',
    days: 365,
    fate: 'emptied',
    forget: emptyStatementPayers,
  },
  {
    table: 'orders',
    what: 'name, street and phone of cancelled orders that nothing was sent for',
    days: 180,
    fate: 'emptied',
    forget: emptyCancelledAddressees,
  },
  {
    table: 'courier_updates',
    what: 'a courier’s updates, unless they wait for an operator',
    days: 180,
    fate: 'deleted',
    forget: deleteOldUpdates,
  },
  {
    table: 'return_photos',
    what: 'photos of returns that are over',
    days: 180,
    fate: 'deleted',
    forget: deleteOldPhotos,
  },
  {
    table: 'coupons',
    what: 'coupons that expired unused',
    days: 365,
    fate: 'deleted',
    forget: deleteOldCoupons,
  },
  {
    table: 'search_queries',
    what: 'words of searches that were counted',
    days: 30,
    fate: 'deleted',
    forget: deleteOldQueries,
  },
  {
    table: 'search_outcomes',
    what: 'counts of what was opened, put in the cart and ordered after a search',
    days: 30,
    fate: 'deleted',
    forget: deleteOldOutcomes,
  },
  {
    table: 'search_dismissed',
    what: 'searches that an operator dismissed',
    days: 30,
    fate: 'deleted',
    forget: deleteOldDismissals,
  },
  {
    table: 'review_photos',
    what: 'photos of reviews that an operator has hidden',
    days: 180,
    fate: 'deleted',
    forget: deleteHiddenPhotos,
  },
];

/** Rows per statement, which takes a fraction of the statement timeout. */
const batchSize = 2_000;

/** Forgets everything past its retention, in small statements. Returns how many rows were changed. */
export async function forgetPastRetention(db: Database, now: Date, limit = batchSize): Promise<number> {
  let total = 0;
  for (const { days, forget } of retentions) {
    const before = shift(now, -days * day);
    for (let count = limit; count === limit; total += count) count = await forget(db, { before, limit });
  }
  return total;
}
