import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

/** The workflows run commands and files that exist, and actions by commit. This does not test whether they pass. */

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Job {
  uses?: string;
  permissions?: Record<string, string>;
  strategy?: { matrix: { node?: number[] } };
  steps?: { uses?: string; run?: string; if?: string; with?: Record<string, unknown> }[];
}
interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = '.github/workflows';
const workflows = readdirSync(join(root, folder)).map((name) => [name, read(`${folder}/${name}`)] as const);
const jobsOf = (text: string) => Object.values((parse(text) as Workflow).jobs);
const stepsOf = (text: string) => jobsOf(text).flatMap(({ steps = [] }) => steps);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

it.each(workflows)('%s names each action by its commit, with the version beside it', (_, text) => {
  const actions = [...text.matchAll(/\buses: (.+)$/gm)].map(([, action = '']) => action);
  expect(actions.length).toBeGreaterThan(0);
  const [own, others] = [true, false].map((isOwn) => actions.filter((one) => one.startsWith('./') === isOwn));
  expect(others?.filter((one) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(one))).toEqual([]);
  expect(own?.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('all workflows mean one commit by one version of an action', () => {
  const actions = workflows.flatMap(([, text]) => text.match(/[\w-]+\/[\w-]+@[0-9a-f]{40} # v\S+/g) ?? []);
  const names = new Set(actions.map((one) => one.split('@')[0]));
  expect(new Set(actions).size).toBe(names.size);
});

it.each(workflows)('%s runs what there is', (_, text) => {
  const commands = stepsOf(text).flatMap(({ run }) => run ?? []);
  const npm = commands.flatMap((run) => [...run.matchAll(/\bnpm (run (\w+)|test|start)\b/g)]);
  const missing = npm.map(([, word = '', name = word]) => name).filter((name) => !(name in scripts));
  expect(missing).toEqual([]);
  const files = commands.flatMap((run) => run.match(/(?:\.ci|deploy|tools)\/[\w./-]+/g) ?? []);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  for (const file of files.filter((path) => path.startsWith('.ci/')))
    accessSync(join(root, file), constants.X_OK);
});

it.each(workflows)(
  '%s may only read, unless a job says what it writes, and leaves no token in the checkout',
  (_, text) => {
    expect((parse(text) as Workflow).permissions).toEqual({ contents: 'read' });
    const checkouts = stepsOf(text).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  },
);

it('the tests run on both supported lines of Node and show what failed; the image is built, started and asked', () => {
  const text = read(`${folder}/test.yml`);
  expect(jobsOf(text).flatMap(({ strategy }) => strategy?.matrix.node ?? [])).toEqual([22, 24]);
  const upload = stepsOf(text).find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
  expect(upload).toMatchObject({ if: 'failure()', with: { 'include-hidden-files': true } });
  expect(read('playwright.config.ts')).toContain(`outputDir: '${String(upload?.with?.path)}/`);
  expect(text).toMatch(/docker compose up[\s\S]*until-ready http:\/\/localhost:3000\/readyz/);
});

it('updates are looked for where there are packages', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as {
    updates: { 'package-ecosystem': string; directories?: string[] }[];
  };
  const npm = updates.find((one) => one['package-ecosystem'] === 'npm')?.directories ?? [];
  const locks = globSync(['package-lock.json', 'packages/*/package-lock.json', 'tools/*/package-lock.json'], {
    cwd: root,
  });
  const folders = locks.map((path) => join('/', path, '..'));
  expect(npm.toSorted()).toEqual(folders.toSorted());
});

it('a release is of the version that package.json has, with its part of the changelog', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const notes = (tag: string) =>
    execFileSync(join(root, '.ci/release-notes'), [tag], { encoding: 'utf8', stdio: 'pipe' });
  expect(
    read('CHANGELOG.md')
      .split(/^## /m)
      .map((part) => part.split('\n').slice(1).join('\n').trim()),
  ).toContain(notes(`v${version}`).trim());
  expect(() => notes('v999.0.0')).toThrow('package.json');
});
