import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rightsTable } from './document.ts';

it('docs/security.md has the table as the declarations make it', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/security.md'), 'utf8');
  expect(page, 'run `npm run generate -- rights`').toContain(rightsTable());
});
