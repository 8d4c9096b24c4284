import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '../../src/platform/clock.ts';
import type { S3Key } from '../../src/platform/objects/s3-objects.ts';
import { signS3 } from './sign-s3.ts';

/** An in-memory S3 storage with path-style addresses, which rejects requests with a wrong signature. */
export interface S3Storage {
  readonly endpoint: string;
  /** By path, starting with the bucket. */
  readonly kept: Map<string, Buffer>;
  /** Answers the next `times` requests with a server error. */
  readonly fail: (times: number) => void;
  readonly close: () => void;
}

/** Ignores spaces after commas in the header. */
const withoutSpaces = (header: string | undefined) => header?.replaceAll(', ', ',');

/** @param clock the time that signatures must have; without it, each is checked at its own time */
export async function startS3Storage(key: S3Key, clock?: Clock): Promise<S3Storage> {
  const objects = new Map<string, Buffer>();
  let failures = 0;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const { method = '', url = '', headers } = request;
      if (failures > 0) {
        failures -= 1;
        return response.writeHead(503).end();
      }
      const date = String(headers['x-amz-date']).replace(
        /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
        '$1-$2-$3T$4:$5:$6Z',
      );
      const headersExpected = signS3(
        key,
        { method, url: new URL(url, `http://${headers.host}`), body },
        clock?.now() ?? new Date(date),
      );
      const isWhole = headers['x-amz-content-sha256'] === createHash('sha256').update(body).digest('hex');
      if (withoutSpaces(headers.authorization) !== headersExpected.authorization || !isWhole)
        return response.writeHead(403).end();
      if (method === 'PUT') objects.set(url, body);
      const object = objects.get(url);
      return response.writeHead(object ? 200 : 404).end(method === 'GET' ? object : undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    kept: objects,
    fail: (times) => void (failures = times),
    close: () => void server.close(),
  };
}
