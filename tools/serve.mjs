/** `npm run serve`: the server alone, on the Node that the lock file pins. No install, no build. */
import { findNode, noNode } from './bootstrap/node-binary.mjs';
import { become } from './bootstrap/processes.mjs';
import { giveUp } from './bootstrap/steps.mjs';
import { serverArguments } from './build.mjs';

await become(findNode() ?? giveUp(noNode), [...serverArguments(), ...process.argv.slice(2)]);
