import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { createCaches } from '../platform/caches.ts';
import { chooseEncoding, compressAnswers } from './compress.ts';

const page = '<p>Kurtas of Jaipur</p>'.repeat(100);
const app = fastify();
compressAnswers(app, createCaches());
app.get('/page', (_request, reply) => reply.type('text/html').header('vary', 'Cookie').send(page));
app.get('/public', (request, reply) =>
  reply
    .type('text/html')
    .header('cache-control', 'public, max-age=0')
    .send(`${(request.query as { n: string }).n}${page}`),
);
app.get('/small', () => ({ status: 'up' }));
app.get('/picture', (_request, reply) => reply.type('image/webp').send(Buffer.alloc(5_000)));
app.post('/call', () => ({ page }));

const get = (url: string, acceptEncoding?: string, method: 'GET' | 'POST' = 'GET') =>
  app.inject({
    method,
    url,
    headers: acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding },
  });

it('compresses a page with an encoding the browser accepts', async () => {
  const br = await get('/page', 'gzip, deflate, br, zstd');
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Cookie, Accept-Encoding' });
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(page);
  expect(Number(br.headers['content-length'])).toBe(br.rawPayload.length);
  const gz = await get('/page', 'gzip');
  expect(gz.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gz.rawPayload).toString()).toBe(page);
});

it('sends it uncompressed without Accept-Encoding, and sets Vary', async () => {
  const plain = await get('/page');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.vary).toBe('Cookie, Accept-Encoding');
  expect(plain.body).toBe(page);
});

it('reuses a compressed answer for the same content, and compresses changed content', async () => {
  const read = async (url: string) => brotliDecompressSync((await get(url, 'br')).rawPayload).toString();
  expect([await read('/public?n=1'), await read('/public?n=1'), await read('/public?n=2')]).toEqual([
    `1${page}`,
    `1${page}`,
    `2${page}`,
  ]);
});

it('skips small answers, pictures, and methods other than GET', async () => {
  for (const answer of [
    await get('/small', 'br'),
    await get('/picture', 'br'),
    await get('/call', 'br', 'POST'),
  ])
    expect(answer.headers['content-encoding']).toBeUndefined();
});

it.each([
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.0, br;q=0', null],
  ['BR', 'br'],
  ['identity', null],
  ['bread', null],
  [undefined, null],
])('of %s it takes %s', (acceptEncoding, encoding) => expect(chooseEncoding(acceptEncoding)).toBe(encoding));
