/**
 * After a run of all tests: prints the statements whose rows are read and that no test executed, so that nobody vouches
 * for them. Exits with 1 if there are any.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeclaredFile, startReading } from './declared-file.ts';
import { executedFolder } from './watch-rows.ts';

const { rows, types } = await readDeclaredFile(startReading().file);
const templates = new Set(
  globSync(join(executedFolder, '*')).flatMap((file) => readFileSync(file, 'utf8').split('\n')),
);
const read = rows.filter(({ type, place }) => types[type] !== 'unknown' && !place.startsWith('test/'));
const never = read.filter(({ place }) => !templates.has(place));
console.log(`${read.length} statements whose rows are read, ${never.length} that no test executes`);
for (const { place, template } of never) console.log(`${place} ${template.trim().split('\n')[0]}`);
process.exitCode = never.length > 0 ? 1 : 0;
