import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rightsTable } from './document.ts';

it('every-call.txt says who gets what, as the declarations make it', () => {
  const table = readFileSync(join(import.meta.dirname, 'every-call.txt'), 'utf8');
  expect(table, 'run `npm run generate -- rights`').toBe(rightsTable());
});
