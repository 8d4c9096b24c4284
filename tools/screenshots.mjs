/** `npm run screenshots [-- OPTION ... WORD ...]`: screenshots of every route, in ./screenshots. `-- --help` lists the options. */
import { readWords } from './bootstrap/help.mjs';
import { findBrowser, noBrowser } from './browser.mjs';
import { become, root } from './bootstrap/processes.mjs';
import { giveUp } from './bootstrap/steps.mjs';
import { build } from './build.mjs';
import { setUp } from './setup.mjs';

const words = readWords(
  `npm run screenshots [-- ...]: pictures of every page, into ./screenshots
  WORD ...               only pages whose name or address holds one of these words: my-orders, payment
  http://127.0.0.1:3000  of a demo shop that is open already; otherwise one is opened and closed again
  --widths 360,768,1440  at these window widths; otherwise 360 and 1440
  --without desk         without the pages whose name or address holds this word
  --dark                 by night too`,
  { options: { '--widths': 'value', '--without': 'value', '--dark': 'alone' }, takes: () => true },
);
const widths = words[words.indexOf('--widths') + 1];
if (words.includes('--widths') && !/^\d{3,4}(,\d{3,4})*$/.test(widths))
  giveUp(`"${widths}" are no widths: write 360,768,1440.`);
const node = await setUp();
process.env.CHROMIUM_PATH = findBrowser() ?? giveUp(noBrowser);
const needsShop = !words.some((word) => word.startsWith('http'));
if (needsShop && !(await build(node))) giveUp('the build failed; what it said is above.');
process.chdir(root);
await become(node, ['tools/screenshots/take.ts', ...words]);
