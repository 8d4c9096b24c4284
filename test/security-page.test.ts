import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

it('every test and source that docs/security.md names is there', () => {
  const named = [...page.matchAll(/`([\w./-]+\.ts)`/g)].map(([, path]) => path as string);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('every threat has a test', () => {
  const sections = page.split('## Limits')[0]?.split('\n## ') ?? [];
  const ofThreats = sections.filter((section) => !section.startsWith('How long personal data is kept'));
  const rows = ofThreats.join('\n').match(/^\| .* \|$/gm) ?? [];
  const threats = rows.filter((row) => !/^\| (threat|---)/.test(row));
  expect(threats.length).toBeGreaterThan(25);
  expect(threats.filter((row) => !/test|journey|both|the same/.test(row.split('|').at(-2) ?? ''))).toEqual(
    [],
  );
});
