/**
 * Ways to get a browser on a machine without one, tried in this order. Each resolves to `{ path, from }`, or to `{ why
 * }` if it does not work here.
 */
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, run } from '../bootstrap/processes.mjs';

/** The folder of the downloaded browser. Deleting it costs a download. */
export const broughtFolder = join(root, '.build/browser');
/** The script that starts the downloaded browser, written last. */
export const ownBrowser = join(broughtFolder, 'chromium');

export const waysToBrowser = [fromDebian, fromPackage, fromPlaywright];

/** Debian's own package, if root can install it. */
async function fromDebian(node, find) {
  if (process.getuid?.() !== 0) return { why: 'apt-get install chromium: only root may' };
  if (!existsSync('/usr/bin/apt-get')) return { why: 'apt-get install chromium: this is not Debian' };
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  const install = ['install', '-y', '-q', '--no-install-recommends', 'chromium'];
  const { output } = await run('apt-get', install, { env });
  const path = find();
  return path ? { path, from: 'installed by apt-get' } : { why: `apt-get install chromium: ${last(output)}` };
}

/** A headless Chromium inside an npm package, with its libraries: 67 MB, pinned by hash, for Linux on x64. */
async function fromPackage(node) {
  const name = '@sparticuz/chromium';
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { why: `${name}: for Linux on x64 only` };
  const folder = join(broughtFolder, 'package');
  rmSync(folder, { recursive: true, force: true }); // remains of an interrupted run
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(join(root, 'tools/browser', file), join(folder, file));
  const install = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const installation = await run('npm', install, { cwd: folder });
  if (installation.code !== 0) return { why: `${name}: ${last(installation.output)}` };
  const unpacking = await run(node, [join(root, 'tools/browser/unpack.mjs'), folder, ownBrowser]);
  return unpacking.code === 0 ? runs(name) : { why: `${name}: ${last(unpacking.output)}` };
}

/** Playwright's own build, from its servers. The machine must have the libraries. */
async function fromPlaywright(node) {
  const name = "Playwright's download";
  const cli = join(root, bin('playwright-core'));
  if (!existsSync(cli)) return { why: `${name}: the packages are not installed` };
  const env = { PLAYWRIGHT_BROWSERS_PATH: join(broughtFolder, 'playwright') };
  const { code, output } = await run(node, [cli, 'install', '--no-shell', 'chromium'], { env });
  if (code !== 0) return { why: `${name}: its servers cannot be reached (${errorIn(output)})` };
  const ask = `console.log(require(${JSON.stringify(join(root, 'node_modules/playwright-core'))}).chromium.executablePath())`;
  rmSync(ownBrowser, { force: true });
  symlinkSync(last((await run(node, ['-e', ask], { env })).output), ownBrowser);
  return runs(name);
}

/** Runs `--version`: a program that exists may still lack a library. */
async function runs(name) {
  const { code, output } = await run(ownBrowser, ['--version']);
  if (code === 0) return { path: ownBrowser, from: name };
  rmSync(ownBrowser, { force: true });
  return { why: `${name}: does not run here (${last(output)})` };
}

/** The first line that names an error; its stack follows below. */
const errorIn = (output) => /^.*Error.*$/m.exec(output)?.[0].trim() ?? last(output);

const last = (output) => output.trim().split('\n').at(-1) ?? '';
