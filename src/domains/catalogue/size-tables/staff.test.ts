import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { deskShelf } from '../../../../test/support/desk-shelf.ts';
import { change as listedChange } from '../../../../test/support/listed.ts';
import type { SizeGuide } from './size-guide.ts';
import type { DeskSizes } from './staff.calls.ts';
import { execute } from '../../../platform/database.ts';

const { db, call, seller, colleague, other, known, add, onSale, kurta } = await deskShelf();
const categoryId = kurta.categoryId as string;
const { body: newProduct } = await add(seller, { name: 'Measured kurta' });
const product = newProduct.productId as string;

const table = {
  categoryId,
  audience: '',
  kind: 'top',
  version: 0,
  rows: [
    { size: 'S', cm: { chest: 92, length: 101.5 } },
    { size: 'M', cm: { chest: 97 } },
    { size: 'L', cm: { chest: 102 } },
  ],
};
const save = (by: { cookie: string }, over: object = {}) =>
  call(by, 'PUT', '/desk/sizes', { ...table, ...over });
const read = async (by: { cookie: string }) =>
  (await call(by, 'GET', '/desk/sizes')).body.guides as unknown as DeskSizes;
const guide = async () =>
  ((await onSale(product)).body as unknown as { sizeGuide: SizeGuide | null }).sizeGuide;

describe('a shop’s size table', () => {
  it('stands on its products’ pages from the moment it is saved, with their own sizes only', async () => {
    expect(await guide()).toBeNull();
    expect((await read(seller)).shelves).toMatchObject([{ categoryId, unguided: 1, sizes: ['S', 'M'] }]);
    expect((await save(seller)).status).toBe(200);
    await expect.poll(guide).toEqual({
      kind: 'top',
      measures: ['chest', 'length'],
      rows: [
        { size: 'S', cm: { chest: 92, length: 101.5 } },
        { size: 'M', cm: { chest: 97 } },
      ],
    });
    expect((await read(seller)).shelves).toMatchObject([{ categoryId, unguided: 0 }]);
  });

  it('for one audience counts for goods of that audience', async () => {
    const women = { audience: 'Women', kind: 'dress', rows: [{ size: 'M', cm: { chest: 90 } }] };
    expect((await save(seller, women)).status).toBe(200);
    const say = (audience: string) =>
      listedChange(
        db,
        sql`update products set attributes = ${JSON.stringify({ audience: { values: [audience], from: 'seller' } })}::jsonb
            where id = ${product}`,
      );
    await say('Women');
    await expect.poll(async () => (await guide())?.kind).toBe('dress');
    await say('Men');
    await expect.poll(async () => (await guide())?.kind).toBe('top');
  });

  it('is not seen at another shop’s desk, and says nothing of another shop’s goods', async () => {
    expect((await read(other)).tables).toEqual([]);
    expect((await save(other, { rows: [{ size: 'S', cm: { chest: 60 } }] })).status).toBe(200);
    expect((await read(seller)).tables.map(({ rows }) => rows[0]?.cm.chest)).toEqual([92, 90]);
    expect((await guide())?.rows[0]?.cm.chest).toBe(92);
  });

  it('is not overwritten by the second of two editors', async () => {
    const [mine] = (await read(seller)).tables;
    const rows = [{ size: 'S', cm: { chest: 93 } }];
    expect((await save(colleague, { version: mine?.version, rows })).status).toBe(200);
    expect(await save(seller, { version: mine?.version })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', by: 'Kamla' },
    });
    expect(await save(seller)).toMatchObject({ status: 409 });
    expect((await read(seller)).tables[0]).toMatchObject({ rows });
  });

  it('goes when it is removed, with a record of who did', async () => {
    const [mine] = (await read(seller)).tables;
    const tableKey = { categoryId, audience: '', version: mine?.version };
    expect(await call(seller, 'POST', '/desk/sizes/remove', { ...tableKey, version: 99 })).toMatchObject({
      status: 409,
    });
    expect((await call(seller, 'POST', '/desk/sizes/remove', tableKey)).status).toBe(200);
    expect((await call(seller, 'POST', '/desk/sizes/remove', tableKey)).status).toBe(404);
    await expect.poll(guide).toBeNull();
    const rows = await execute<{ did: string }>(db)`
      select did from desk_changes where subject = 'size table' and seller_id = ${known.sellerId} order by id`;
    expect(rows.map(({ did }) => did)).toEqual(['edited', 'edited', 'edited', 'removed']);
  });

  it.each([
    ['inches', [{ size: 'M', cm: { chest: 38 } }], 'rows.0.cm.chest'],
    ['a finer figure than a tape', [{ size: 'M', cm: { chest: 97.55 } }], 'rows.0.cm.chest'],
    ['a measure of another kind', [{ size: 'M', cm: { foot: 24 } }], 'rows.0.cm.foot'],
    ['a size twice', [...table.rows, { size: 'm', cm: { chest: 90 } }], 'rows.3.size'],
    ['a size without a measure', [{ size: 'M', cm: {} }], 'rows.0.size'],
    ['no sizes', [], 'rows'],
  ])('refuses %s, beside its field', async (_what, rows, field) => {
    const { status, body } = await save(seller, { rows });
    expect([status, Object.keys(body.fields as object)]).toEqual([400, [field]]);
  });

  it('needs a category that is there', async () => {
    expect((await save(seller, { categoryId: 'nowhere' })).status).toBe(404);
  });
});
