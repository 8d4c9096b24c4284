import { z } from 'zod';
import { readMobile } from './mobile-number.ts';

/** Bounded schemas of single fields, shared by all domains. */

// C0 and C1 controls except tab and line breaks: PostgreSQL's text cannot hold NUL, and nobody types the others.
const controls =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const lineBreaks = /[\n\r\t]/;

const readable = (value: string) => !controls.test(value);

/** A single line: trimmed, `min` to `max` characters, no control characters. */
export function line(max: number, min = 1, sentence = 'Please fill this in') {
  return z
    .string(sentence)
    .trim()
    .min(min, sentence)
    .max(max, `At most ${max} characters`)
    .refine(
      (value) => readable(value) && !lineBreaks.test(value),
      'This holds characters that cannot be used',
    );
}

/** Multi-line text: trimmed, `min` to `max` characters. */
export function text(max: number, min = 1, sentence = 'Please write something') {
  return z
    .string(sentence)
    .trim()
    .min(min, sentence)
    .max(max, `At most ${max} characters`)
    .refine(readable, 'This holds characters that cannot be used');
}

/** An opaque id. A malformed one is 404, which the edge handles for path parameters. */
export const id = z
  .string('Must be an id')
  .min(1, 'Must be an id')
  .max(200, 'Must be an id')
  .refine(readable, 'This is not an id');

export const email = z
  .string('Please enter an e-mail address')
  .trim()
  .max(254, 'This e-mail address is too long')
  .pipe(z.email('Please enter a valid e-mail address'))
  .refine(readable, 'Please enter a valid e-mail address');

/** An Indian mobile number in any usual spelling, parsed to ten digits; undefined when optional and empty. */
export function mobileNumber(sentence: string, { optional = false } = {}) {
  return z
    .string(sentence)
    .max(40, sentence)
    .transform((written, context) => {
      const mobile = optional && written.trim() === '' ? '' : readMobile(written);
      if (mobile !== null) return mobile;
      context.addIssue({ code: 'custom', message: sentence, input: written });
      return z.NEVER;
    });
}

export const mobile = mobileNumber('Please enter a valid 10-digit mobile number');

/** A number of pieces. The bound is the column's: more than any stock is 'out of stock', not 'invalid'. */
export const quantity = z
  .int('Please choose a quantity')
  .min(1, 'The quantity cannot go below 1')
  .max(2_147_483_647, 'That is more than one order can hold');

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
      'Must be a whole number',
    )
    .pipe(z.int().min(min, `At least ${min}`).max(max, `At most ${max}`).optional())
    .optional();
}

/** One of a few words in a query string; empty means undefined. */
export function queryChoice<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z
    .union([z.literal('').transform(() => undefined), z.enum(words)], `Must be one of: ${words.join(', ')}`)
    .optional();
}

/** Trimmed text in a query string; empty means undefined. */
export function queryText(max: number) {
  return z
    .string('Must be text')
    .trim()
    .max(max, `At most ${max} characters`)
    .refine(readable, 'This holds characters that cannot be used')
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
  const one = z.string('Must be text').max(max, `At most ${max} characters`);
  return z
    .union([one, z.array(one).max(maxNames, `At most ${maxNames} at once`)], 'Must be a list of names')
    .refine((value) => [value].flat().every(readable), 'This holds characters that cannot be used')
    .transform((value) => {
      const said = typeof value === 'string' ? [...value.split(',').slice(0, maxNames), value] : value;
      const names = new Set(said.map((name) => name.trim()).filter((name) => /[^,\s]/.test(name)));
      return names.size ? [...names] : undefined;
    })
    .optional();
}

/** An ISO 8601 moment in UTC, as in answers. */
export const moment = z.iso.datetime();
export const count = z.int().min(0);
