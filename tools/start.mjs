/** `npm start`: from a bare clone to a serving shop. Steps that are already done are skipped. */
import { build, serverArguments } from './build.mjs';
import { become } from './bootstrap/processes.mjs';
import { giveUp } from './bootstrap/steps.mjs';
import { setUp } from './setup.mjs';

const node = await setUp();
if (!(await build(node))) giveUp('the build failed; what it said is above.');
await become(node, [...serverArguments(), ...process.argv.slice(2)]);
