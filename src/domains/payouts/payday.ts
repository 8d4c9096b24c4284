import { dayName, dayNumber, dayOf, weekdayOf } from '../../platform/india-time.ts';
import { backOffice } from '../../shop-back-office.ts';

/** The next day on which sellers are paid, today included, in India: `YYYY-MM-DD` (R-EARN-3). */
export function nextPayday(now: Date, weekday: number = backOffice.payoutWeekday): string {
  const today = dayNumber(dayOf(now));
  return dayName(today + ((weekday - weekdayOf(today) + 7) % 7));
}
