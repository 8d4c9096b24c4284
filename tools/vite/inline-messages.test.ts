import { expect, it } from 'vitest';
import { inlineMessages } from './inline-messages.ts';

const { transform } = inlineMessages() as { transform: (code: string, id: string) => { code: string } };
const lines = (use: string) =>
  transform(`import * as m from '#messages/product';\n${use}`, 'card.tsx').code.split('\n')[1];

it.each([
  ['m.sold_out()', '"Sold out"'],
  ['m.left({ stock })', '`${stock} left`'],
  ['m.left({ stock: of(m.sold_out()) })', '`${of("Sold out")} left`'],
  ['m.quantity_of({ product: m.left({ stock: 1 }) })', '`Quantity of ${`${1} left`}`'],
  ['const words = [m.sold_out];', 'const words = [(() => "Sold out")];'],
])('%s is written as its text', (use, text) => {
  expect(lines(use)).toBe(text);
});

it.each([
  'm.left(given)',
  'm.left({ ...given })',
  'm.left({ stock, more })',
  'm.left()',
  'const words = [m.left];',
])('%s stays a call: what it shows is not known here', (use) => {
  expect(lines(use)).toBe(use);
});

it('a plural stays a call', () => {
  const use = `import * as m from '#messages/shell';\nm.cart_items({ count })`;
  expect(transform(use, 'header.tsx').code).toBe(use);
});
