import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { builtPages } from '../src/http/built-pages.ts';

/** Limits for a first view in bytes after gzip (1 KB = 1,000 bytes here). `npm run bench -- weight` weighs all that arrives later. */
const max = { scripts: 125_000, styles: 15_000, files: 10 };

/** Words that occur only in zod, in embla and in the paths of the API. */
const strangers = ['ZodType', 'scrollSnapList', 'palce-order'];

const root = join(import.meta.dirname, '..');
if (!existsSync(join(root, '.build/made-from')))
  execFileSync(process.execPath, ['tools/build.mjs'], { cwd: root });
const { filesOf, assetsFolder = '' } = await builtPages(join(root, '.build'));
const weigh = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(assetsFolder, file)), { level: 9 }).length, 0);

describe.each(['home', 'listing', 'product'])('the first visit to the %s page', (page) => {
  const { early = '', scripts, styles } = filesOf(page);

  it('fetches few scripts, and light ones', () => {
    expect(weigh([early, ...scripts])).toBeLessThanOrEqual(max.scripts);
  });

  it('fetches light styles', () => {
    expect(weigh(styles)).toBeLessThanOrEqual(max.styles);
  });

  it('fetches few files', () => {
    expect([early, ...scripts, ...styles].length).toBeLessThanOrEqual(max.files);
  });

  it('brings no schemas, no carousel and no table of calls', () => {
    const code = [early, ...scripts].map((file) => readFileSync(join(assetsFolder, file), 'utf8')).join('\n');
    expect(strangers.filter((word) => code.includes(word))).toEqual([]);
  });
});

type Chunks = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;
const chunks = JSON.parse(readFileSync(join(assetsFolder, '.vite/manifest.json'), 'utf8')) as Chunks;

/** The files of these modules, with all that they import. */
function filesFrom(keys: readonly string[]): string[] {
  const visitedKeys = new Set<string>();
  const visit = (key: string): void => {
    if (visitedKeys.has(key)) return;
    visitedKeys.add(key);
    chunks[key]?.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...visitedKeys].map((key) => chunks[key]?.file ?? key);
}

it('nothing that a guest’s first page loads, then or later, brings what pages of the account share', () => {
  const isOfAccount = (file: string) => file.includes('/account-');
  expect(filesFrom(['src/pages/my-orders/view.tsx']).filter(isOfAccount)).not.toEqual([]);
  const doors = ['home', 'listing', 'product'].map((page) => `src/pages/${page}/view.tsx`);
  const first = ['src/storefront/entry-browser.tsx', ...doors];
  const files = filesFrom([...first, ...first.flatMap((key) => chunks[key]?.dynamicImports ?? [])]);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter(isOfAccount)).toEqual([]);
});
