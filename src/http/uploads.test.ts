import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { createTestDatabase } from '../../test/support/database.ts';
import { smallShop } from '../../test/support/small-shop.ts';

/** Files on their way are in memory: nobody sends more than ten at once, and that is nobody else's matter. */

const { db } = await createTestDatabase();
const app = await testApp(db);
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
const { port } = app.server.address() as AddressInfo;
const shop = await smallShop(db, new Date());
const [kurta, greedy, modest] = [await shop.product(), await shop.customer(), await shop.customer()];
const path = `/api/home/customer/review-photo/${kurta.id}`;
const type = 'application/octet-stream';

/** Begins a file of 5 MB, of which a few bytes come. */
function beginUpload(cookie: string): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\ncontent-type: ${type}\r\ncontent-length: 5000000\r\n\r\nabc`,
  );
  return socket;
}

async function codeOfUpload({ cookie }: { cookie: string }): Promise<string> {
  const headers = { cookie, 'content-type': type };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers,
    body: 'no photo',
  });
  return ((await answer.json()) as { code: string }).code;
}

it('refuses one file too many of one person, before it comes, and takes another person’s', async () => {
  const before = await codeOfUpload(greedy);
  expect(before).not.toBe('unavailable');
  const slow = Array.from({ length: 10 }, () => beginUpload(greedy.cookie));
  await expect.poll(() => codeOfUpload(greedy)).toBe('unavailable');
  expect(await codeOfUpload(modest)).toBe(before);
  for (const socket of slow) socket.destroy();
  await expect.poll(() => codeOfUpload(greedy)).toBe(before);
});
