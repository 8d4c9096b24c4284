import { type RawBuilder, sql } from 'kysely';

/** `₹1,23,456.05`: paise of a statement as the rupees that people read, grouped as `formatPaise` groups them. */
export const rupeesText = (paise: RawBuilder<unknown>): RawBuilder<unknown> => sql`'₹' || regexp_replace(
  to_char(${paise} / 100.0, 'FM999999999990.00'), '(\\d)(?=(?:\\d\\d)*\\d{3}\\.)', '\\1,', 'g')`;
