/** `npm start`: everything from a bare clone to a shop that serves. Each step is left out where it is done already. */
import { build, serverArguments } from './build.mjs';
import { become } from './bootstrap/processes.mjs';
import { giveUp } from './bootstrap/steps.mjs';
import { setUp } from './setup.mjs';

const node = await setUp();
if (!(await build(node))) giveUp('the build failed; what it said is above.');
await become(node, [...serverArguments(), ...process.argv.slice(2)]);
