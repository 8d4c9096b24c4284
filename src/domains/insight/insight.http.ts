import { day, shift } from '../../platform/clock.ts';
import type { Handlers } from '../../platform/call.ts';
import { dayOf } from '../../platform/india-time.ts';
import { findAnswerTime } from '../chat/answer-time.store.ts';
import { listUnanswered } from '../search/learning/asked.store.ts';
import type { Desk } from '../staff/desk.ts';
import type { countViews } from './count-views.ts';
import {
  type Days,
  listDaily,
  listGoods,
  listPlaces,
  listReturnReasons,
  listShops,
  readTotals,
} from './figures.store.ts';
import type { insightCalls, viewsCalls } from './insight.calls.ts';

export const viewsHandlers = (count: ReturnType<typeof countViews>): Handlers<typeof viewsCalls> => ({
  countView: ({ productId }, visit) => {
    count('views', productId, visit);
    return {};
  },
});

/** Days of a month that figures of pace are of. */
const month = 30;

/** Searches in vain that are listed. */
const maxInVain = 10;

/** The last `count` days with today, and as many before. */
function spansOf(now: Date, count: number): { now: Days; before: Days } {
  const [until, after] = [dayOf(now), dayOf(shift(now, -count * day))];
  return { now: { after, until }, before: { after: dayOf(shift(now, -2 * count * day)), until: after } };
}

export function insightHandlers({ db, clock }: Desk): Handlers<typeof insightCalls> {
  return {
    read: async ({ days = '7' }, { shopId }) => {
      const at = clock.now();
      const [spans, lately, today] = [spansOf(at, Number(days)), spansOf(at, month).now, dayOf(at)];
      const [now, before, daily, returns, lists, answeredWithin] = await Promise.all([
        readTotals(db, shopId, spans.now, today),
        readTotals(db, shopId, spans.before, today),
        listDaily(db, shopId, lately),
        listReturnReasons(db, shopId, spans),
        listGoods(db, shopId, { now: spans.now, month: lately }),
        findAnswerTime(db, shopId, shift(at, -month * day)),
      ]);
      return { days: Number(days), now, before, daily, returns, ...lists, answeredWithin };
    },
    market: async ({ days = '7' }) => {
      const at = clock.now();
      const spans = spansOf(at, Number(days));
      const [shops, places, inVain] = await Promise.all([
        listShops(db, spans, dayOf(at)),
        listPlaces(db, spans.now),
        listUnanswered(db, { since: shift(at, -month * day), limit: maxInVain }),
      ]);
      return { shops, places, inVain: inVain.map(({ words, searched }) => ({ words, searched })) };
    },
  };
}
