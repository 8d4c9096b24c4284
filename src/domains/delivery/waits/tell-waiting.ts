import * as m from '#messages/notices';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { shop } from '../../../shop.ts';
import { notify } from '../../notices/notify.ts';
import { servedZone } from '../promise-shops.ts';
import { loadSchedule } from '../schedule.ts';
import { listWaitedFor, takeWaits } from './waits.store.ts';

/** Enqueued when an operator saves a zone. */
export const tellWaitingJob = { task: 'tell_waiting', maxAttempts: 20 };

/** Mails queued per transaction. */
const batch = 200;

/** The job that mails everyone who waited for a PIN code that is now served, once, and deletes their waits. */
export function tellWaitingTask(db: Database, clock: Clock) {
  return async (): Promise<void> => {
    const now = clock.now();
    const schedule = await loadSchedule(db, now);
    const pincodes = (await listWaitedFor(db)).filter((pincode) => servedZone(schedule, pincode));
    for (let count = batch; pincodes.length > 0 && count === batch; )
      count = await inTransaction(db, async (trx) => {
        const waits = await takeWaits(trx, pincodes, batch);
        for (const { pincode, email } of waits)
          await notify(trx, {
            to: { email },
            kind: 'delivery_here',
            key: `${pincode}:${now.toISOString()}`,
            subject: m.delivery_here_subject({ shop: shop.name, pincode }),
            text: m.delivery_here({ shop: shop.name, pincode }),
            link: '/',
            now,
          });
        return waits.length;
      });
  };
}
