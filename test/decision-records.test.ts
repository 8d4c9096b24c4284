import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * The documents: their length; form, numbers, indexes, links and citations of decisions and measurements.
 * `npm test test/decision-records.test.ts -- -u` updates the index.
 */

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => existsSync(join(root, path)));
const pagesIn = (folder: string) =>
  files.filter((path) => path.startsWith(`${folder}/`) && /(?<!README)\.md$/.test(path));

const records = pagesIn('docs/decisions')
  .toSorted()
  .map((path) => {
    const file = path.replace('docs/decisions/', '');
    const text = read(path);
    const [, number = '', title = ''] = /^# (\d+)\. (.+)/.exec(text) ?? [];
    return { file, text, number, title, status: /^Status: (.+)$/m.exec(text)?.[1] ?? '' };
  });
const numbers = new Set(records.map(({ number }) => number));

const form =
  /^# \d+\. [^\n]+\n\nStatus: accepted[^\n]*\n\n\*\*Context\.\*\* .+\n\n\*\*Decision\.\*\* .+\n\n\*\*Consequences\.\*\* /s;

it('every record has title, status, context, decision and consequences, in under 40 lines', () => {
  expect(records.length).toBeGreaterThan(30);
  expect(records.filter(({ text }) => !form.test(text)).map(({ file }) => file)).toEqual([]);
  expect(records.filter(({ text }) => text.split('\n').length > 40).map(({ file }) => file)).toEqual([]);
});

it('there are few enough records to read: at most 60', () => {
  expect(records.length, 'merge or remove records').toBeLessThanOrEqual(60);
});

it('every record has a number of its own, which its file name begins with', () => {
  expect(numbers.size).toBe(records.length);
  const wrongNames = records.filter(({ file, number }) => !file.startsWith(`${number.padStart(4, '0')}-`));
  expect(wrongNames.map(({ file }) => file)).toEqual([]);
});

it('the index lists every record with its status', async () => {
  const rows = records.map(
    ({ number, file, title, status }) => `| [${number}](${file}) | ${title} | ${status.split(';')[0]} |`,
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

const documents = files.filter((path) => /^docs\/.*\.md$|^[^/]+\.md$/.test(path));

it('links of documents lead to files', () => {
  const brokenLinks = documents.flatMap((path) =>
    [...read(path).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(root, dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  );
  expect(brokenLinks).toEqual([]);
});

it('the documents are short enough for a newcomer: at most 60,000 words of Markdown', () => {
  const pages = files
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, words: read(path).split(/\s+/).filter(Boolean).length }));
  const longest = pages
    .toSorted((a, b) => b.words - a.words)
    .slice(0, 8)
    .map(({ path, words }) => `${path} ${words}`);
  const words = pages.reduce((sum, page) => sum + page.words, 0);
  expect(words, `shorten or remove; the longest are ${longest.join(', ')}`).toBeLessThanOrEqual(60_000);
});

/** Numbers and file names of records that a text cites: one, or several in a row. */
function citedIn(text: string): readonly string[] {
  const gap = String.raw`\s+(?:[*/#]+\s*|--\s*)?`;
  const lists = text.matchAll(
    new RegExp(String.raw`\brecords?${gap}(\d{1,3}(?:, \d+)*(?:,? (?:and|or) \d+)?)\b`, 'gi'),
  );
  const links = text.matchAll(/decisions\/(\d{4}(?:-[a-z0-9-]+\.md)?)/g);
  return [
    ...[...lists].flatMap(([, list = '']) => list.match(/\d+/g) ?? []),
    ...[...links].map(([, link = '']) => link),
  ];
}

/** A file name is cited whole; leading zeros of a bare number do not count. */
const isLiving = (citation: string) =>
  citation.endsWith('.md')
    ? records.some(({ file }) => file === citation)
    : numbers.has(String(Number(citation)));

it('code, tests and documents cite only records that are there', () => {
  const texts = files.filter((path) => /\.(tsx?|m?js|sql|css|md|conf|ya?ml|json|example|py)$/.test(path));
  expect(texts.length).toBeGreaterThan(1000);
  const citations = texts.flatMap((path) => citedIn(read(path)).map((name) => ({ path, name })));
  expect(citations.length).toBeGreaterThan(60);
  const dead = citations
    .filter(({ name }) => !isLiving(name))
    .map(({ path, name }) => `${path}: record ${name}`);
  expect(dead).toEqual([]);
});
