import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { smallShop } from '../../../test/support/small-shop.ts';
import { execute } from '../../platform/database.ts';
import { indexProducts, rebuildSearch } from './search-index.store.ts';

const { db } = await createTestDatabase();
const shop = await smallShop(db, new Date('2026-03-01T10:00:00Z'));
const names = ['Indigo Anarkali Kurta', 'Café T-Shirt', 'Men’s Jodhpuri Coat', 'Block Printed Scarf'];
for (const name of names) {
  const { id } = await shop.product({ stock: [5] });
  await execute(
    db,
  )`update products set name = ${name}, description = ${`<p>${name} &amp; more</p>`} where id = ${id}`;
}

it('the index is the same whether it grew or was made at once', async () => {
  const vocabulary = async () =>
    await execute(db)`select word, stem, products from search_words where products > 0 order by word`;
  const documents = async () =>
    await execute(db)`select product_id, document::text, words from product_search order by product_id`;
  await rebuildSearch(db);
  const whole = [await vocabulary(), await documents()];
  await execute(db)`delete from product_search`;
  await execute(db)`delete from search_words`;
  const rows = await execute<{ id: string }>(db)`select id from products`;
  await Promise.all(rows.map(({ id }) => indexProducts(db, [id])));
  await indexProducts(
    db,
    rows.map(({ id }) => id),
  );
  expect([await vocabulary(), await documents()]).toEqual(whole);
});
