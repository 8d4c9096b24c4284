import { describe, expect, it } from 'vitest';
import { deskShelf } from '../../../../test/support/desk-shelf.ts';
import { slugOf } from '../words/slug-of.ts';
import { takeImportLock } from '../import/import-run.store.ts';
import { execute } from '../../../platform/database.ts';

const { db, app, call, seller, other, known } = await deskShelf();
await execute(db)`insert into categories (id, name, slug, hsn) values ('sarees', 'Sarees', 'sarees', '6204')`;

const header = 'Handle,Title,Body (HTML),Type,Variant Price,Variant Inventory Qty';
const send = async (by: { cookie: string }, lines: readonly string[]) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/desk/products/import',
    headers: { cookie: by.cookie, 'content-type': 'application/octet-stream' },
    payload: [header, ...lines].join('\n'),
  });
  return {
    status: answer.statusCode,
    body: answer.json<{ code?: string; products?: object; refusedRows?: { reason: string }[] }>(),
  };
};

describe('an import at the desk', () => {
  it('of descriptions with deep tags holds nobody up', async () => {
    const lines = Array.from(
      { length: 6 },
      (_, n) => `deep-${n},Deep ${n},${'<b>'.repeat(8_000)},Sarees,500,1`,
    );
    const over = new AbortController();
    const upload = send(seller, lines).finally(() => over.abort());
    let longest = 0;
    while (!over.signal.aborted) {
      const began = performance.now();
      expect((await call(null, 'GET', '/home/get-categorys')).status).toBe(200);
      longest = Math.max(longest, performance.now() - began);
    }
    const { status, body } = await upload;
    expect([status, body.products]).toEqual([200, expect.objectContaining({ refused: 6 })]);
    expect(body.refusedRows?.[0]?.reason).toBe('The description has tags nested deeper than 100 levels');
    expect(longest).toBeLessThan(1_000);
  });

  it('waits for no other shop’s, and refuses a second one of its own shop', async () => {
    const rows = await execute<{ name: string }>(db)`
      select shop_name as name from sellers where id = ${known.sellerId}`;
    await db.connection().execute(async (running) => {
      expect(await takeImportLock(running, slugOf(rows[0]?.name ?? ''))).toBe(true);
      const line = ['waiting,Waiting,,Sarees,500,1'];
      const [own, others] = await Promise.all([send(seller, line), send(other, line)]);
      expect([own.status, own.body.code, others.status]).toEqual([409, 'in_progress', 200]);
      await execute(running)`select pg_advisory_unlock_all()`;
    });
  });

  it('beside another shop’s with the same handles gives each product an address of its own', async () => {
    const lines = Array.from({ length: 40 }, (_, n) => `twin-${n},Twin ${n},,Sarees,500,1`);
    const both = await Promise.all([send(seller, lines), send(other, lines)]);
    expect(both.map(({ status, body }) => [status, body.products])).toEqual([
      [200, expect.objectContaining({ made: 40 })],
      [200, expect.objectContaining({ made: 40 })],
    ]);
  });
});
