import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from '../../src/calls.ts';
import type { Call, Calls } from '../../src/platform/call.ts';
import { email } from '../../src/platform/field.ts';

/**
 * Every code that a declared call takes is cleaned before it is counted (R-PEOPLE-8): with spaces, dashes, a line
 * break, or digits of another script it is the same code. A new call's codes are found by the pattern of its schema.
 */

interface JsonSchema {
  readonly pattern?: string;
  readonly properties?: Record<string, JsonSchema>;
  readonly items?: JsonSchema;
  readonly anyOf?: JsonSchema[];
}
/** Patterns of what is no code: ids, times, quarters, colours, keys, addresses, phone numbers, and numbers of any length. */
const noCode = /-Q|T\(|:|@|\\\/|#|[-_+/ ]\]|\\w|\{1,\d+\}\$/;

function fieldsIn(schema: JsonSchema, path = ''): { path: string; pattern: string }[] {
  const { pattern = '', properties = {}, items, anyOf = [] } = schema;
  return [
    ...(schema.properties || items || anyOf.length ? [] : [{ path, pattern }]),
    ...Object.entries(properties).flatMap(([name, of]) => fieldsIn(of, `${path}.${name}`)),
    ...(items ? fieldsIn(items, `${path}[]`) : []),
    ...anyOf.flatMap((of) => fieldsIn(of, path)),
  ];
}

type SchemaNode = z.ZodType & {
  readonly shape?: Record<string, z.ZodType>;
  readonly element?: z.ZodType;
  /** What an optional or transformed schema is made of. */
  readonly unwrap?: () => SchemaNode;
  readonly in?: SchemaNode;
};

function bare(schema: SchemaNode): SchemaNode {
  const inner = schema.shape || schema.element ? undefined : (schema.in ?? schema.unwrap?.());
  return inner ? bare(inner) : schema;
}

/** The schema of the field at a path such as `.to.pincode` or `.utrs[]`. */
const fieldAt = (schema: z.ZodType, path: string): z.ZodType =>
  (path.match(/\.\w+|\[\]/g) ?? []).reduce<z.ZodType>((at, part) => {
    const { element, shape } = bare(at as SchemaNode);
    const inner = part === '[]' ? element : shape?.[part.slice(1)];
    if (!inner) throw new Error(`The schema has no ${path}`);
    return inner;
  }, schema);

const fields = Object.entries(calls as Record<string, Calls>).flatMap(([domain, of]) =>
  Object.entries(of).flatMap(([name, { input }]: [string, Call]) =>
    fieldsIn(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema).map((field) => ({
      ...field,
      name: `${domain}.${name}${field.path}`,
      schema: input,
    })),
  ),
);
const codes = fields.filter(({ pattern }) => pattern !== '' && !noCode.test(pattern));

const devanagari = (text: string) => text.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? digit);
const spellings: readonly ((code: string) => string)[] = [
  (code) => ` ${code}`,
  (code) => `${code.slice(0, 2)} ${code.slice(2)}\n`,
  (code) => `${code.slice(0, 3)}-${code.slice(3)}`,
  (code) => `\u00a0${code.slice(0, 2)}\u2013${code.slice(2)}\u200b`,
  devanagari,
];

test('the walk finds the codes', () => {
  expect(codes.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'accounts.verifyOtp.otp',
      'payments.claim.transactionId',
      'addresses.add.pincode',
      'deskSellers.add.gstin',
      'deskOrders.deliver.code',
    ]),
  );
  // What a field is called finds a code that nobody gave a pattern.
  const codeFields = fields.filter(({ name }) => /\.(otp|pincode|gstin|hsn|utr|transactionId)$/i.test(name));
  const names = new Set(codes.map(({ name }) => name));
  expect(codeFields.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
});

test.each(codes)('$name is cleaned before it is counted', ({ pattern, path, schema }) => {
  const field = fieldAt(schema, path);
  const [code = ''] = fc.sample(
    fc.stringMatching(new RegExp(pattern)).filter((text) => text.length > 2 && field.safeParse(text).success),
    { numRuns: 1, seed: 7 },
  );
  const plain = field.parse(code);
  expect(typeof plain).toBe('string');
  const read = spellings.map((spell) => [spell(code), field.safeParse(spell(code)).data]);
  expect(read).toEqual(read.map(([spelt]) => [spelt, plain]));
});

test('an e-mail address is read without the marks that are copied along', () => {
  expect(email.parse(' \u200easha@customers.example\u202c\u200b ')).toBe('asha@customers.example');
  expect(email.safeParse('asha kumar@customers.example').success).toBe(false);
});
