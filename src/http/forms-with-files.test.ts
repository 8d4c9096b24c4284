import { afterAll, describe, expect, it } from 'vitest';
import * as crafted from '../../packages/picture-encoder/src/testing.ts';
import { testApp, testSettings } from '../../test/support/app.ts';
import { testPages } from '../../test/support/pages.ts';
import { returningShop } from '../../test/support/returning-shop.ts';
import { execute } from '../platform/database.ts';

/** Forms as a browser without scripts sends them: the parts of `multipart/form-data`, photos as they are. */

const { db, clock, scene, call } = await returningShop();
const app = await testApp(db, { clock, settings: testSettings(), pages: await testPages() });
afterAll(() => app.close());

const good = await crafted.photoOf(300, 400);
const boundary = 'made-up-0123456789';

type Part = readonly [name: string, content: string | Buffer, file?: string];

const bodyOf = (parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(([name, content, file]) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"\r\ncontent-type: image/jpeg`}\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

const post = (
  url: string,
  body: readonly Part[] | Buffer,
  { type = `multipart/form-data; boundary=${boundary}`, cookie = scene.customer.cookie } = {},
) =>
  app.inject({
    method: 'POST',
    url,
    headers: { cookie, 'content-type': type, 'sec-fetch-site': 'same-origin' },
    payload: Buffer.isBuffer(body) ? body : bodyOf(body),
  });

const photo = (content: Buffer = good, file = 'kurta.jpg'): Part => ['photos', content, file];
const contact = (...parts: Part[]): Part[] => [
  ['form', 'contact'],
  ['name', 'Meera'],
  ['email', 'meera@example.com'],
  ['subject', 'Kurta'],
  ['message', 'Torn\r\nat the hem'],
  ...parts,
];
const review = (...parts: Part[]): Part[] => [
  ['form', 'review'],
  ['productId', scene.kurta.id],
  ['rating', '5'],
  ['review', 'As in the picture'],
  ['fit', 'true'],
  ...parts,
];

async function counts() {
  const [row] = await execute<{ reviews: number; returns: number; tickets: number; messages: number }>(db)`
    select (select count(*)::int from review_photos) as reviews, (select count(*)::int from return_photos) as returns,
      (select count(*)::int from ticket_photos) as tickets, (select count(*)::int from contact_messages) as messages`;
  return row;
}
/** What `work` adds. */
async function additions(work: () => Promise<unknown>) {
  const before = await counts();
  await work();
  const after = await counts();
  return Object.fromEntries(
    Object.entries(after ?? {}).flatMap(([name, count]) => {
      const more = count - (before?.[name as keyof typeof before] ?? 0);
      return more > 0 ? [[name, more]] : [];
    }),
  );
}

describe('photos of a form without scripts', () => {
  it('come with a review, a message and a return', async () => {
    const path = `/product/details/${scene.kurta.id}`;
    expect(
      await additions(async () => {
        expect((await post(path, review(photo(), photo(await crafted.pngWith(), 'b.png')))).statusCode).toBe(
          303,
        );
      }),
    ).toEqual({ reviews: 2 });
    expect(
      await additions(async () => {
        const answer = await post('/contact', contact(photo()));
        expect([answer.statusCode, answer.headers.location]).toEqual([
          303,
          expect.stringContaining('/contact?done=contact'),
        ]);
      }),
    ).toEqual({ tickets: 1, messages: 1 });
    const { body } = await call(scene.customer, 'GET', `/home/customer/returns/${scene.orderId}`);
    const [pickup] = (body as { pickups?: { name: string }[] }).pickups ?? [];
    expect(
      await additions(async () => {
        const answer = await post(`/return/${scene.orderId}`, [
          ['form', 'ask-return'],
          ['orderId', scene.orderId],
          ['line', '0'],
          ['quantity', '1'],
          ['variantId', ''],
          ['reason', 'not_liked'],
          ['pickup', pickup?.name ?? '2026-03-04 10:00'],
          ['key', 'one'],
          photo(await crafted.phonePhoto(), 'phone.jpg'),
        ]);
        expect(answer.statusCode).toBe(303);
      }),
    ).toEqual({ returns: 1 });
  });

  it('may be none: the browser sends an empty file', async () => {
    expect(await additions(() => post('/contact', contact(['photos', '', ''])))).toEqual({ messages: 1 });
  });

  it('are refused with a sentence before anything is stored, and what was typed stays', async () => {
    const refusals: [Part[], string][] = [
      [[photo(Buffer.from('<svg onload=alert(1)>'.padEnd(400)))], 'read a picture in this file'],
      [[photo(), photo(good.subarray(0, 2))], 'read a picture in this file'],
      [[photo(Buffer.alloc(0))], 'read a picture in this file'],
      [[photo(Buffer.concat([good, Buffer.alloc(5 * 1024 * 1024)]))], 'larger than 5 MB'],
      [Array.from({ length: 7 }, () => photo()), 'up to 6 photos'],
    ];
    for (const [photos, sentence] of refusals) {
      const answer = await post('/contact', contact(...photos));
      expect([sentence, answer.statusCode]).toEqual([sentence, 422]);
      expect(answer.body).toContain(sentence);
      expect(answer.body).toContain('at the hem');
    }
    expect(await additions(() => post('/contact', contact(photo(Buffer.from('no picture')))))).toEqual({});
  });

  it('that turn out unreadable leave the rest: the message is sent, and the page says so', async () => {
    const cutOff = good.subarray(0, -40);
    expect(
      await additions(async () => {
        const answer = await post('/contact', contact(photo(cutOff), photo()));
        expect(answer.statusCode).toBe(422);
        expect(answer.body).toContain('It is saved, but a photo is not');
        // Sent once more it would be a second ticket.
        expect(answer.body).not.toContain('at the hem</textarea>');
      }),
    ).toEqual({ tickets: 1, messages: 1 });
  });
});

describe('a form of parts that no browser sends', () => {
  const many = Array.from({ length: 100 }, (_, at): Part => [`field${at}`, 'x']);
  const bodies: readonly [name: string, body: () => readonly Part[] | Buffer, type?: string][] = [
    ['with too many parts', () => contact(...many)],
    ['without a boundary', () => contact(), 'multipart/form-data'],
    ['with another boundary', () => contact(), 'multipart/form-data; boundary=other'],
    ['with a name of 20,000 letters', () => contact(['x'.repeat(20_000), 'y'])],
    ['with a file name of 20,000 letters', () => contact(photo(good, `${'x'.repeat(20_000)}.jpg`))],
    ['cut off', () => bodyOf(contact(photo())).subarray(0, -20)],
    ['that is empty', () => Buffer.alloc(0)],
    ['without names', () => Buffer.from(`--${boundary}\r\n\r\nx\r\n--${boundary}--\r\n`)],
  ];
  it.each(bodies)('%s is refused', async (_name, body, type) => {
    const answer = await post('/contact', body(), type === undefined ? {} : { type });
    expect(answer.statusCode).toBe(400);
    expect(await additions(() => post('/contact', body(), type === undefined ? {} : { type }))).toEqual({});
  });

  it('of more than 32 MB is refused, and a stranger’s of more than 64 KiB', async () => {
    const large = photo(Buffer.alloc(33 * 1024 * 1024, 255));
    expect((await post('/contact', contact(large))).statusCode).toBe(413);
    expect((await post('/contact', contact(photo(Buffer.alloc(70_000))), { cookie: '' })).statusCode).toBe(
      401,
    );
    expect((await post('/contact', contact(), { cookie: '' })).statusCode).toBe(303);
  });

  it('from another site’s page is refused', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/contact',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'sec-fetch-site': 'cross-site',
      },
      payload: bodyOf(contact()),
    });
    expect(answer.statusCode).toBe(403);
  });
});
