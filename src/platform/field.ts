import { z } from 'zod';
import { readMobile } from './mobile-number.ts';

/** Schemas of single fields, with bounds, shared by the calls of every domain. */

// C0 and C1 controls but tab and line breaks; PostgreSQL's text cannot hold NUL, and the rest is never meant by a person.
const controls =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const lineBreaks = /[\n\r\t]/;

const readable = (value: string) => !controls.test(value);

/** Text of one line, trimmed, `min` to `max` characters, no control characters. */
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

/** Text of several lines, trimmed, `min` to `max` characters. */
export function text(max: number, min = 1, sentence = 'Please write something') {
  return z
    .string(sentence)
    .trim()
    .min(min, sentence)
    .max(max, `At most ${max} characters`)
    .refine(readable, 'This holds characters that cannot be used');
}

/** An opaque id. What is not even shaped like one cannot be found either (404), which the edge sees to for path parameters. */
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

/** An Indian mobile number as people write it; gives its ten digits, or nothing where it may be left out. */
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

/** Pieces. The bound is the column's: what no stock holds is answered as out of stock, and not as unreadable. */
export const quantity = z
  .int('Please choose a quantity')
  .min(1, 'The quantity cannot go below 1')
  .max(2_147_483_647, 'That is more than one order can hold');

/** Whole rupees as sent by a client: read for comparison only, never trusted. */
export const rupees = z.int().min(0).max(1_000_000_000);

/**
 * A whole number in a query string. The empty string means that it was not given.
 * Gives undefined or the number; refuses what cannot be read or is out of bounds.
 */
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

/** One of a few words in a query string; the empty string means that it was not given. */
export function queryChoice<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z
    .union([z.literal('').transform(() => undefined), z.enum(words)], `Must be one of: ${words.join(', ')}`)
    .optional();
}

/** Text in a query string, trimmed; the empty string means that it was not given. */
export function queryText(max: number) {
  return z
    .string('Must be text')
    .trim()
    .max(max, `At most ${max} characters`)
    .refine(readable, 'This holds characters that cannot be used')
    .transform((value) => (value === '' ? undefined : value))
    .optional();
}

/** Most names that one parameter of a query string chooses. */
const maxNames = 50;

/**
 * Names chosen in a query string: one list with commas, or the parameter repeated once for each name. Said once, a text
 * with commas may also be a single name that holds them, so the whole of it counts as a name too; repeated, every one is
 * taken as it stands. Gives undefined where none is named, so that nothing but commas does not narrow.
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

/** An ISO 8601 moment in UTC, as answers carry it. */
export const moment = z.iso.datetime();
export const count = z.int().min(0);
