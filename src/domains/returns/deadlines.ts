import { day, minute, shift } from '../../platform/clock.ts';
import { shop } from '../../shop.ts';
import { dayMinutes, dayNumber, dayOf, dayOfMinute, minuteOf, momentOf } from '../../platform/india-time.ts';

/** The last moment at which a parcel's pieces can be returned (R-RETURN-1). */
export const returnableUntil = (deliveredAt: Date): Date => endOfLastDay(deliveredAt, shop.returnDays);

/** The last moment at which a decline can be disputed (R-RETURN-4). */
export const disputableUntil = (declinedAt: Date): Date => endOfLastDay(declinedAt, shop.disputeDays);

/** The end of the day, in India, that is `days` days after a moment. */
function endOfLastDay(since: Date, days: number): Date {
  const dayBegan = momentOf(dayOfMinute(minuteOf(since)) * dayMinutes);
  return shift(dayBegan, (days + 1) * day - 1);
}

/** The moments since which a delivery or exchange may still be returned, and a decline disputed (R-RETURN-1, 4). */
export function openSince(now: Date): { returnable: Date; disputable: Date } {
  const today = momentOf(dayNumber(dayOf(now)) * dayMinutes);
  // The last minute of a day counts as the next one (`minuteOf`).
  const since = (days: number) => shift(today, -days * day - minute);
  return { returnable: since(shop.returnDays), disputable: since(shop.disputeDays) };
}
