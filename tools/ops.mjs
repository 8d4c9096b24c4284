/** `npm run ops -- COMMAND ...`: the operator's commands, each a file in tools/ops. `help` lists them. */
import { findNode, noNode } from './bootstrap/node-binary.mjs';
import { become, opsArguments } from './bootstrap/processes.mjs';
import { giveUp } from './bootstrap/steps.mjs';

await become(findNode() ?? giveUp(noNode), [...opsArguments, ...process.argv.slice(2)]);
