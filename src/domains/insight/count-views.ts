import { batchLoader } from '../../platform/batch-loader.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { dayOf } from '../../platform/india-time.ts';
import { isRobot } from '../../platform/robots.ts';
import type { Visit } from '../../platform/visit.ts';
import { addViews } from './days.store.ts';

type Step = 'views' | 'carts';

/** Milliseconds between two writes of counts. */
const pause = 2_000;

/**
 * Counts views of products, and products put into carts, by day: numbers only, nothing of who it was. Programs and
 * browsers with a login at the desk do not count. Counts are written together; what a killed process had not written
 * is lost.
 */
export function countViews({ db, clock, deskCookie }: { db: Database; clock: Clock; deskCookie: string }) {
  const write = batchLoader<{ step: Step; productId: string }, void>(
    async (events) => {
      const counts = new Map<string, { productId: string; views: number; carts: number }>();
      for (const { step, productId } of events) {
        const count = counts.get(productId) ?? { productId, views: 0, carts: 0 };
        count[step] += 1;
        counts.set(productId, count);
      }
      await addViews(db, dayOf(clock.now()), [...counts.values()]);
      return events.map(() => undefined);
    },
    { maxBatchSize: 5_000, pause },
  );
  return (step: Step, productId: string, visit: Visit): void => {
    if (isRobot(visit.userAgent) || visit.cookies.get(deskCookie) !== undefined) return;
    write({ step, productId }).catch(() => {});
  };
}
