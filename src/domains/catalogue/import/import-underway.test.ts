import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { importFolder, kurta, type Row } from '../../../../test/support/import-files.ts';
import { execute } from '../../../platform/database.ts';

/** Batches are prepared while the previous one is written, so preparation must consider that batch's products too. */

const files = importFolder();
const { db } = await createTestDatabase();
const inPairs = { batch: { products: 2, lines: 100 } };

async function handles(): Promise<string[]> {
  const rows = await execute<{ slug: string; handle: string }>(db)`
    select slug, import_handle as handle from products order by slug`;
  return rows.map(({ slug, handle }) => `${slug} is ${handle}`);
}

it('assigns no URL twice, and finds everything again', async () => {
  await files.run(db, [{ ...kurta, Vendor: 'First House' }]);
  const other = (Handle: string): Row => ({ ...kurta, Handle, Vendor: 'Meera' });
  // The first product gets the URL `blue-kurta-meera`, which is a handle in the next batch.
  const rows = ['blue-kurta', 'second', 'blue-kurta-meera', 'third', 'blue-kurta-meera-meera', 'fourth'].map(
    other,
  );
  const { products } = await files.run(db, rows, inPairs);
  expect(products).toMatchObject({ made: 6, refused: 0 });
  const made = await handles();
  expect(made).toEqual([
    'blue-kurta is blue-kurta',
    'blue-kurta-meera is blue-kurta',
    'blue-kurta-meera-meera is blue-kurta-meera',
    'blue-kurta-meera-meera-meera is blue-kurta-meera-meera',
    'fourth is fourth',
    'second is second',
    'third is third',
  ]);
  expect((await files.run(db, rows, inPairs)).products).toMatchObject({ made: 0, updated: 0, unchanged: 6 });
  expect((await files.run(db, rows)).products).toMatchObject({ made: 0, updated: 0, unchanged: 6 });
  expect(await handles()).toEqual(made);
});

it('refuses a handle from the previous batch, and from an earlier one', async () => {
  const [one, two, three] = ['one', 'two', 'three'].map((Handle) => ({ ...kurta, Handle }));
  const rows = [one, two, one, three, three, two].map((row) => ({ ...row, Title: 'Kurta' }) as Row);
  const { products, refused } = await files.run(db, rows, inPairs);
  expect(products).toMatchObject({ made: 3, refused: 2 });
  expect(refused.rows.map(({ line, reason }) => [line, reason.slice(0, 33)])).toEqual([
    [4, 'This Handle was already on line 2'],
    [6, 'The same size and colour is on li'],
    [7, 'This Handle was already on line 3'],
  ]);
});

it('keeps what was written, and reports the error, when a batch cannot be written', async () => {
  const rows = ['kept-1', 'kept-2', 'kept-3', 'kept-4'].map((Handle) => ({ ...kurta, Handle }));
  const broken = () =>
    sql`create function fail() returns trigger language plpgsql as $$
    begin raise exception 'the disk is full'; end $$`.execute(db);
  await broken();
  await execute(
    db,
  )`create trigger fail before insert on products for each row when (new.slug = 'kept-3') execute function fail()`;
  await expect(files.run(db, rows, inPairs)).rejects.toThrow('the disk is full');
  await execute(db)`drop trigger fail on products`;
  const { products } = await files.run(db, rows, inPairs);
  expect(products).toMatchObject({ made: 2, unchanged: 2 });
});
