/**
 * `npm run doctor`: checks this machine. Each fault is printed with its fix, and each program that lacks published security
 * fixes (bootstrap/patches.mjs; nothing is asked over the network). Changes nothing. Exits with 1 on a fault.
 */
import { spawnSync } from 'node:child_process';
import fs, { accessSync, constants, existsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { delimiter, dirname, resolve } from 'node:path';
import { readWords } from './bootstrap/help.mjs';
import { findNode } from './bootstrap/node-binary.mjs';
import { lacksFixes } from './bootstrap/patches.mjs';
import { root } from './bootstrap/processes.mjs';
import { findBrowser, noBrowser } from './browser.mjs';
import { fault, fine, lookAtDatabase, old } from './doctor/look-at-database.mjs';
import { whyStale } from './setup.mjs';

readWords(`npm run doctor: checks this machine and prints a fix for each fault. Changes nothing; exits with 1 on a fault.
  PORT, HOST, DATA_DIR, DATABASE_URL, REDIS_URL and SHOP_FILE are taken into account.`);

const first = ({ stdout, stderr }) => `${stdout ?? ''}${stderr ?? ''}`.trim().split('\n')[0];
const ask = (command, ...args) => spawnSync(command, args, { encoding: 'utf8', cwd: root });

/** The version of the machine's own Node: npm puts the project's first on the PATH. */
function machinesNode() {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'));
  const { status, stdout } = spawnSync('node', ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: folders.join(delimiter) },
  });
  return status === 0 ? stdout.trim() : undefined;
}

const dataDir = resolve(root, process.env.DATA_DIR || '.data');
const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || '127.0.0.1';

/** The nearest folder that exists: the data folder is only created at the first start. */
const standing = (folder) => (existsSync(folder) ? folder : standing(dirname(folder)));

const redisFix =
  'Start it, or correct REDIS_URL. The shop runs without it: messages then reach other servers only when browsers ask.';

/** The checks: a name, and a function that returns what it found and, if that is a fault, the fix. */
const looks = [
  [
    'Node that bootstraps',
    () => {
      const version = machinesNode();
      if (!version) return fault('none on the PATH', 'Install Node 20.19 or newer (nodejs.org).');
      const [major, minor] = version.replace('v', '').split('.').map(Number);
      return major > 20 || (major === 20 && minor >= 19)
        ? fine(version)
        : fault(version, 'Install Node 20.19 or newer (nodejs.org).');
    },
  ],
  [
    'npm',
    () => {
      const answer = ask('npm', '--version');
      return answer.status === 0
        ? fine(answer.stdout.trim())
        : fault('not found', 'Install npm; it comes with Node.');
    },
  ],
  [
    'packages',
    () => {
      const reason = whyStale();
      return reason
        ? fault(reason, 'Run "npm start", or "npm ci --ignore-scripts --include=dev --include=optional".')
        : fine('as locked');
    },
  ],
  [
    'Node that runs the shop',
    () => {
      const node = findNode();
      if (!node)
        return fault(
          `none for ${process.platform}-${process.arch}`,
          'Install the packages (above), or Node 24 or newer for this machine.',
        );
      const version = first(ask(node, '--version'));
      const lack = lacksFixes('node', version);
      return lack
        ? old(
            `${lack} (${node})`,
            'Install the newest Node 24 (nodejs.org): a newer one than this is used by itself.',
          )
        : fine(`${version} (${node})`);
    },
  ],
  [
    'file of the shop',
    () => {
      const file = process.env.SHOP_FILE;
      if (!file) return fine('SHOP_FILE is not set: the built-in shop');
      const reader = new URL('../src/settings/read-shop-file.ts', import.meta.url);
      const script = `const { readShopFile } = await import('${reader}'); console.log(readShopFile(process.env.SHOP_FILE).faults.join('; '))`;
      const { status, stdout, stderr } = spawnSync(
        findNode() ?? 'node',
        ['--input-type=module', '-e', script],
        { encoding: 'utf8' },
      );
      const version = status === 0 ? stdout.trim() : first({ stderr });
      return version ? fault(version, 'Correct it; deploy/udaipur.json is an example.') : fine(file);
    },
  ],
  ['PostgreSQL', () => lookAtDatabase(process.env.DATABASE_URL)],
  [
    'Redis',
    () => {
      if (!process.env.REDIS_URL)
        return fine('REDIS_URL is not set; servers hear of each other by the database');
      if (!URL.canParse(process.env.REDIS_URL)) return fault('REDIS_URL is no address', redisFix);
      const { hostname, port: redisPort } = new URL(process.env.REDIS_URL);
      const where = `${hostname}:${redisPort || 6379}`;
      return new Promise((whenDone) => {
        const socket = connect(Number(redisPort || 6379), hostname, () => {
          socket.destroy();
          whenDone(fine(`${where} lets in`));
        });
        socket.setTimeout(3_000, () => socket.destroy(new Error('no answer within 3 s')));
        socket.once('error', ({ message }) => whenDone(fault(`${where}: ${message}`, redisFix)));
      });
    },
  ],
  [
    'user for PostgreSQL',
    () => {
      if (process.env.DATABASE_URL || process.getuid?.() !== 0) return fine('this user');
      const account = ['postgres', '_postgres', 'nobody'].find((name) => ask('id', '-u', name).status === 0);
      return account
        ? fine(`${account}, because this is root`)
        : fault(
            'none, and this is root',
            'Run "useradd --system postgres", or start the shop as an ordinary user.',
          );
    },
  ],
  [
    'locale C.UTF-8',
    () => {
      if (process.platform !== 'linux') return fine('built in');
      return /^C\.utf-?8$/im.test(ask('locale', '-a').stdout ?? 'C.UTF-8')
        ? fine('there')
        : fault(
            'missing',
            'Install it (Debian: "apt-get install libc-bin"; Fedora: "dnf install glibc-langpack-en").',
          );
    },
  ],
  [
    'data folder',
    () => {
      const folder = standing(dataDir);
      try {
        accessSync(folder, constants.W_OK | constants.X_OK);
        return fine(dataDir);
      } catch {
        return fault(
          `${folder} cannot be written to`,
          'Start the shop as its owner, or set DATA_DIR to a folder of your own.',
        );
      }
    },
  ],
  [
    'disk space',
    () => {
      const { bavail, bsize } = fs.statfsSync(standing(dataDir));
      const gigabytes = (bavail * bsize) / 1e9;
      return gigabytes >= 2
        ? fine(`${gigabytes.toFixed(0)} GB free`)
        : fault(
            `${gigabytes.toFixed(1)} GB free`,
            'Free some: the packages, the build and the demo shop take about 1 GB.',
          );
    },
  ],
  [
    'port',
    () =>
      new Promise((whenDone) => {
        const probe = createServer();
        probe.once('error', ({ code }) =>
          whenDone(
            code === 'EADDRINUSE'
              ? fault(
                  `${port} is in use`,
                  `Stop what listens there (is the shop running already?), or start with PORT=${port + 1}.`,
                )
              : fault(
                  `${host}:${port} cannot be opened (${code})`,
                  'Set PORT to a number above 1023, and HOST to an address of this machine.',
                ),
          ),
        );
        probe.listen(port, host, () => probe.close(() => whenDone(fine(`${host}:${port} is free`))));
      }),
  ],
  [
    'browser for the journeys',
    () => {
      const version = findBrowser();
      return version ? fine(version) : fault('none', `For "npm test": ${noBrowser}`);
    },
  ],
];

const counts = { FAULT: 0, OLD: 0, ok: 0 };
for (const [name, look] of looks) {
  const { found, fix, isOld } = await look();
  const kind = isOld ? 'OLD' : fix ? 'FAULT' : 'ok';
  counts[kind] += 1;
  console.log(`${kind.padEnd(5)} ${name.padEnd(26)} ${found}`);
  if (fix) console.log(`      ${' '.repeat(26)} ${fix}`);
}
const sums = [
  ...(counts.FAULT ? [`${counts.FAULT} to mend.`] : []),
  ...(counts.OLD
    ? [`${counts.OLD} to update: the shop runs, but what is old has known security holes.`]
    : []),
];
console.log(`\n${sums.join(' ') || 'This machine is well.'}`);
process.exitCode = counts.FAULT ? 1 : 0;
