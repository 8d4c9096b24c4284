import * as m from '#messages/forms';
import { z } from 'zod';
import { readMobile } from './mobile-number.ts';
import { compact } from '../../packages/typed-code/src/typed-code.ts';
import { withoutInvisible } from './visible-text.ts';

/** Bounded schemas of single fields, shared by all domains. */

// C0 and C1 controls except tab and line breaks: PostgreSQL's text cannot hold NUL, and nobody types the others.
const controls =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const lineBreaks = /[\n\r\t\u2028\u2029]/;

const readable = (value: string) => !controls.test(value);

/** A single line: trimmed, `min` to `max` characters, no control characters, none that nobody sees. */
export function line(max: number, min = 1, sentence = m.fill_this_in()) {
  return z
    .string(sentence)
    .overwrite(withoutInvisible)
    .trim()
    .min(min, sentence)
    .max(max, m.at_most_characters({ max }))
    .refine((value) => readable(value) && !lineBreaks.test(value), m.bad_characters());
}

/** Multi-line text: trimmed, `min` to `max` characters. */
export function text(max: number, min = 1, sentence = m.write_something()) {
  return z
    .string(sentence)
    .overwrite(withoutInvisible)
    .trim()
    .min(min, sentence)
    .max(max, m.at_most_characters({ max }))
    .refine(readable, m.bad_characters());
}

/** An opaque id. A malformed one is 404, which the edge handles for path parameters. */
export const id = z
  .string(m.must_be_id())
  .min(1, m.must_be_id())
  .max(200, m.must_be_id())
  .refine(readable, m.not_an_id());

/** Without the invisible marks that are copied along, such as a direction. */
export const email = z
  .string(m.enter_email())
  .overwrite((value) => value.replace(/\p{Cf}/gu, '').trim())
  .max(254, m.email_too_long())
  .pipe(z.email(m.enter_valid_email()))
  .refine(readable, m.enter_valid_email());

/**
 * A code that people type or paste: cleaned first, counted afterwards, in capitals (R-PEOPLE-8).
 * @param shape of the cleaned code
 * @param missing the sentence for an empty one, if it has its own
 */
export function code(shape: RegExp, sentence: string, missing = sentence) {
  return z
    .string(missing)
    .overwrite((value) => compact(value).toUpperCase())
    .regex(shape, { error: ({ input }) => (input === '' ? missing : sentence) });
}

export const otp = code(/^[0-9]{4}$/, m.enter_4_digit_otp());

/** The number of a bank transfer: twelve digits. */
export const utr = code(/^[0-9]{12}$/, m.utr_has_12_digits());

/** A mobile number in any usual spelling, parsed to ten digits; undefined when optional and empty. */
export function mobileNumber(sentence: string, { optional = false } = {}) {
  return z
    .string(sentence)
    .max(40, sentence)
    .transform((value, context) => {
      const mobile = optional && value.trim() === '' ? '' : readMobile(value);
      if (mobile !== null) return mobile;
      context.addIssue({ code: 'custom', message: sentence, input: value });
      return z.NEVER;
    });
}

export const mobile = mobileNumber(m.enter_valid_mobile());

/** A number of pieces. The bound is the column's: more than any stock is 'out of stock', not 'invalid'. */
export const quantity = z
  .int(m.choose_quantity())
  .min(1, m.quantity_below_one())
  .max(2_147_483_647, m.quantity_too_large());

/** Whole rupees from a client: for comparison only, never trusted. */
export const rupees = z.int().min(0).max(1_000_000_000);

/** A whole number in a query string; empty means undefined. Refuses anything unreadable or out of bounds. */
export function queryInteger(min: number, max: number) {
  return z
    .union(
      [
        z.literal('').transform(() => undefined),
        z
          .string()
          .regex(/^\d{1,10}$/)
          .transform(Number),
        z.number(),
      ],
      m.must_be_whole_number(),
    )
    .pipe(z.int().min(min, m.at_least({ min })).max(max, m.at_most({ max })).optional())
    .optional();
}

/** One of a few words in a query string; empty means undefined. */
export function queryChoice<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z
    .union(
      [z.literal('').transform(() => undefined), z.enum(words)],
      m.must_be_one_of({ choices: words.join(', ') }),
    )
    .optional();
}

/** Trimmed text in a query string; empty means undefined. */
export function queryText(max: number) {
  return z
    .string(m.must_be_text())
    .trim()
    .max(max, m.at_most_characters({ max }))
    .refine(readable, m.bad_characters())
    .transform((value) => (value === '' ? undefined : value))
    .optional();
}

/** Limit of names per query parameter. */
const maxNames = 50;

/**
 * Names in a query string: a comma-separated list, or the parameter repeated. A single value with commas may also be
 * one name that contains them, so the whole is included as a name; repeated values are taken literally. Undefined
 * when empty, so that bare commas do not filter.
 */
export function queryNames(max: number) {
  const one = z.string(m.must_be_text()).max(max, m.at_most_characters({ max }));
  return z
    .union([one, z.array(one).max(maxNames, m.at_most_at_once({ max: maxNames }))], m.must_be_names())
    .refine((value) => [value].flat().every(readable), m.bad_characters())
    .transform((value) => {
      const values = typeof value === 'string' ? [...value.split(',').slice(0, maxNames), value] : value;
      const names = new Set(values.map((name) => name.trim()).filter((name) => /[^,\s]/.test(name)));
      return names.size ? [...names] : undefined;
    })
    .optional();
}

/** An ISO 8601 moment in UTC, as in answers. */
export const moment = z.iso.datetime();

/** A day in this century or the next, YYYY-MM-DD. The year 0 is valid in ISO 8601, but not in the database. */
export const calendarDay = z.iso
  .date(m.choose_a_day())
  .refine((day) => day >= '2000' && day < '2200', m.choose_a_day());

/** A month in this century, YYYY-MM. */
export const calendarMonth = z.string(m.enter_month()).regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, m.enter_month());

export const count = z.int().min(0);

/** The answer of a call that only says what it did. */
export const doneAnswer = z.object({ message: z.string() });
