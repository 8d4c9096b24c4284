import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
/** A line for one or several requirements of ASVS: ids | what is asked | state | test or reason. */
const asvs = readFileSync(join(root, 'test/asvs.txt'), 'utf8');

it('every test and source that docs/security.md and test/asvs.txt name is there', () => {
  const files = [...(page + asvs).matchAll(/`([\w./-]+\.ts)`/g)].map(([, path]) => path as string);
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('the inventory of keys names every source that signs, seals or hashes passwords', () => {
  const keys = page.split('## Keys\n')[1]?.split('\n## ')[0] ?? '';
  const sources = globSync('{src,packages}/**/*.ts', { cwd: root }).filter(
    (path) =>
      !path.includes('.test.') &&
      /\b(createHmac|createCipheriv|createDecipheriv|hkdfSync|argon2\w*)\(/.test(
        readFileSync(join(root, path), 'utf8'),
      ),
  );
  expect(sources.length).toBeGreaterThan(8);
  expect(sources.filter((path) => !keys.includes(`\`${path}\``))).toEqual([]);
});

it('every threat has a test', () => {
  const rows = page.split('\n## Limits')[0]?.match(/^\| .* \|$/gm) ?? [];
  const threats = rows.filter((row) => !/^\| (threat|---)/.test(row));
  expect(threats.length).toBeGreaterThan(25);
  expect(threats.filter((row) => !row.split('|').at(-2)?.includes('.test.ts`'))).toEqual([]);
});

/** The number of requirements of levels 1 and 2 in each section of ASVS 5.0.0. */
const sectionsOfAsvs =
  '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 ' +
  '6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 ' +
  '10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 ' +
  '13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2';

it('every requirement of ASVS levels 1 and 2 has a state, with a test or a reason', () => {
  const rows = asvs
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
  const sections = sectionsOfAsvs.split(' ').flatMap((section) => {
    const [name, count] = section.split(':');
    return Array.from({ length: Number(count) }, (_, at) => `${name}.${at + 1}`);
  });
  expect(rows.flatMap(([ids = '']) => ids.split(', '))).toEqual(sections);
  const incomplete = rows.filter(
    ([, , state = '', reason = '']) => !/^(met|not met|not used)$/.test(state) || reason === '',
  );
  expect(incomplete).toEqual([]);
});
