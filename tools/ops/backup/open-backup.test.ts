import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { constants, createZstdCompress } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { Refusal } from '../command.ts';
import { entriesOf } from './open-backup.ts';
import { writeTar } from './tar.ts';

const folder = mkdtempSync(join(tmpdir(), 'chowk-open-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'some.backup');

async function* entries() {
  for (let n = 0; n < 20; n++)
    yield {
      name: `tables/t${n}/000000.copy`,
      bytes: Buffer.from(
        Array.from({ length: 100 + n * 9 }, (_, row) => `${n}\t${(row * 7919) % 1009}`).join('\n'),
      ),
    };
}

/** The hash of everything that a reader gets from these bytes. @throws Refusal */
async function read(bytes: Buffer): Promise<string> {
  await writeFile(file, bytes);
  const all = createHash('sha256');
  for await (const entry of entriesOf(file)) all.update(entry.name).update(entry.bytes);
  return all.digest('hex');
}

it('with any one bit turned is refused, or is what it was: a few bits of the compression mean nothing', async () => {
  const params = { [constants.ZSTD_c_checksumFlag]: 1 };
  const archive = Readable.from(writeTar(entries(), new Date(0))).pipe(createZstdCompress({ params }));
  const whole = await buffer(archive);
  const right = await read(whole);
  const outcomes: string[] = [];
  for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 200)) {
    const damagedBytes = Buffer.from(whole);
    damagedBytes[at] = (damagedBytes[at] as number) ^ (1 << (at % 8));
    const outcome = read(damagedBytes).catch((error: unknown) => {
      if (error instanceof Refusal) return 'refused';
      throw error;
    });
    outcomes.push(await outcome);
  }
  expect(outcomes.filter((outcome) => outcome !== 'refused' && outcome !== right)).toEqual([]);
  expect(outcomes.filter((outcome) => outcome === 'refused').length).toBeGreaterThan(150);
});
