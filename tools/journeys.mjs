/** `npm run journeys [-- NAME ...]`: walks the browser journeys, all of them or those named, against a shop of their own. */
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWords } from './bootstrap/help.mjs';
import { bin, root, run } from './bootstrap/processes.mjs';
import { giveUp } from './bootstrap/steps.mjs';
import { findBrowser, noBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { setUp } from './setup.mjs';

/**
 * Walks journeys with a new data folder, so that the shop starts for the first time.
 *
 * @param {string} node the Node to run with
 * @param {{ words?: string[], env?: Record<string, string> }} [options] words and variables for Playwright
 * @returns {Promise<number>} Playwright's exit code
 */
export async function walk(node, { words = [], env = {} } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'chowk-journeys-'));
  chmodSync(dataDir, 0o755); // for root: PostgreSQL runs as another user, who must be able to enter it
  const args = [bin('playwright'), 'test', ...words];
  const { code } = await run(node, args, { show: true, env: { JOURNEYS_DATA_DIR: dataDir, ...env } });
  rmSync(dataDir, { recursive: true, force: true });
  return code;
}

/** Options of Playwright. */
const options = Object.fromEntries([
  ...'project grep trace workers retries repeat-each timeout reporter'
    .split(' ')
    .map((name) => [`--${name}`, 'value']),
  ...['--headed', '--debug', '--ui', '--list', '-x'].map((name) => [name, 'alone']),
]);

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const files = readdirSync(join(root, 'test/journeys')).map((file) => `test/journeys/${file}`);
  const words = readWords(
    `npm run journeys [-- NAME ... [OPTION ...]]: walks every browser journey of test/journeys, in half an hour; or those named
  NAME                a journey, or a part of its name: buy-a-kurta
  --project=phone     at a phone's width only; or --project=wide
  Playwright's --grep TEXT, --headed, --debug, --ui, --list, --trace on, --workers N, --retries N, --repeat-each N and -x
  are taken too. JOURNEYS_SERVERS=2 walks them at two servers behind nginx.`,
    { options, takes: (word) => files.some((file) => file.includes(word.replace(/(:\d+)+$/, ''))) },
  );
  const node = await setUp();
  if (!(await build(node))) giveUp('the build failed; what it said is above.');
  const browser = findBrowser() ?? giveUp(noBrowser);
  process.exitCode = await walk(node, {
    words,
    env: { CHROMIUM_PATH: browser, JOURNEYS: 'all' },
  });
}
