import { type Clock, second } from '../clock.ts';
import type { Objects } from './objects.ts';
import { type S3Key, signS3 } from './sign-s3.ts';

/** Milliseconds that the storage may take for one answer, and how often what failed on its side is asked for. */
const patience = 10 * second;
const tries = 3;

interface Options {
  /** Such as https://s3.ap-south-1.amazonaws.com; the bucket is put behind it (path style), which every storage understands. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly key: S3Key;
  readonly clock: Clock;
}

/** Objects in a bucket. */
export function s3Objects({ endpoint, bucket, key, clock }: Options): Objects {
  async function ask(method: string, name: string, body?: Uint8Array): Promise<Response> {
    const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/${name}`);
    for (let tried = 1; ; tried++) {
      const headers = signS3(key, { method, url, ...(body ? { body } : {}) }, clock.now());
      const answer = await fetch(url, {
        method,
        headers,
        ...(body ? { body: new Uint8Array(body) } : {}),
        signal: AbortSignal.timeout(patience),
      }).catch((cause: unknown) => new Error('The storage did not answer', { cause }));
      if (answer instanceof Response && answer.status < 500) return answer;
      if (tried < tries) continue;
      if (answer instanceof Error) throw answer;
      throw refused(answer, method, name);
    }
  }
  return {
    read: async (name) => {
      const answer = await ask('GET', name);
      if (!answer.ok) throw refused(answer, 'GET', name);
      return Buffer.from(await answer.arrayBuffer());
    },
    has: async (name) => {
      const answer = await ask('HEAD', name);
      if (!answer.ok && answer.status !== 404) throw refused(answer, 'HEAD', name);
      return answer.ok;
    },
    write: async (name, bytes) => {
      const answer = await ask('PUT', name, bytes);
      if (!answer.ok) throw refused(answer, 'PUT', name);
      await answer.arrayBuffer();
    },
  };
}

const refused = (answer: Response, method: string, name: string): Error =>
  new Error(`The storage answered ${answer.status} to ${method} ${name}`);
