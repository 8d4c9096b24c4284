import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.mjs';

/** The oldest Node that runs the shop: it needs type stripping without a flag, argon2, and a process-wide `fetch`. */
const oldest = 24;

/** The Node that the lock file pins for this machine, installed or not. */
const pinned = [
  join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`),
  join(root, 'node_modules/.bin/node'),
];

const major = (version) => Number(version.replace(/^v/, '').split('.')[0]);

/** Whether the file runs on this machine: the pinned Node needs glibc. */
const runs = (file) => {
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return status === 0 && major(stdout) >= oldest;
};

/**
 * The Node to run the shop with: the pinned one, or the machine's own if it is new enough.
 *
 * @returns {string | undefined} undefined if there is neither; `noNode` says what to do
 */
export function findNode() {
  const found = pinned.find((file) => existsSync(file));
  if (found && realpathSync(found) === realpathSync(process.execPath)) return found;
  if (found && runs(found)) return found;
  return major(process.version) >= oldest ? process.execPath : undefined;
}

export const noNode =
  `the shop needs Node ${oldest} or newer; this is ${process.version}, and the pinned one is not installed or does not run here. ` +
  `Run "npm run doctor" to see why, or install Node ${oldest} (nodejs.org) and run the command again.`;
