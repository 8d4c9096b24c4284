import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { startS3Storage } from '../../../test/support/s3-storage.ts';
import { testClock } from '../clock.ts';
import { s3Objects } from './s3-objects.ts';
import { signS3 } from '../../../test/support/sign-s3.ts';

const key = { id: 'AKIAEXAMPLE', secret: 'a secret of the test', region: 'ap-south-1' };
const clock = testClock('2026-03-01T10:00:00Z');
const { endpoint, kept, fail, close } = await startS3Storage(key, clock);
afterAll(close);
const objects = s3Objects({ endpoint, bucket: 'chowk', key, clock });
beforeEach(() => {
  kept.clear();
  fail(0);
});

it('signs like the example in Amazon’s documentation', () => {
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

it('returns the bytes that were written, at the bucket’s address', async () => {
  const bytes = randomBytes(5_000);
  expect(await objects.has('photos/ab/abcdef')).toBe(false);
  await objects.write('photos/ab/abcdef', bytes);
  expect([...kept.keys()]).toEqual(['/chowk/photos/ab/abcdef']);
  expect(await objects.has('photos/ab/abcdef')).toBe(true);
  expect(await objects.read('photos/ab/abcdef')).toEqual(bytes);
});

it('reports missing objects and refused access', async () => {
  await expect(objects.read('photos/ab/none')).rejects.toThrow(/answered 404/);
  const stranger = s3Objects({ endpoint, bucket: 'chowk', key: { ...key, secret: 'another' }, clock });
  await expect(stranger.write('photos/ab/abcdef', randomBytes(9))).rejects.toThrow(/answered 403/);
  await expect(stranger.has('photos/ab/abcdef')).rejects.toThrow(/answered 403/);
});

it('retries three times when the storage fails', async () => {
  fail(2);
  await objects.write('photos/ab/abcdef', randomBytes(9));
  fail(3);
  await expect(objects.read('photos/ab/abcdef')).rejects.toThrow(/answered 503/);
});
