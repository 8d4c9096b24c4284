import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The release before the newest migration. */
export interface ReleaseBefore {
  readonly commit: string;
  /** The migration between that release and these sources. */
  readonly migration: string;
}

/**
 * Finds the last commit without the newest migration in the history of these sources.
 * @returns null without such a history: no repository, or a shallow clone
 */
export function findReleaseBefore(): ReleaseBefore | null {
  const migration = readdirSync(join(root, 'db/migrations')).toSorted().at(-1) ?? '';
  try {
    const addingCommit = git(
      'log',
      '-1',
      '--diff-filter=A',
      '--format=%H',
      '--',
      `db/migrations/${migration}`,
    );
    const commit = git('rev-parse', '--short', addingCommit ? `${addingCommit}~1` : 'HEAD');
    // The oldest commit of a shallow clone seems to have added everything.
    return git('ls-tree', commit, `db/migrations/${migration}`) ? null : { commit, migration };
  } catch {
    return null;
  }
}

/** Puts a commit's sources into a separate folder and builds them. @throws the build's output */
export function buildRelease({ commit }: ReleaseBefore): string {
  const folder = mkdtempSync(join(tmpdir(), 'chowk-release-'));
  execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C ${folder}`], { cwd: root });
  installPackages(folder);
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  run('tools/messages.mjs');
  // Imported rather than run as a program, which would also install packages over the shared ones.
  const buildCommand = `(await import('./tools/build.mjs')).build(process.execPath).then((ok) => process.exit(ok ? 0 : 1))`;
  run('--input-type=module', '-e', buildCommand);
  return folder;
}

/** Shares the packages of these sources if they match that release's lock file, else installs its own. */
function installPackages(folder: string): void {
  const read = (file: string) =>
    (JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, { version?: string }> }).packages;
  const here = read(join(root, 'package-lock.json'));
  const isShared = Object.entries(read(join(folder, 'package-lock.json'))).every(
    ([path, { version }]) => path === '' || here[path]?.version === version,
  );
  if (isShared) return symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const options = ['--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  execFileSync('npm', ['ci', ...options], { cwd: folder, stdio: 'ignore' });
}

/** These sources, built with one more migration: what a careless release would do. */
export function carelessRelease(statement: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'chowk-careless-'));
  mkdirSync(join(folder, 'db'));
  for (const name of ['node_modules', 'package.json', 'src', 'packages', 'tools'])
    symlinkSync(join(root, name), join(folder, name));
  cpSync(join(root, '.build'), join(folder, '.build'), { recursive: true });
  for (const part of readdirSync(join(root, 'db')))
    cpSync(join(root, 'db', part), join(folder, 'db', part), { recursive: true });
  execFileSync('sh', ['-c', 'cat > db/migrations/9999-careless.sql'], { cwd: folder, input: statement });
  if (!existsSync(join(folder, '.build/server/main.js'))) throw new Error('there is no build');
  return folder;
}
