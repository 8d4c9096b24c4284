import { describe, expect, it } from 'vitest';
import { deskShelf } from '../../../../test/support/desk-shelf.ts';
import { execute } from '../../../platform/database.ts';

const { db, app, call, seller, other, operator, known } = await deskShelf();
await execute(
  db,
)`insert into categories (id, name, slug, hsn) values ('sarees', 'Sarees', 'sarees', '6204'), ('shawls', 'Shawls', 'shawls', '6214')`;

describe('a CSV', () => {
  const csv = [
    'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price,Variant Inventory Qty',
    'desk-saree,Desk saree,Somebody Else,Sarees,Title,Default Title,1500,2000,4',
    'desk-shawl,Desk shawl,Somebody Else,Shawls,Title,Default Title,oops,2000,4',
  ].join('\r\n');
  const send = async (by: { cookie: string }, text: string, query = '') => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/desk/products/import${query}`,
      headers: { cookie: by.cookie, 'content-type': 'application/octet-stream' },
      payload: text,
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };

  it('is imported into the seller’s own shop, after a dry run, with a report of refused lines', async () => {
    const preview = await send(seller, csv, '?check=yes');
    expect(preview).toMatchObject({
      status: 200,
      body: {
        products: { read: 2, made: 1, refused: 1 },
        refusedRows: [
          {
            line: 3,
            handle: 'desk-shawl',
            reason: '"oops" in "Variant Price" is not an amount in rupees: write 1299 or 1299.00',
          },
        ],
      },
    });
    const find = async () => (await call(seller, 'GET', '/desk/products?search=desk-saree')).body.products;
    expect(await find()).toEqual([]);
    await send(seller, csv);
    expect(await find()).toMatchObject([{ name: 'Desk saree', finalPrice: 1_500 }]);
    expect((await send(seller, csv)).body.products).toMatchObject({ unchanged: 1, made: 0 });
    const rows = await execute(db)`select from sellers where shop_name = 'Somebody Else'`;
    expect(rows).toEqual([]);
  });

  it('of a seller makes no category: its goods go to the nearest one, or are refused by name', async () => {
    const names = async () => await execute(db)`select name from categories order by name`;
    const before = await names();
    const file = [
      'Handle,Title,Type,Product Category,Variant Price',
      'near,Near,Printed Silk Sarees,,900',
      'path,Path,Handloom,Apparel > Sarees,900',
      'far,Far,Visit evil.example,,900',
      'far,,,,900',
    ].join('\n');
    const { body } = await send(seller, file);
    expect(body).toMatchObject({
      products: { made: 2, refused: 1 },
      refusedRows: [
        {
          line: 4,
          reason: expect.stringMatching(
            /^There is no category "Visit evil\.example": please use one of the shop’s categories, which are .*Sarees/,
          ) as string,
        },
        {
          line: 5,
          reason: 'The first line of its product cannot be used. The same size and colour is on line 4',
        },
      ],
      remarks: [{ line: 3, reason: 'Added to "Sarees": the shop has no category "Handloom"' }],
    });
    expect((await send(seller, file)).body.products).toMatchObject({ unchanged: 2, refused: 1 });
    expect(await names()).toEqual(before);
    const shop = `?shop=${known.sellerId}`;
    expect((await send(operator, file, shop)).body.products).toMatchObject({
      made: 1,
      unchanged: 1,
      updated: 1,
    });
    expect(await names()).toHaveLength(before.length + 2);
  });

  it('that cannot be read is refused with a sentence', async () => {
    expect((await send(seller, 'what,ever\n1,2')).body.error).toBe(
      'Please say what the columns of this file are',
    );
    expect((await send(seller, '')).body.error).toBe('The file is empty');
    expect((await send(operator, csv)).body.error).toContain('Please choose the shop');
  });

  it('export has the shop’s own products, and importing it again changes nothing', async () => {
    const { body, headers } = await app.inject({
      url: '/api/desk/products/export',
      headers: { cookie: seller.cookie },
    });
    expect(headers['content-length'], 'an export is sent while it is read').toBeUndefined();
    expect(body).toContain('desk-saree');
    const theirs = await app.inject({ url: '/api/desk/products/export', headers: { cookie: other.cookie } });
    expect(theirs.body).not.toContain('desk-saree');
    const again = (await send(seller, body)).body.products as Record<string, number>;
    // The product without a picture gets a drawing.
    expect(again).toMatchObject({ made: 0, refused: 0, updated: 1 });
  });
});
