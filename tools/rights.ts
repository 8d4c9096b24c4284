import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rightsTable } from '../test/rights/document.ts';

/** `npm run generate -- rights`: writes the table of rights from the declared calls. */
writeFileSync(join(import.meta.dirname, '../test/rights/every-call.txt'), rightsTable());
