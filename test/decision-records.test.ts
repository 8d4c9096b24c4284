import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** docs/decisions and docs/measurements: form, numbers, indexes, links. `vitest run test/decision-records.test.ts -u` updates the index. */

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => pattern.test(path) && !path.includes('node_modules'))
    .map((path) => join(folder, path));
const pagesIn = (folder: string) => filesIn(folder, /\.md$/).filter((path) => !path.endsWith('README.md'));

const records = pagesIn('docs/decisions')
  .toSorted()
  .map((path) => {
    const file = path.replace('docs/decisions/', '');
    const text = read(path);
    const [, number = '', title = ''] = /^# (\d+)\. (.+)/.exec(text) ?? [];
    return { file, text, number, title, status: /^Status: (.+)$/m.exec(text)?.[1] ?? '' };
  });
const numbers = new Set(records.map(({ number }) => number));

const numbered = '\\d+(, \\d+)*( and \\d+)?';
const status = `accepted(, superseded in part by ${numbered})?|superseded by ${numbered}`;
const form = new RegExp(
  `^# \\d+\\. [^\\n]+\\n\\nStatus: (${status})\\n\\n\\*\\*Context\\.\\*\\* .+\\n\\n\\*\\*Decision[.:].+\\n\\n\\*\\*Consequences\\.\\*\\* `,
  's',
);

it('every record has title, status, context, decision and consequences, in under 40 lines', () => {
  expect(records.length).toBeGreaterThan(60);
  expect(records.filter(({ text }) => !form.test(text)).map(({ file }) => file)).toEqual([]);
  expect(records.filter(({ text }) => text.split('\n').length > 40).map(({ file }) => file)).toEqual([]);
});

it('every record has a number of its own, which its file name begins with', () => {
  expect(numbers.size).toBe(records.length);
  const misnamed = records.filter(({ file, number }) => !file.startsWith(`${number.padStart(4, '0')}-`));
  expect(misnamed.map(({ file }) => file)).toEqual([]);
});

it('the index lists every record with its status', async () => {
  const rows = records.map(
    (record) => `| [${record.number}](${record.file}) | ${record.title} | ${record.status} |`,
  );
  const [head = ''] = read('docs/decisions/README.md').split('\n| number |');
  const index = [head, '| number | decision | status |', '|---|---|---|', ...rows, ''].join('\n');
  await expect(index).toMatchFileSnapshot('../docs/decisions/README.md');
});

it('the index of measurements lists every page', () => {
  const index = read('docs/measurements/README.md');
  const pages = pagesIn('docs/measurements').map((path) => path.replace('docs/measurements/', ''));
  expect(pages.filter((page) => !index.includes(`](${page})`))).toEqual([]);
});

const documents = [...filesIn('docs', /\.md$/), ...filesIn('.', /^[^/]+\.md$/)];
const sources = ['src', 'test', 'tools', 'bench', 'packages', 'deploy'].flatMap((folder) =>
  filesIn(folder, /\.(tsx?|mjs|js|sql|css|md|conf)$/),
);

it('links of documents lead to files', () => {
  const broken = documents.flatMap((path) =>
    [...read(path).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(root, dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});

it('who cites a record cites one that is there', () => {
  const wrong = [...documents, ...sources].flatMap((path) => {
    const text = read(path);
    const cited = [...text.matchAll(/\brecords? (\d+)\b/gi)].filter(
      ([, number = '']) => !numbers.has(number),
    );
    const named = [...text.matchAll(/decisions\/(\d{4}-[a-z0-9-]+\.md)/g)].filter(
      ([, file]) => !records.some((record) => record.file === file),
    );
    return [...cited, ...named].map(([words]) => `${path}: ${words}`);
  });
  expect(wrong).toEqual([]);
});
