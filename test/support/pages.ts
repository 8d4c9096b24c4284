import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages } from '../../src/http/built-pages.ts';

const root = join(import.meta.dirname, '../..');

/** The built pages. `npm test` has built them already; a test that runs alone builds them if they are missing. */
export async function testPages() {
  if (!existsSync(join(root, '.build/made-from')))
    execFileSync(process.execPath, ['tools/build.mjs'], { cwd: root });
  return builtPages(join(root, '.build'));
}
