/** `npm run serve`: the server alone, on the Node that the lock file pins. No install, no build. */
import { readWords } from './bootstrap/help.mjs';
import { findNode, noNode } from './bootstrap/node-binary.mjs';
import { become } from './bootstrap/processes.mjs';
import { giveUp } from './bootstrap/steps.mjs';
import { serverArguments } from './build.mjs';

readWords(`npm run serve: the server alone, once everything is installed and built (npm start does both).
  Settings are variables, listed in .env.example: PORT=3100 npm run serve`);

await become(findNode() ?? giveUp(noNode), serverArguments());
