/**
 * `node tools/complete-lock.mjs`: adds to the lock file the optional packages for other machines that the current
 * registry lacks. npm leaves those out, and `npm ci` then rejects the whole lock file. They are added by version and
 * platform, without a hash, and downloaded only on such a machine. Run it after changing dependencies;
 * test/lock-file.test.ts says when it is needed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWords } from './bootstrap/help.mjs';
import { root } from './bootstrap/processes.mjs';

readWords(
  'node tools/complete-lock.mjs: adds to package-lock.json the optional packages for other machines.',
);

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const newEntries = [];

for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (lock.packages[`node_modules/${name}`] || lock.packages[`${path}/node_modules/${name}`]) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      ...machineOf(name),
      ...(dev && { dev }),
      optional: true,
    };
    newEntries.push(`${name}@${version}`);
  }
}

const byPath = ([a], [b]) => a.localeCompare(b, 'en');
lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(byPath));
if (newEntries.length) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(
  newEntries.length ? `Added ${newEntries.length}: ${newEntries.join(', ')}` : 'The lock file is whole.',
);

/** The platform that a package is for, read from its name: `@scope/binding-linux-arm64-musl`. */
function machineOf(name) {
  const words = name.split(/[-/]/);
  const namedWords = (...names) => words.filter((word) => names.includes(word));
  const os = namedWords(
    'aix',
    'android',
    'darwin',
    'freebsd',
    'linux',
    'netbsd',
    'openbsd',
    'openharmony',
    'sunos',
    'win32',
  );
  const cpu = namedWords('arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64');
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.includes('gnu')
      ? ['glibc']
      : [];
  return { ...(cpu.length && { cpu }), ...(libc.length && { libc }), ...(os.length && { os }) };
}
