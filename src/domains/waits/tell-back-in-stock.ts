import * as m from '#messages/notices';
import { shift } from '../../platform/clock.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { variantText } from '../catalogue/variant-text.ts';
import { notify } from '../notices/notify.ts';
import { nameOfSize } from './ask-to-be-told.ts';
import { toldForAPiece, wave } from './wait.ts';
import { listBackInStock, takeNext, type TakenWait } from './waits.store.ts';

/**
 * Notifies people waiting for sizes that are back, in the order of their requests and in proportion to the stock
 * (R-WAIT-1, record 60). It reads the stock itself, so that no source of stock can be forgotten. A wait is marked in
 * the transaction of its notice.
 */
export async function tellBackInStock({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  for (const variantId of await listBackInStock(db))
    await inTransaction(db, async (trx) => {
      const now = clock.now();
      const next = await takeNext(trx, variantId, { perPiece: toldForAPiece, since: shift(now, -wave), now });
      for (const wait of next) await tell(trx, variantId, wait, now);
    });
}

function tell(trx: Database, variantId: string, wait: TakenWait, now: Date): Promise<void> {
  const size = nameOfSize(wait);
  return notify(trx, {
    to: personOf(wait),
    kind: 'back_in_stock',
    key: wait.id,
    subject: m.back_in_stock_subject({ size }),
    text: m.back_in_stock({ size }),
    goods: [{ name: wait.name, picture: wait.image, detail: variantText(wait) }],
    link: `/product/details/${wait.slug}?variant=${encodeURIComponent(variantId)}`,
    now,
  });
}

function personOf({ customerId, guest }: TakenWait) {
  if (customerId !== null) return { customerId };
  return guest.includes('@') ? { email: guest } : { mobile: guest };
}
