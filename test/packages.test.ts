import { globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The rules of packages/README.md. */

const root = resolve(import.meta.dirname, '..');
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const filesIn = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();
const sources = filesIn('{src,db,tools,test,bench,packages}/**/*.{ts,tsx}');

interface Import {
  readonly from: string;
  /** A file of the repository, or a package's name. */
  readonly to: string;
}

const imports: Import[] = sources.flatMap((from) =>
  [...readFileSync(join(root, from), 'utf8').matchAll(/(?:from|import|import\() ?'([^']+)'/g)].map(
    ([, name = '']) => ({
      from,
      to: name.startsWith('.') ? relative(root, resolve(root, from, '..', name)) : name,
    }),
  ),
);

const shopWords = /product|shop|seller|price|catalogue|customer|category/i;

// What people send is decoded in a process with bounds, and nowhere else.
it('pictures are decoded by their package alone', () => {
  const decodes = ({ from, to }: Import) =>
    to === 'sharp' && /^(src|db)\//.test(from) && !from.endsWith('.test.ts');
  expect(imports.filter(decodes)).toEqual([]);
});

describe.each(filesIn('packages/*/package.json'))('%s', (manifest) => {
  const folder = manifest.replace('/package.json', '');
  const { exports, dependencies = {} } = readJson(manifest) as {
    exports: Record<string, string>;
    dependencies?: Record<string, string>;
  };
  const open = Object.values(exports).map((file) => join(folder, file));
  const within = (file: string) => file.startsWith(`${folder}/`);

  it('imports nothing from outside but what it lists', () => {
    const isKnownImport = ({ from, to }: Import) =>
      within(to) ||
      to.startsWith('node:') ||
      to in dependencies ||
      (/(\.test|\/testing)\.ts$/.test(from) && ['vitest', 'sharp'].includes(to));
    expect(imports.filter((one) => within(one.from) && !isKnownImport(one))).toEqual([]);
  });

  it('is imported through its exports, and each of them by somebody', () => {
    const from = imports.filter((one) => within(one.to) && !within(one.from));
    expect(from.filter(({ to }) => !open.includes(to))).toEqual([]);
    expect(open.filter((file) => !from.some(({ to }) => to === file))).toEqual([]);
  });

  it('lists the versions of the repository', () => {
    expect(readJson('package.json').dependencies).toMatchObject(dependencies);
  });

  it('knows nothing of a shop, and has a README', () => {
    const files = filesIn(`${folder}/**/*.{ts,md,json}`);
    expect(files).toContain(`${folder}/README.md`);
    const lines = files.flatMap((file) =>
      `${file}\n${readFileSync(join(root, file), 'utf8')}`.split('\n').filter((line) => shopWords.test(line)),
    );
    expect(lines).toEqual([]);
  });
});
