/** `npm run dev`: serves pages from their sources; a change to the server's code restarts the shop behind them. */
import { readWords } from './bootstrap/help.mjs';
import { become } from './bootstrap/processes.mjs';
import { setUp } from './setup.mjs';

readWords(`npm run dev: the shop from its sources. What is saved shows in the browser, and the server starts anew behind it.
  Settings are variables, listed in .env.example: PORT=3100 npm run dev`);

await become(await setUp(), ['tools/dev/open.ts']);
