/** `npm run dev`: serves pages from their sources; a change to the server's code restarts the shop behind them. */
import { become } from './bootstrap/processes.mjs';
import { setUp } from './setup.mjs';

await become(await setUp(), ['tools/dev/open.ts']);
