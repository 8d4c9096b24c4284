import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { deskShelf } from '../../../../../test/support/desk-shelf.ts';
import { execute, findValue } from '../../../../platform/database.ts';

const { db, app, call, seller, other } = await deskShelf();
await execute(db)`insert into categories (id, name, slug, hsn) values ('sarees', 'Sarees', 'sarees', '5407')`;

const photo = (background: string) =>
  sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function post(by: { cookie: string }, path: string, payload: string | Buffer) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/desk/products/import${path}`,
    headers: { cookie: by.cookie, 'content-type': 'application/octet-stream' },
    payload,
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
const send = (by: { cookie: string }, name: string, bytes: Buffer) =>
  post(by, `/photos?name=${encodeURIComponent(name)}`, bytes);
const list = (handle: string, ...photos: string[]) =>
  [
    'Handle,Title,Type,Variant Price,Variant Inventory Qty,Image Src',
    ...photos.map((name, at) =>
      at === 0 ? `${handle},Tissue ${handle},Sarees,499,2,${name}` : `${handle},,,,,${name}`,
    ),
  ].join('\n');
const imagesOf = (handle: string) =>
  findValue<string[]>(db)`select images from products where slug = ${handle}`;

describe('photos sent beside a product file', () => {
  it('go to the products whose cells name their files, whatever the folder and case', async () => {
    const front = (await send(seller, 'Front.JPG', await photo('#aa3322'))).body.picture;
    const back = (await send(seller, 'back.jpg', await photo('#225588'))).body.picture;
    const answer = await post(seller, '', list('tissue', 'photos/front.jpg', 'D:\\Shop\\BACK.jpg'));
    expect(answer).toMatchObject({ status: 200, body: { products: { made: 1 }, remarkedLines: 0 } });
    expect(answer.body.notes).toEqual(['Photos: 0 new, 2 known already']);
    expect(await imagesOf('tissue')).toEqual([front, back]);
  });

  it('that came after the import are taken when the file is imported again', async () => {
    const file = list('later', 'later.jpg');
    const before = await post(seller, '', file);
    expect(JSON.stringify(before.body)).toContain('was not sent');
    const { picture } = (await send(seller, 'later.jpg', await photo('#118833'))).body;
    await post(seller, '', file);
    expect(await imagesOf('later')).toEqual([picture]);
  });

  it('sent again under a name take the place of the earlier one', async () => {
    await send(seller, 'same.jpg', await photo('#000011'));
    const { picture } = (await send(seller, 'SAME.jpg', await photo('#eeddcc'))).body;
    await post(seller, '', list('same', 'same.jpg'));
    expect(await imagesOf('same')).toEqual([picture]);
  });

  it('are those of the shop that sent them, and none that is no picture', async () => {
    await send(seller, 'own.jpg', await photo('#551177'));
    await post(other, '', list('strange', 'own.jpg'));
    const pictures = await imagesOf('strange');
    const own = await findValue<string>(db)`select picture from import_photos where name = 'own.jpg'`;
    expect(pictures?.some((image) => image.includes(own ?? '?'))).toBe(false);
    const refusal = await send(seller, '../x.jpg', Buffer.from('not a picture'));
    expect([refusal.status, refusal.body.error]).toEqual([400, expect.stringContaining('"../x.jpg"')]);
    expect((await call(seller, 'GET', '/desk/products/import')).status).toBe(200);
  });
});
