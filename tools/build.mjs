/** `npm run build`: makes everything in .build from the sources. `npm start` calls it when the sources have changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, run } from './bootstrap/processes.mjs';
import { giveUp, step } from './bootstrap/steps.mjs';
import { setUp } from './setup.mjs';

/** The build, step by step: a name and what the pinned Node runs. What each makes is said in vite.config.ts. */
const steps = [
  ["browser's files", [bin('vite'), 'build', '--configLoader', 'native']],
  ["rendered pages' bundle", [bin('vite'), 'build', '--ssr', '--configLoader', 'native']],
  ['desk', [bin('vite'), 'build', '--mode', 'desk', '--configLoader', 'native']],
  ['design gallery', [bin('vite'), 'build', '--mode', 'gallery', '--configLoader', 'native']],
  ['service worker', [bin('vite'), 'build', '--mode', 'worker', '--configLoader', 'native']],
  ['server', [bin('vite'), 'build', '--mode', 'server', '--configLoader', 'native']],
  ['compressed copies', ['tools/compress-assets.mjs']],
];

/** All that a build depends on. */
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

/** A fingerprint of the sources' contents: a clone's file times say nothing. Tests and the build's makers left out. */
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

/** Whether the last build was made from the sources as they are. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/**
 * V8 would let new objects take 128 MB and keep it (record 161), and let old ones that nobody needs any more grow to several times
 * what lives before it looks at them (record 228).
 */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=30'];

/** What `node` is given to serve: the server in one file or, if that is older than the sources, the sources themselves. */
export function serverArguments() {
  return [...serverFlags, isBuilt() ? '.build/server/main.js' : 'src/main.ts'];
}

/**
 * Builds, where the sources are not the ones the last build was made from.
 *
 * @param {string} node the Node to build with
 * @param {{ always?: boolean }} [options]
 * @returns {Promise<boolean>} whether there is a build now
 */
export async function build(node, { always = false } = {}) {
  if (!always && isBuilt()) return true;
  const now = fingerprint();
  rmSync(stamp, { force: true }); // an interrupted build is none
  for (const [name, args] of steps)
    if (!(await step(name, () => run(node, args, { env: { NODE_ENV: 'production' } })))) return false;
  mkdirSync(join(root, '.build'), { recursive: true });
  writeFileSync(stamp, now);
  return true;
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  if (!(await build(await setUp(), { always: true }))) giveUp('the build failed; what it said is above.');
