import { type RawBuilder, sql } from 'kysely';

/** Formats an SQL expression in paise as rupees, `₹1,23,456.05`, grouped as in `formatPaise`. */
export const rupeesText = (paise: RawBuilder<unknown>): RawBuilder<unknown> => sql`'₹' || regexp_replace(
  to_char(${paise} / 100.0, 'FM999999999990.00'), '(\\d)(?=(?:\\d\\d)*\\d{3}\\.)', '\\1,', 'g')`;
