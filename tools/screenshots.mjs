/** `npm run screenshots [-- OPTION ... WORD ...]`: screenshots of every route, in ./screenshots. `-- --help` lists the options. */
import { findBrowser, noBrowser } from './browser.mjs';
import { become, root } from './bootstrap/processes.mjs';
import { giveUp } from './bootstrap/steps.mjs';
import { build } from './build.mjs';
import { setUp } from './setup.mjs';

const words = process.argv.slice(2);
const node = await setUp();
process.env.CHROMIUM_PATH = findBrowser() ?? giveUp(noBrowser);
const needsShop = !words.some((word) => word.startsWith('http') || word === '--help');
if (needsShop && !(await build(node))) giveUp('the build failed; what it said is above.');
process.chdir(root);
await become(node, ['tools/screenshots/take.ts', ...words]);
