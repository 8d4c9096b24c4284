/** `npm run generate -- conformance`: writes docs/conformance.md from the table that the conformance test uses. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conformanceDocument } from '../test/conformance/document.ts';

writeFileSync(join(import.meta.dirname, '../docs/conformance.md'), conformanceDocument());
