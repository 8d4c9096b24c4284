/** Finds the browser for the journeys. `node tools/browser.mjs` prints its path, and downloads a browser if there is none. */
import { accessSync, constants, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { readWords } from './bootstrap/help.mjs';
import { findNode } from './bootstrap/node-binary.mjs';
import { giveUp } from './bootstrap/steps.mjs';
import { ownBrowser, broughtFolder, waysToBrowser } from './browser/ways.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * CHROMIUM_PATH, or a Chromium or Chrome on the machine, or the downloaded one.
 *
 * @returns {string | undefined}
 */
export function findBrowser() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [process.env.CHROMIUM_PATH, ...onPath, ...elsewhere, ownBrowser];
  return candidates.find((file) => file && isProgram(file));
}

export const noBrowser =
  'there is no Chromium or Chrome on this machine. "npm test" and "node tools/browser.mjs" bring one; or install one ' +
  '(Debian: "sudo apt-get install chromium"), or set CHROMIUM_PATH to one.';

/**
 * Finds a browser, or downloads one.
 *
 * @param {string} node the Node to run tools with
 * @returns {Promise<{ code: number, output: string, path?: string, note?: string }>} as a step's result
 */
export async function findOrBringBrowser(node) {
  if (process.env.CHROMIUM_PATH && !isProgram(process.env.CHROMIUM_PATH))
    return { code: 1, output: `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, and no program is there.` };
  const browser = findBrowser();
  if (browser) return { code: 0, output: '', path: browser, note: browser };
  const reasons = [];
  for (const way of waysToBrowser) {
    const { path, from, why } = await way(node, findBrowser);
    if (path) return { code: 0, output: '', path, note: `${path}, from ${from}` };
    reasons.push(why);
  }
  rmSync(broughtFolder, { recursive: true, force: true });
  return { code: 1, output: `${noBrowser}\nTried: ${reasons.join('; ')}.` };
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
  readWords(
    'node tools/browser.mjs: prints the path of the browser for the journeys; downloads one if there is none.',
  );
  const { path, output } = await findOrBringBrowser(findNode() ?? process.execPath);
  console.log(path ?? giveUp(output));
}
