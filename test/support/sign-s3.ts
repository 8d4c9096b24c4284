import { createHash, createHmac } from 'node:crypto';
import type { S3Key } from '../../src/platform/objects/s3-objects.ts';

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, content: string): Buffer =>
  createHmac('sha256', key).update(content).digest();

/**
 * The headers that sign a request (AWS Signature Version 4, 'Signature Calculations for the Authorization Header'). The
 * holder of the same secret computes the same signature over method, address, headers and body.
 *
 * @param headers further headers to send, with lower-case names
 */
export function signS3(
  key: S3Key,
  request: { method: string; url: URL; body?: Uint8Array; headers?: Record<string, string> },
  now: Date,
): Record<string, string> {
  const { method, url, body = new Uint8Array(), headers = {} } = request;
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const hash = sha256(body);
  const headersToSign: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': hash,
    'x-amz-date': time,
  };
  const query = new URLSearchParams(url.searchParams);
  query.sort();
  const names = Object.keys(headersToSign).toSorted();
  const canonical = [
    method,
    url.pathname,
    query.toString().replaceAll('+', '%20'),
    ...names.map((name) => `${name}:${headersToSign[name]?.trim()}`),
    '',
    names.join(';'),
    hash,
  ].join('\n');
  const scope = `${day}/${key.region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const signingKey = [day, key.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${key.secret}`,
  );
  const signature = hmac(signingKey as Buffer, toSign).toString('hex');
  const { host: _, ...sent } = headersToSign; // the caller sends it
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${key.id}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`,
  };
}
