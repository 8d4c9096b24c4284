import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The operator's commands, from the built server as from the source. */
const ops = join(import.meta.dirname, '../../tools/ops/main.ts');

/**
 * Writes the night's backup and tries to restore it, in a process of its own: `npm run ops -- backup nightly`.
 * @throws with what the command printed, where it failed
 */
export async function backUpNightly(): Promise<void> {
  await promisify(execFile)(process.execPath, [ops, 'backup', 'nightly'], {
    cwd: join(import.meta.dirname, '../..'),
  });
}
