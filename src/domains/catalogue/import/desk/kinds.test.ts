import { expect, it } from 'vitest';
import { deskShelf } from '../../../../../test/support/desk-shelf.ts';
import { execute } from '../../../../platform/database.ts';

const { db, app, call, seller, other, operator, known } = await deskShelf();
await execute(db)`insert into categories (id, name, slug, hsn) values ('sarees', 'Sarees', 'sarees', '5407')`;

const file = [
  'Handle,Title,Type,Variant Price',
  'quiet-submarine,Quiet,Submarine,900',
  'loud-submarine,Loud,Submarines,900',
  'small-teapot,Small,Teapot,900',
].join('\n');

async function send(by: { cookie: string }, query = '') {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/desk/products/import${query}`,
    headers: { cookie: by.cookie, 'content-type': 'application/octet-stream' },
    payload: file,
  });
  return answer.json<{ products: object; newKinds: object[]; kinds: { title: string }[] }>();
}

const choose = (by: typeof seller, kinds: object[]) =>
  call(by, 'PUT', '/desk/products/import/kinds', { kinds });

it('kinds of goods without a category are asked about once: into a category, or left out', async () => {
  const before = await send(seller, '?check=yes');
  expect(before).toMatchObject({
    products: { made: 0, refused: 3 },
    newKinds: [
      { kind: 'Submarine', products: 1 },
      { kind: 'Submarines', products: 1 },
      { kind: 'Teapot', products: 1 },
    ],
  });
  await choose(seller, [
    { kind: 'Submarine', categoryId: 'sarees' },
    { kind: 'Teapot', categoryId: null },
  ]);
  const after = await send(seller);
  expect(after).toMatchObject({ products: { made: 2, refused: 1 }, newKinds: [] });
  expect(after.kinds.map(({ title }) => title)).toContain('Kinds of goods that you leave out');
  const rows = await execute(
    db,
  )`select slug, category_id as category from products where slug like '%-submarine' order by slug`;
  expect(rows).toEqual([
    { slug: 'loud-submarine', category: 'sarees' },
    { slug: 'quiet-submarine', category: 'sarees' },
  ]);
  expect((await send(other, '?check=yes')).newKinds).toHaveLength(3);
});

it('an operator’s import makes a category only for kinds that the shop has not placed', async () => {
  const report = await send(operator, `?shop=${known.sellerId}&check=yes`);
  expect(report.newKinds).toEqual([]);
});

it('a category that is not there is refused', async () => {
  const answer = await choose(seller, [{ kind: 'Rocket', categoryId: 'nowhere' }]);
  expect(answer).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('not there any more') },
  });
});
