import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Rules for all style sheets. */

// The simulator's page has its own styles, which no other page uses.
const files = execFileSync('git', ['ls-files', 'src', 'packages'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(css|tsx?|html)$/.test(file))
  .filter((file) => !file.endsWith('simulator-pages.ts'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

it('every style variable without a fallback is defined somewhere', () => {
  const defined = new Set(
    files.flatMap(({ text }) => [...text.matchAll(/(--[a-z][\w-]*)['"]?\s*:/g)].map(([, name]) => name)),
  );
  const used = files.flatMap(({ file, text }) =>
    [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name]) => ({ file, name })),
  );
  expect(used.length).toBeGreaterThan(500);
  expect(used.filter(({ name }) => !defined.has(name))).toEqual([]);
});

it('no style of the whole page depends on what is somewhere in it', () => {
  // Chromium then styles every element anew whenever one is put in or taken out (record 235).
  const wide = files.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:^|[\s,}>(])(?::root|html|body|\*)[^\s{,>]*:has\([^{]*/g)].map(([rule]) => ({
      file,
      rule,
    })),
  );
  expect(wide).toEqual([]);
});
