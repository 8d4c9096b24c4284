import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** Whether two files have the same bytes. */
export async function sameFiles(one: string, other: string): Promise<boolean> {
  return (await digestOf(one)) === (await digestOf(other));
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
