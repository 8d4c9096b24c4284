import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { importFolder, kurta } from '../../../../test/support/import-files.ts';
import { change } from '../../../../test/support/listed.ts';
import { execute } from '../../../platform/database.ts';

const { db } = await createTestDatabase();
const files = importFolder();

it('is counted under the product that its size is of, and under no other', async () => {
  await files.run(db, [kurta, { ...kurta, Handle: 'red-kurta' }]);
  const astray = sql`update stock set product_id = (select id from products where id <> stock.product_id)`;
  await expect(astray.execute(db)).rejects.toThrow('stock_of_variant');
  await change(db, sql`delete from products where slug = 'red-kurta'`);
  const rows = await execute(db)`select from stock`;
  expect(rows).toHaveLength(1);
});
