import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { compareVersions, majorOf } from './patches.mjs';
import { root } from './processes.mjs';

/** The oldest Node that runs the shop: it needs type stripping without a flag, argon2, and a process-wide `fetch`. */
const oldest = 24;

/** The Node that the lock file pins for this machine, installed or not. */
const candidates = [
  join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`),
  join(root, 'node_modules/.bin/node'),
];

/** The version of the file if it runs on this machine and is new enough: the pinned Node needs glibc. */
const versionOf = (file) => {
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return status === 0 && majorOf(stdout) >= oldest ? stdout.trim() : undefined;
};

/** The machine's own Node: what runs this, or what runs npm, which puts the pinned one before it. */
const own = () => {
  const ofNpm = /node\/(v[\d.]+)/.exec(process.env.npm_config_user_agent ?? '')?.[1];
  const node = [
    { file: process.execPath, version: process.version },
    ...(ofNpm && process.env.npm_node_execpath
      ? [{ file: process.env.npm_node_execpath, version: ofNpm }]
      : []),
  ];
  return node.filter(({ version }) => majorOf(version) >= oldest);
};

/**
 * The Node to run the shop with: the pinned one, or the machine's own if that is a newer patch of the same major, since
 * security fixes must not wait for the pinned package. Without a pinned one that runs, the machine's own if new enough.
 *
 * @returns {string | undefined} undefined if there is neither; `noNode` says what to do
 */
export function findNode() {
  const file = candidates.find((path) => existsSync(path));
  const isThis = file && realpathSync(file) === realpathSync(process.execPath);
  const version = isThis ? process.version : file && versionOf(file);
  if (!version) return own()[0]?.file;
  const newer = own().find(
    (one) => majorOf(one.version) === majorOf(version) && compareVersions(one.version, version) > 0,
  );
  return newer?.file ?? file;
}

export const noNode =
  `the shop needs Node ${oldest} or newer; this is ${process.version}, and the pinned one is not installed or does not run here. ` +
  `Run "npm run doctor" to see why, or install Node ${oldest} (nodejs.org) and run the command again.`;
