import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { type Clock, second } from '../clock.ts';
import type { Objects } from './objects.ts';

/** Timeout per request, in milliseconds. */
const patience = 10 * second;
const maxAttempts = 3;

/** Credentials of an S3-compatible storage. */
export interface S3Key {
  readonly id: string;
  readonly secret: string;
  readonly region: string;
}

interface Options {
  /**
   * Such as https://s3.ap-south-1.amazonaws.com. The bucket follows in the path (path style), which every storage
   * supports.
   */
  readonly endpoint: string;
  readonly bucket: string;
  readonly key: S3Key;
  readonly clock: Clock;
}

/** Stores objects in a bucket. */
export function s3Objects({ endpoint, bucket, key, clock }: Options): Objects {
  const { id: accessKeyId, secret: secretAccessKey, region } = key;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  function sign(method: string, name: string, body: Uint8Array<ArrayBuffer> | undefined): Promise<Request> {
    return signer.sign(`${endpoint.replace(/\/$/, '')}/${bucket}/${name}`, {
      method,
      ...(body ? { body } : {}),
      // Without this header the body would not be signed.
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      aws: {
        datetime: clock
          .now()
          .toISOString()
          .replace(/[-:]|\.\d{3}/g, ''),
      },
    });
  }

  async function ask(method: string, name: string, bytes?: Uint8Array): Promise<Response> {
    const body = bytes && new Uint8Array(bytes);
    for (let attempt = 1; ; attempt++) {
      const answer = await fetch(await sign(method, name, body), {
        signal: AbortSignal.timeout(patience),
      }).catch((cause: unknown) => new Error('The storage did not answer', { cause }));
      if (answer instanceof Response && answer.status < 500) return answer;
      if (attempt < maxAttempts) continue;
      if (answer instanceof Error) throw answer;
      throw errorOf(answer, method, name);
    }
  }
  return {
    read: async (name) => {
      const answer = await ask('GET', name);
      if (!answer.ok) throw errorOf(answer, 'GET', name);
      return Buffer.from(await answer.arrayBuffer());
    },
    has: async (name) => {
      const answer = await ask('HEAD', name);
      if (!answer.ok && answer.status !== 404) throw errorOf(answer, 'HEAD', name);
      return answer.ok;
    },
    write: async (name, bytes) => {
      const answer = await ask('PUT', name, bytes);
      if (!answer.ok) throw errorOf(answer, 'PUT', name);
      await answer.arrayBuffer();
    },
  };
}

/** 507: Insufficient Storage, as MinIO says it (RFC 4918). */
const errorOf = (answer: Response, method: string, name: string): Error =>
  Object.assign(new Error(`The storage answered ${answer.status} to ${method} ${name}`), {
    code: answer.status === 507 ? 'ENOSPC' : undefined,
  });
