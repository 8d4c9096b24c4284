import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import type { Call } from '../../src/platform/call.ts';

type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
};

/** Inputs of a call that its schema allows (as far as JSON Schema can express it), most of them bent somewhere. */
export function inputsFor(call: Call, knownIds: string[]): Arbitrary<unknown> {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema;
  const values = valuesOf(schema, knownIds);
  return fc.oneof(
    { weight: 3, arbitrary: values },
    {
      weight: 5,
      arbitrary: fc.tuple(values, fc.nat(), nasty).map(([input, at, value]) => bend(input, at, value)),
    },
    { weight: 1, arbitrary: nasty },
  );
}

/** Inputs that nobody should send: wrong types, huge and odd numbers, over-long and unprintable text, objects instead of text. */
const nasty: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    -0,
    1.5,
    1e308,
    -1e308,
    2 ** 31,
    2 ** 53,
    10 ** 16,
    'NaN',
    '',
    ' ',
    '0',
    '-1',
    '1e9',
    '\0',
    'a\0b',
    '\ud800',
    'x\udfff',
    '\u202e',
    '\u0007',
    '\r\n',
    '%00',
    '%ff',
    '../../etc/passwd',
    "' or 1=1 --",
    '$1',
    '{{7*7}}',
    '<script>alert(1)</script>',
    'x'.repeat(5_000),
    '🧵'.repeat(300),
    'ａ',
    'ﷺ',
    '١٢٣٤',
    '9'.repeat(40),
    '2026-02-30',
    'undefined',
    'null',
    '__proto__',
    'constructor',
    [],
    {},
    [[]],
    [null],
    { length: 1 },
    { toString: 1 },
    ['a', 'b'],
    { refused: 'internal', error: 'x' },
  ),
  fc.double(),
  fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(Number),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Realistic values for members of these names: JSON Schema cannot express their custom checks. */
const inEarnest: [RegExp, Arbitrary<unknown>][] = [
  [/email/i, fc.stringMatching(/^[a-z]{3,12}@[a-z]{3,8}\.(com|in)$/)],
  [/mobile|phone/i, fc.stringMatching(/^[0-9]{10}$/)],
  [/pincode/i, fc.constantFrom('302001', '110001')],
  [/^state$/i, fc.constantFrom('Rajasthan', 'Delhi')],
  [/otp/i, fc.stringMatching(/^[0-9]{4}$/)],
  [/transactionId|utr/i, fc.stringMatching(/^[0-9]{12}$/)],
  [/quantity|page/i, fc.integer({ min: 1, max: 3 })],
];

function valueFor(name: string, schema: Schema, ids: string[]): Arbitrary<unknown> {
  const knownValue = inEarnest.find(([pattern]) => pattern.test(name));
  const values = valuesOf(schema, ids);
  return knownValue ? fc.oneof({ weight: 4, arbitrary: knownValue[1] }, values) : values;
}

function valuesOf(schema: Schema, ids: string[]): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, ids)));
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, of]) => [name, valueFor(name, of, ids)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, ids), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -5, -(2 ** 31)),
        max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1),
      });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema, ids);
    default:
      return nasty;
  }
}

function textOf(schema: Schema, ids: string[]): Arbitrary<unknown> {
  if (schema.format === 'email') return fc.emailAddress();
  if (schema.pattern !== undefined)
    return fc.oneof(
      fc.stringMatching(new RegExp(schema.pattern)),
      fc.constantFrom('9876543210', '1234', '302001'),
    );
  const minLength = schema.minLength ?? 0;
  const maxLength = Math.max(minLength, Math.min(schema.maxLength ?? 30, 60));
  const words = fc.string({ unit: 'grapheme', minLength, maxLength });
  const someone = fc.constantFrom('asha@example.com', '9876543210', 'all', 'kurta');
  return ids.length ? fc.oneof(words, someone, fc.constantFrom(...ids)) : fc.oneof(words, someone);
}

/** The input with one member removed, added or replaced somewhere inside. */
function bend(input: unknown, at: number, value: unknown): unknown {
  const copy: unknown = structuredClone(input);
  const places: [holder: Record<string, unknown>, name: string][] = [];
  const collect = (holder: unknown) => {
    if (typeof holder !== 'object' || holder === null) return;
    for (const name of Object.keys(holder)) {
      places.push([holder as Record<string, unknown>, name]);
      collect((holder as Record<string, unknown>)[name]);
    }
  };
  collect(copy);
  const place = places[at % (places.length + 1)];
  if (!place) return typeof copy === 'object' && copy !== null ? { ...copy, unexpected: value } : value;
  const [holder, name] = place;
  if (at % 3 === 0) delete holder[name];
  else holder[name] = value;
  return copy;
}
