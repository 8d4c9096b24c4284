import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { testClock } from '../clock.ts';
import { s3Objects } from './s3-objects.ts';
import { signS3 } from './sign-s3.ts';

/** A storage as the protocol describes it, in memory: path-style addresses, signatures checked by what was received. */
const key = { id: 'AKIAEXAMPLE', secret: 'a secret of the test', region: 'ap-south-1' };
const clock = testClock('2026-03-01T10:00:00Z');
const kept = new Map<string, Buffer>();
let broken = 0;
const storage = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts);
    const { method = '', url = '', headers } = request;
    if (broken-- > 0) return response.writeHead(503).end();
    const expected = signS3(key, { method, url: new URL(url, `http://${headers.host}`), body }, clock.now());
    const isWhole = headers['x-amz-content-sha256'] === createHash('sha256').update(body).digest('hex');
    if (headers.authorization !== expected.authorization || !isWhole) return response.writeHead(403).end();
    if (method === 'PUT') kept.set(url, body);
    const found = kept.get(url);
    response.writeHead(found ? 200 : 404).end(method === 'GET' ? found : undefined);
  });
});
await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
afterAll(() => storage.close());
const endpoint = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
const objects = s3Objects({ endpoint, bucket: 'chowk', key, clock });
beforeEach(() => {
  kept.clear();
  broken = 0;
});

it('signs as Amazon’s documentation does: its example of reading a part of an object', () => {
  const { authorization } = signS3(
    { id: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', region: 'us-east-1' },
    {
      method: 'GET',
      url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
      headers: { range: 'bytes=0-9' },
    },
    new Date('2013-05-24T00:00:00Z'),
  );
  expect(authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

it('gives back the bytes that were written, at the address that the bucket has', async () => {
  const bytes = randomBytes(5_000);
  expect(await objects.has('photos/ab/abcdef')).toBe(false);
  await objects.write('photos/ab/abcdef', bytes);
  expect([...kept.keys()]).toEqual(['/chowk/photos/ab/abcdef']);
  expect(await objects.has('photos/ab/abcdef')).toBe(true);
  expect(await objects.read('photos/ab/abcdef')).toEqual(bytes);
});

it('says what is not there, and who is not let in', async () => {
  await expect(objects.read('photos/ab/none')).rejects.toThrow(/answered 404/);
  const stranger = s3Objects({ endpoint, bucket: 'chowk', key: { ...key, secret: 'another' }, clock });
  await expect(stranger.write('photos/ab/abcdef', randomBytes(9))).rejects.toThrow(/answered 403/);
  await expect(stranger.has('photos/ab/abcdef')).rejects.toThrow(/answered 403/);
});

it('asks again where the storage failed, three times', async () => {
  broken = 2;
  await objects.write('photos/ab/abcdef', randomBytes(9));
  broken = 3;
  await expect(objects.read('photos/ab/abcdef')).rejects.toThrow(/answered 503/);
});
