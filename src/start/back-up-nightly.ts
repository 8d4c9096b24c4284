import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The operator's commands, found from the built server as well as from the sources. */
const ops = join(import.meta.dirname, '../../tools/ops/main.ts');

/**
 * Writes the night's backup and test-restores it in a separate process: `npm run ops -- backup nightly`.
 * @throws with the command's output when it fails
 */
export async function backUpNightly(): Promise<void> {
  await promisify(execFile)(process.execPath, [ops, 'backup', 'nightly'], {
    cwd: join(import.meta.dirname, '../..'),
  });
}
