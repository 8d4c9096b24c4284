/** `npm run dev`: renders pages from their sources; a change to the server's code restarts it. */
import { become } from './bootstrap/processes.mjs';
import { setUp } from './setup.mjs';

await become(await setUp(), ['--watch', '--watch-preserve-output', 'tools/dev-server.ts']);
