/** Finds the browser that the journeys run in. `node tools/browser.mjs` prints its path, installing one where it may. */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './bootstrap/processes.mjs';
import { giveUp } from './bootstrap/steps.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * CHROMIUM_PATH, else a Chromium or Chrome on the machine.
 *
 * @returns {string | undefined}
 */
export function findBrowser() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...onPath, ...elsewhere].find((file) => file && isProgram(file));
}

export const noBrowser =
  'there is no Chromium or Chrome on this machine. Install one (Debian: "sudo apt-get install chromium"), or set CHROMIUM_PATH to one.';

/**
 * A browser, installed by apt-get where root may and there is none.
 *
 * @returns {Promise<{ code: number, output: string, path?: string, note?: string }>} as a step's result
 */
export async function findOrInstallBrowser() {
  if (process.env.CHROMIUM_PATH && !isProgram(process.env.CHROMIUM_PATH))
    return { code: 1, output: `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, and no program is there.` };
  const found = findBrowser();
  if (found) return { code: 0, output: '', path: found, note: found };
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return { code: 1, output: noBrowser };
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  const { code, output } = await run(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
    { env },
  );
  const path = findBrowser();
  return path
    ? { code: 0, output: '', path, note: `${path}, installed just now` }
    : { code: code || 1, output: `${output}\n${noBrowser}` };
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { path, output } = await findOrInstallBrowser();
  console.log(path ?? giveUp(output));
}
