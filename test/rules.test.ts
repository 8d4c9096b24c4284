import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The rules of the trade are in docs/rules.md. Code cites them by id, and cites no document outside the repository. */

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const sources = ['src', 'packages', 'db', 'tools'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|mjs|sql|css)$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(folder, path)),
);

const idsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, id]) => id as string);
const ruleIds = idsIn(read('docs/rules.md'), /^\*\*(R-[A-Z]+-\d+) /gm);
const citedIds = new Set(sources.flatMap((path) => idsIn(read(path), /\b(R-[A-Z]+-\d+)\b/g)));

it('every rule has an id of its own', () => {
  expect(ruleIds.length).toBeGreaterThan(10);
  expect(ruleIds.filter((id, at) => ruleIds.indexOf(id) !== at)).toEqual([]);
});

it('every cited rule is listed', () => {
  expect([...citedIds].filter((id) => !ruleIds.includes(id))).toEqual([]);
});

it('every listed rule is cited', () => {
  expect(ruleIds.filter((id) => !citedIds.has(id))).toEqual([]);
});

it('no code cites a document that is not here', () => {
  const foreign =
    /\bspecification[,;]? (section|Cart)|\(API[,) ]|API conventions|\bdecisions? \d|\bDECISIONS \d|OPERATIONS(\.md|,| ")/;
  const idsInSources = sources.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, at) =>
        foreign.test(line) && !/\(api,/.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [],
      ),
  );
  expect(idsInSources).toEqual([]);
});
