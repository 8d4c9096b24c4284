/** `npm run build`: builds everything in .build from the sources. `npm start` calls it if the sources have changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWords } from './bootstrap/help.mjs';
import { bin, root, run } from './bootstrap/processes.mjs';
import { giveUp, step } from './bootstrap/steps.mjs';
import { setUp } from './setup.mjs';

/**
 * The bundles: a name, and the arguments for the pinned Node. vite.config.ts describes what each builds. None reads what another
 * writes.
 */
const bundles = [
  ['server', [bin('vite'), 'build', '--mode', 'server', '--configLoader', 'native']],
  ["browser's files", [bin('vite'), 'build', '--configLoader', 'native']],
  ["rendered pages' bundle", [bin('vite'), 'build', '--ssr', '--configLoader', 'native']],
  ['desk', [bin('vite'), 'build', '--mode', 'desk', '--configLoader', 'native']],
  ['design gallery', [bin('vite'), 'build', '--mode', 'gallery', '--configLoader', 'native']],
  ['service worker', [bin('vite'), 'build', '--mode', 'worker', '--configLoader', 'native']],
];
/** Follows the bundles, since it reads them. */
const compression = ['compressed copies', ['tools/compress-assets.mjs']];

/** Everything a build depends on. */
const sources = [
  'src',
  'packages',
  'db/town',
  'vite.config.ts',
  'tsconfig.base.json',
  'package-lock.json',
  'tools/build.mjs',
  'tools/compress-assets.mjs',
  'tools/messages.mjs',
  'tools/vite',
];
const stamp = join(root, '.build/made-from');

/** A hash of the sources' contents, since a clone's file times say nothing. Leaves out tests and the build tools themselves. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of filesIn(source)) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesIn(path) {
  if (!existsSync(join(root, path))) return [];
  if (statSync(join(root, path)).isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => filesIn(`${path}/${name}`));
}

/** Whether the last build was made from the present sources. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/**
 * V8's defaults would let new objects take 128 MB and keep it (record 224), and let garbage grow the old heap to
 * several times the live size before collecting it (record 224).
 */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=30'];

/** Arguments for `node` to serve: the bundled server or, if that is older than the sources, the sources themselves. */
export function serverArguments() {
  return [...serverFlags, isBuilt() ? '.build/server/main.js' : 'src/main.ts'];
}

/**
 * Builds if the sources have changed since the last build.
 *
 * @param {string} node the Node to build with
 * @param {{ always?: boolean }} [options]
 * @returns {Promise<boolean>} whether there is a build now
 */
export async function build(node, { always = false } = {}) {
  if (!always && isBuilt()) return true;
  const now = fingerprint();
  rmSync(stamp, { force: true }); // an interrupted build does not count
  const make = ([name, args]) => step(name, () => run(node, args, { env: { NODE_ENV: 'production' } }));
  if (!(await makeBundles(make)) || !(await make(compression))) return false;
  mkdirSync(join(root, '.build'), { recursive: true });
  writeFileSync(stamp, now);
  return true;
}

/** Two bundles at a time, for two cores; after a failed one, no more begin. */
async function makeBundles(make) {
  const waiting = [...bundles];
  const work = async () => {
    for (let bundle = waiting.shift(); bundle; bundle = waiting.shift())
      if (!(await make(bundle))) {
        waiting.length = 0;
        return false;
      }
    return true;
  };
  return (await Promise.all([work(), work()])).every(Boolean);
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  readWords('npm run build: installs what is missing, and builds everything in .build from the sources.');
  if (!(await build(await setUp(), { always: true }))) giveUp('the build failed; what it said is above.');
}
