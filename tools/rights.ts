import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withRights } from '../test/rights/document.ts';

/** Writes the table of rights into docs/security.md, from the declared API calls. */
const page = join(import.meta.dirname, '../docs/security.md');
writeFileSync(page, withRights(readFileSync(page, 'utf8')));
