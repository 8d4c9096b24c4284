/** `npm start`: from a bare clone to a serving shop. Steps that are already done are skipped. */
import { readWords } from './bootstrap/help.mjs';
import { build, serverArguments } from './build.mjs';
import { become } from './bootstrap/processes.mjs';
import { giveUp } from './bootstrap/steps.mjs';
import { setUp } from './setup.mjs';

readWords(`npm start: installs, builds, starts the database, fills a demo town, and serves the shop. Steps already done are skipped.
  Settings are variables, listed in .env.example: PORT=3100 npm start`);

const node = await setUp();
if (!(await build(node))) giveUp('the build failed; what it said is above.');
await become(node, serverArguments());
