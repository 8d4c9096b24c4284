/** `npm run generate -- NAME ...`: writes a file of the repository that is made from others, on the project's own Node. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readWords } from './bootstrap/help.mjs';
import { become, root } from './bootstrap/processes.mjs';
import { giveUp } from './bootstrap/steps.mjs';
import { setUp } from './setup.mjs';

const help = `npm run generate -- NAME ...: writes a file that is made from others
  schema                    db/schema.sql, from the migrations
  rights                    test/rights/every-call.txt: who gets what of each declared call
  pin-codes DIRECTORY.csv   the PIN codes of src/domains/addresses, from the All India Pincode Directory
  contact-sheet SHEET.png [GARMENT,...] [VIEW] [SEED] [PRINT]
                            many drawings on one sheet, for review`;
const artefacts = ['schema', 'rights', 'pin-codes', 'contact-sheet'];
const [name, ...words] = readWords(help, { takes: (word, place) => place > 0 || artefacts.includes(word) });
if (name === undefined) giveUp(`name what is to be written.\n\n${help}`);
if (name === 'pin-codes' && !existsSync(join(root, words[0] ?? '')))
  giveUp(`there is no ${words[0]}: it is the All India Pincode Directory.`);
await become(await setUp(), [`tools/${name}.ts`, ...words]);
