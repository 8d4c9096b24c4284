/** `node tools/node.mjs FILE ...` runs a file of the shop with the Node that the lock file pins. No install, no build. */
import { findNode, noNode } from './bootstrap/node-binary.mjs';
import { become } from './bootstrap/processes.mjs';
import { giveUp } from './bootstrap/steps.mjs';

await become(findNode() ?? giveUp(noNode), process.argv.slice(2));
