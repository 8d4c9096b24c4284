/**
 * Installs what the lock file says and compiles the messages, where they are missing or stale. Runs on Node 20.19 with
 * nothing installed.
 * `node tools/setup.mjs` does only this; the other tools begin with it.
 */
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNode, noNode } from './bootstrap/node-binary.mjs';
import { root, run } from './bootstrap/processes.mjs';
import { giveUp, step } from './bootstrap/steps.mjs';
import { compileMessages } from './messages.mjs';

const folder = join(root, 'node_modules');

/**
 * What is installed and what should be, package by package. npm keeps its own record of an install inside
 * node_modules and writes it last, so an interrupted install counts as none.
 *
 * @returns {string | undefined} why an install is needed
 */
export function whyStale() {
  const record = join(folder, '.package-lock.json');
  if (!existsSync(record)) return 'nothing is installed yet';
  const installed = readPackages(record);
  const wanted = Object.entries(readPackages(join(root, 'package-lock.json'))).filter(([path]) => path);
  const isOff = ([path, { version, optional }]) =>
    // Optional ones are for other machines too, and npm leaves those out.
    installed[path] ? installed[path].version !== version : !optional;
  const off = wanted.filter(isOff).map(([path]) => path.replace(/^node_modules\//, ''));
  return off.length
    ? `${off.slice(0, 3).join(', ')}${off.length > 3 ? ' and others' : ''} not as locked`
    : undefined;
}

const readPackages = (lockFile) => JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? {};

/**
 * Makes sure that everything is installed and the messages are compiled, and gives the Node to go on with. Ends the process with a sentence
 * where it cannot.
 *
 * Install scripts are not run: every native package here carries its binaries in the package. What a build and
 * the tests need is asked for by name, because NODE_ENV=production or an npm setting may leave it out.
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

if (process.argv[1] === new URL(import.meta.url).pathname) await setUp();
