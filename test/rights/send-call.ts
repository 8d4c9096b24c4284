import { z } from 'zod';
import { type Call, fileType } from '../../src/platform/call.ts';
import { home, orderBody, type ShelfProduct } from '../support/small-shop.ts';

/** Values for members of an input that pass the schema. */
const filledFor = (product: ShelfProduct): Record<string, unknown> => ({
  phone: '+91 90000 10002',
  ...home,
  name: 'Meera',
  email: 'meera@example.com',
  quantity: 1,
  productId: product.id,
  variantId: product.variantIds[0],
  sellerId: product.sellerId,
  rating: 5,
  review: 'Lovely',
  brand: 'Bagru',
  categoryId: 'any',
  price: 900,
  discount: 10,
  images: [],
  variants: [{ size: 'S', colour: '', sku: '', stock: 1, seen: 1 }],
  steps: [{ variantId: product.variantIds[0], stock: 1, seen: 1 }],
  lines: [0],
  products: [product.id],
  change: { status: 'hidden' },
  percent: 20,
  version: 1,
  defaultAddress: true,
  bankName: 'SB',
  transactionId: '123456789012',
  otp: '1234',
  text: 'Hello',
  old_password: 'a long enough password',
  new_password: 'another long password',
  upTo: 0,
  answers: ['Hello'],
  hours: [],
  choices: [],
  head: ['Name'],
  columns: [null],
  kinds: [{ kind: 'Kurti', categoryId: null }],
  holidays: [],
  rows: [{ size: 'M', cm: { chest: 96 } }],
  categories: [],
  shops: [],
  cap: 100,
  fromRupees: 0,
  firstDay: '2026-01-01',
  lastDay: '2026-12-31',
  number: '123456789012',
  ifsc: 'HDFC0000123',
  gstin: '08AAAAA0000A1Z2',
  month: '2026-11',
  maxUses: 10,
  maxUsesEach: 1,
  code: '',
  giftDays: 30,
});

/** Values by type, for members that need nothing more specific. */
const ofType: Record<string, unknown> = { string: 'Some text', integer: 1, number: 1, boolean: true };

const schemaOf = (call: Call) =>
  z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as {
    required?: string[];
    properties?: Record<string, { enum?: unknown[]; type?: string }>;
  };
export const requiredOf = (call: Call): string[] => schemaOf(call).required ?? [];

/** The required members of a call's input with values; a whole order if products are ordered. */
export function inputOf(call: Call, product: ShelfProduct): Record<string, unknown> {
  if ('shippingInfo' in call.input.shape) return orderBody([{ product }], { price: 900, shipping_fee: 0 });
  const { properties = {} } = schemaOf(call);
  const values = filledFor(product);
  const input = requiredOf(call).map(
    (name) =>
      [
        name,
        properties[name]?.enum?.[0] ?? values[name] ?? ofType[properties[name]?.type ?? 'string'],
      ] as const,
  );
  return Object.fromEntries(input.filter(([, value]) => value !== undefined));
}

/** Makes any declared call over HTTP with this session cookie. */
export async function sendCall(address: string, call: Call, input: Record<string, unknown>, cookie: string) {
  const rest = { ...input };
  const path = call.path.replace(/:(\w+)/g, (_, member: string) => {
    const value = typeof rest[member] === 'string' ? rest[member] : 'nothing';
    delete rest[member];
    return encodeURIComponent(value);
  });
  const reads = call.method === 'GET' || call.method === 'DELETE';
  const inQuery = reads || call.takesFile === true;
  const query = inQuery ? `?${new URLSearchParams(rest as Record<string, string>).toString()}` : '';
  const answer = await fetch(`${address}/api${path}${query}`, {
    method: call.method,
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(reads ? {} : { 'content-type': call.takesFile ? fileType : 'application/json' }),
    },
    ...(reads ? {} : { body: call.takesFile ? 'a file' : JSON.stringify(rest) }),
  });
  return { status: answer.status, body: await answer.text() };
}
