import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { testClock } from '../../src/platform/clock.ts';
import { execute } from '../../src/platform/database.ts';
import { testSettings } from '../../test/support/app.ts';
import { createTestDatabase } from '../../test/support/database.ts';
import { runCommand } from '../../test/support/run-command.ts';
import { importCommand } from './import.ts';

const { db, connection } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'chowk-ops-import-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [list, mapping] = [join(folder, 'list.csv'), join(folder, 'mapping.json')];
const ops = { db, connection, settings: { ...testSettings(), dataDir: folder }, clock, say: () => {} };
const run = (...options: string[]) =>
  runCommand(importCommand, ops, [list, '--seller', 'Test Shop', ...options]);
const runMapped = (columns: unknown) => {
  writeFileSync(mapping, typeof columns === 'string' ? columns : JSON.stringify(columns));
  return run('--mapping', mapping);
};
const goods = () =>
  execute(db)`
    select p.name, p.price, s.quantity, p.description from products p
    join variants v on v.product_id = p.id join stock s on s.variant_id = v.id order by p.name`;

beforeEach(() =>
  writeFileSync(
    list,
    'Item,Cost to buyer,Nos,Kind,Remark\nTissue Saree,"₹2,450/-",3,Saree,Gold border\nZari Saree,1999,1,Saree,-\n',
  ),
);

it('a list with columns of its own is refused, with a mapping to start from', async () => {
  const refusal = await run().then(
    () => '',
    (error: Error) => error.message,
  );
  const [sentence = '', guess = ''] = refusal.split('\n');
  expect(sentence).toContain('--mapping');
  expect(JSON.parse(guess)).toMatchObject({ Item: 'Name', Nos: 'Pieces in stock', Kind: 'Category' });
  expect(await goods()).toEqual([]);
});

it('a mapping that names a missing column, an unknown one, or is no JSON, is refused', async () => {
  await expect(runMapped({ Rate: 'Selling price' })).rejects.toThrow(/"Rate".*Cost to buyer/);
  await expect(runMapped({ Item: 'Nickname' })).rejects.toThrow(/"Nickname".*Selling price/);
  await expect(runMapped('Item: Name')).rejects.toThrow('JSON');
  expect(await goods()).toEqual([]);
});

it('--mapping says what the columns are; what it leaves out is not imported', async () => {
  const columns = {
    item: 'Name',
    'Cost to buyer': 'Variant Price',
    Nos: 'quantity',
    Kind: 'Category',
    Remark: '',
  };
  expect(await runMapped(columns)).toMatchObject({
    failed: false,
    data: { products: { made: 2, refused: 0 }, unusedColumns: ['Remark'] },
  });
  expect(await goods()).toEqual([
    { name: 'Tissue Saree', price: 2_450, quantity: 3, description: '' },
    { name: 'Zari Saree', price: 1_999, quantity: 1, description: '' },
  ]);
});

it('a list without a column of shops asks for which shop it is, and lists the shops', async () => {
  writeFileSync(list, 'Handle,Title,Price,Qty\nnobodys,Nobody’s Saree,499,2\n');
  const withoutShop = () => runCommand(importCommand, ops, [list]);
  await expect(withoutShop()).rejects.toThrow('--seller');
  expect(await run()).toMatchObject({ data: { products: { made: 1 } } });
  await expect(withoutShop()).rejects.toThrow(/--seller.*"Test Shop"/);
});
