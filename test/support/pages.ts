import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages } from '../../src/http/built-pages.ts';

const root = join(import.meta.dirname, '../..');

/** The pages as they are built; `npm test` has just built them, and a test that is run by itself builds what is missing. */
export async function testPages() {
  if (!existsSync(join(root, '.build/made-from')))
    execFileSync(process.execPath, ['tools/build.mjs'], { cwd: root });
  return builtPages(join(root, '.build'));
}
