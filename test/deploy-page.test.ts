import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { variables } from '../src/settings/settings-variables.ts';
import { commands as operators } from '../tools/ops/commands.ts';

/** deploy/README.md only names what exists: files and their places, settings, commands, passwords. */

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = read('deploy/README.md');
const files = readdirSync(join(root, 'deploy'), { withFileTypes: true })
  .filter((file) => file.isFile() && file.name !== 'README.md')
  .map(({ name }) => name);
const blocks = [...page.matchAll(/^```\n([\s\S]*?)^```/gm)].map(([, block]) => block ?? '').join('');

it('names every file, and none that is not there', () => {
  const fileNames = [...blocks.matchAll(/\bdeploy\/([\w.-]+)/g)].map(([, name]) => name ?? '');
  expect(fileNames.filter((name) => name !== 'kubernetes' && !files.includes(name))).toEqual([]);
  expect(files.filter((name) => !page.includes(name))).toEqual([]);
});

it('puts each file where the file says that it belongs', () => {
  const places = files.flatMap((name) => {
    const [, place] = /^[#;] (\/etc\/\S+?),? (?:on|the same)/.exec(read(`deploy/${name}`)) ?? [];
    return place ? [{ name, place }] : [];
  });
  expect(places.length).toBeGreaterThan(6);
  for (const { name, place } of places) {
    const command = blocks.split('\n').find((line) => line.includes(`deploy/${name}`)) ?? '';
    expect([command, command.endsWith(place) || place.startsWith(command.split(' ').at(-1) ?? '-')]).toEqual([
      command,
      true,
    ]);
  }
});

it('installs the scripts that the configuration runs, and they can be read by a shell', () => {
  const scripts = files.filter((name) => name.endsWith('.sh'));
  const run = files.flatMap((name) => [...read(`deploy/${name}`).matchAll(/\/usr\/local\/bin\/([\w.-]+)/g)]);
  const installLine = blocks.split('\n').find((line) => line.endsWith('/usr/local/bin/')) ?? '';
  for (const [, script = ''] of run) expect(scripts).toContain(script);
  for (const script of scripts) {
    expect(installLine).toContain(`deploy/${script}`);
    execFileSync('sh', ['-n', join(root, 'deploy', script)]);
  }
});

it('sets what the shop reads', () => {
  const set = [...read('deploy/chowk.env').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '');
  expect(set.length).toBeGreaterThan(8);
  expect(set.filter((name) => !(name in variables.shape))).toEqual([]);
});

it('uses each password that has to be chosen on both sides', () => {
  for (const password of ['choose-one', 'choose-another', 'choose-a-third', 'choose-a-fourth']) {
    expect(page).toContain(password);
    expect(files.filter((name) => read(`deploy/${name}`).includes(password))).not.toEqual([]);
  }
});

it('names commands that there are', () => {
  const commands = [
    ...page.matchAll(/npm run (\w+)(?: -- ([a-z][a-z ]*[a-z]))?|tools\/ops\.mjs ([a-z][a-z ]*[a-z])/g),
  ];
  expect(commands.length).toBeGreaterThan(3);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const isThere = ([, script = 'ops', words = '', command = words]: RegExpExecArray) =>
    script in scripts &&
    (script !== 'torture' || existsSync(join(root, `tools/torture/${words}.torture.ts`))) &&
    (script !== 'ops' || operators.some((one) => one.words === command));
  expect(commands.filter((one) => !isThere(one)).map(([whole]) => whole)).toEqual([]);
});
