import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** ARCHITECTURE.md shows the folders as they are. */

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
const [, map = ''] = /## The map\n\n```\n(.+?)```/s.exec(page) ?? [];
/** An indented line belongs to the folder above; only packages are written so. */
const foldersOnMap = map.split('\n').flatMap((line) => {
  const [, indent = '', path] = /^(\s*)([a-z]\S*)\s{2,}/.exec(line) ?? [];
  return path ? [indent ? `packages/${path}` : path] : [];
});
const [, table = ''] = /\n\| domain \|[^\n]+\n[^\n]+\n(.+?)\n\n/s.exec(page) ?? [];
const domains = table
  .split('\n')
  .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([a-z]+)\/`/g)])
  .map(([, name]) => name);
const foldersOf = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

it('the map names nothing that is not there', () => {
  expect(foldersOnMap.length).toBeGreaterThan(20);
  expect(foldersOnMap.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('the map names every folder of src and every package', () => {
  const folders = [
    ...foldersOf('src').map((name) => `src/${name}/`),
    ...foldersOf('packages').map((name) => `packages/${name}/`),
  ];
  expect(folders.filter((folder) => !foldersOnMap.includes(folder))).toEqual([]);
});

it('the table of domains is that of the folders', () => {
  expect(new Set(domains)).toEqual(new Set(foldersOf('src/domains')));
  expect(domains).toHaveLength(new Set(domains).size);
});

it('paths in the page lead somewhere', () => {
  const paths = [...page.matchAll(/`((?:src|test|docs|db|tools|bench|packages)\/[^`\s*…]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
