/**
 * Installs the locked packages and compiles the messages, if they are missing or stale. Runs on Node 20.19 with nothing
 * installed. `node tools/setup.mjs` does only this; the other tools start with it.
 */
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWords } from './bootstrap/help.mjs';
import { findNode, noNode } from './bootstrap/node-binary.mjs';
import { root, run } from './bootstrap/processes.mjs';
import { giveUp, step } from './bootstrap/steps.mjs';
import { compileMessages } from './messages.mjs';

const folder = join(root, 'node_modules');

/**
 * Compares the installed packages with the lock file. npm writes its own record of an install last, inside
 * node_modules, so an interrupted install does not count.
 *
 * @returns {string | undefined} why an install is needed
 */
export function whyStale() {
  const record = join(folder, '.package-lock.json');
  if (!existsSync(record)) return 'nothing is installed yet';
  const packages = readPackages(record);
  const entries = Object.entries(readPackages(join(root, 'package-lock.json'))).filter(([path]) => path);
  const isOff = ([path, { version, optional }]) =>
    // Optional packages may be for other platforms; npm skips those.
    packages[path] ? packages[path].version !== version : !optional;
  const off = entries.filter(isOff).map(([path]) => path.replace(/^node_modules\//, ''));
  return off.length
    ? `${off.slice(0, 3).join(', ')}${off.length > 3 ? ' and others' : ''} not as locked`
    : undefined;
}

const readPackages = (lockFile) => JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? {};

/**
 * Makes sure that everything is installed and the messages are compiled, and returns the Node to continue with. If it
 * cannot, it ends the process with a sentence.
 *
 * Install scripts do not run: every native package here contains its binaries. Packages for building and testing are
 * requested explicitly, because NODE_ENV=production or an npm setting may leave them out.
 *
 * @returns {Promise<string>} the path of Node
 */
export async function setUp() {
  const reason = whyStale();
  if (reason && isLink()) giveUp(`${reason}, and node_modules is a link. Install there, where it leads.`);
  if (reason) {
    console.log('Installing the packages; the first time this takes a minute.');
    const fine = await step('install', async () => ({
      ...(await run('npm', [
        'ci',
        '--ignore-scripts',
        '--include=dev',
        '--include=optional',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      ])),
      note: reason,
    }));
    if (!fine)
      giveUp(
        'the packages could not be installed. Is the registry reachable? "npm run doctor" looks further.',
      );
  }
  await compileMessages();
  return findNode() ?? giveUp(noNode);
}

const isLink = () => lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() === true;

if (process.argv[1] === new URL(import.meta.url).pathname) {
  readWords(
    'node tools/setup.mjs: installs the locked packages and compiles the messages, if they are missing or stale.',
  );
  await setUp();
}
