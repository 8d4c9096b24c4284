/** `npm run generate -- NAME ...`: writes a file of the repository that is made from others, on the project's own Node. */
import { answerHelp } from './bootstrap/help.mjs';
import { become } from './bootstrap/processes.mjs';
import { giveUp } from './bootstrap/steps.mjs';
import { setUp } from './setup.mjs';

const help = `npm run generate -- NAME ...: writes a file that is made from others
  schema                    db/schema.sql, from the migrations
  rights                    test/rights/every-call.txt: who gets what of each declared call
  pin-codes DIRECTORY.csv   the PIN codes of src/domains/addresses, from the All India Pincode Directory
  contact-sheet SHEET.png [GARMENT,...] [VIEW] [SEED] [PRINT]
                            many drawings on one sheet, for review`;
answerHelp(help);

const [name = '', ...words] = process.argv.slice(2);
if (!['schema', 'rights', 'pin-codes', 'contact-sheet'].includes(name))
  giveUp(`"${name}" is nothing that can be generated.\n\n${help}`);
await become(await setUp(), [`tools/${name}.ts`, ...words]);
