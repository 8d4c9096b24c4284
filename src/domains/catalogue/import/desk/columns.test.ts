import { describe, expect, it } from 'vitest';
import { deskShelf } from '../../../../../test/support/desk-shelf.ts';
import { writeWorkbook } from '../../../../../packages/workbook-rows/src/testing.ts';
import { execute } from '../../../../platform/database.ts';

const { db, app, call, seller, other } = await deskShelf();
await execute(db)`insert into categories (id, name, slug, hsn) values ('sarees', 'Sarees', 'sarees', '5407')`;

type Columns = {
  head: string[];
  columns: (string | null)[];
  rows: { cells: string[] }[];
  isRecognized: boolean;
};

async function send(by: { cookie: string }, path: string, payload: string | Buffer) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/desk/products/import${path}`,
    headers: { cookie: by.cookie, 'content-type': 'application/octet-stream' },
    payload,
  });
  return { status: answer.statusCode, body: answer.json<Columns>() };
}

const list = 'Item,Cost to buyer,Nos,Kind\nTissue Saree,"₹2,450/-",3,Saree\nZari Saree,1999,1,Saree\n';

describe('a file with a head that nobody knows', () => {
  it('is asked about, read as the shop says, and remembered for the shop alone', async () => {
    expect(await send(seller, '?check=yes', list)).toMatchObject({
      status: 422,
      body: { code: 'unknown_columns' },
    });
    const { body } = await send(seller, '/columns', list);
    expect(body).toMatchObject({
      head: ['Item', 'Cost to buyer', 'Nos', 'Kind'],
      columns: ['title', null, 'quantity', 'type'],
      isRecognized: false,
    });
    expect(body.rows.map(({ cells }) => cells[1])).toEqual(['₹2,450/-', '1999']);
    const columns = ['title', 'price', 'quantity', 'type'];
    expect(
      (await call(seller, 'PUT', '/desk/products/import/columns', { head: body.head, columns })).status,
    ).toBe(200);
    expect(await send(seller, '', list)).toMatchObject({
      status: 200,
      body: { products: { made: 2, refused: 0 } },
    });
    const rows = await execute<{ name: string; price: number }>(db)`
      select name, price from products where slug in ('tissue-saree', 'zari-saree') order by name`;
    expect(rows).toEqual([
      { name: 'Tissue Saree', price: 2_450 },
      { name: 'Zari Saree', price: 1_999 },
    ]);
    expect((await send(seller, '/columns', list.toUpperCase())).body.columns).toEqual(columns);
    expect((await send(other, '/columns', list)).body.columns[1]).toBeNull();
  });

  it('is read the same with the problems of its refused rows beside them, which are nothing of a product', async () => {
    const mended = list
      .replace('Kind', 'Kind,Problem')
      .replace('3,Saree', '3,Saree,"""few"" is not a number"');
    expect((await send(other, '/columns', mended)).body.columns.at(-1)).toBeNull();
    expect((await send(seller, '/columns', mended)).body.columns).toEqual([
      'title',
      'price',
      'quantity',
      'type',
      null,
    ]);
    expect((await send(seller, '?check=yes', mended)).status).toBe(200);
  });

  it('may be a workbook', async () => {
    const bytes = writeWorkbook({
      name: 'List',
      rows: [
        ['माल', 'दाम', 'नग'],
        ['सूती साड़ी', 450, 2],
      ],
    });
    const { body } = await send(seller, '/columns', bytes);
    expect(body.columns).toEqual(['title', 'price', 'quantity']);
  });

  it('is refused in a sentence when it is no list, or nothing names its products', async () => {
    const broken = await send(seller, '/columns', '%PDF-1.7');
    expect(broken).toMatchObject({ status: 400, body: { error: expect.stringContaining('PDF') } });
    const nameless = await call(seller, 'PUT', '/desk/products/import/columns', {
      head: ['a', 'b'],
      columns: ['price', null],
    });
    expect(nameless).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('names of the products') },
    });
  });
});

describe('a head that is known', () => {
  it('can be read otherwise, until the shop forgets that', async () => {
    const file = 'Handle,Title,Type,Variant Price,Remark\nmuslin,Muslin,Sarees,900,Soft muslin\n';
    const { body } = await send(seller, '/columns', file);
    expect(body.isRecognized).toBe(true);
    const columns = body.columns.map((target, at) => (body.head[at] === 'Remark' ? 'body' : target));
    const save = (choice: typeof columns | null) =>
      call(seller, 'PUT', '/desk/products/import/columns', { head: body.head, columns: choice });
    await save(columns);
    expect((await send(seller, '', file)).body).toMatchObject({
      products: { made: 1 },
    });
    const [row] = await execute<{ description: string }>(
      db,
    )`select description from products where slug = 'muslin'`;
    expect(row?.description).toBe('Soft muslin');
    await save(null);
    expect((await send(seller, '/columns', file)).body.columns).toEqual(body.columns);
  });
});

it('keeps the choices of a hundred heads', async () => {
  for (let n = 0; n < 102; n += 1)
    await call(other, 'PUT', '/desk/products/import/columns', {
      head: [`Name ${'x'.repeat(n)}`],
      columns: ['title'],
    });
  const [row] = await execute<{ count: number }>(
    db,
  )`select count(*)::int as count from import_columns c join sellers s on s.id = c.seller_id group by s.id order by count desc`;
  expect(row?.count).toBe(100);
});
