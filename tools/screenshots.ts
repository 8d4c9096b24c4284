/**
 * `node tools/screenshots.ts [address] [word …]`: pictures of every route at 360, 768 and 1440 px, into ./screenshots, from a shop that is open in demo
 * mode (http://127.0.0.1:3117 unless another address is given). With words, only routes that hold one of them.
 * CHROMIUM_PATH names the browser.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, request } from '@playwright/test';
import { type Route, routes } from '../test/conformance/routes.ts';
import { furnish } from '../test/journeys/steps/furnish.ts';
import { newCustomer } from '../test/journeys/steps/new-customer.ts';

const words = process.argv.slice(2).filter((word) => !word.startsWith('http'));
const baseURL = process.argv.find((word) => word.startsWith('http')) ?? 'http://127.0.0.1:3117';
const folder = join(import.meta.dirname, '../screenshots');
const widths = [360, 768, 1440];

mkdirSync(folder, { recursive: true });
const shop = await request.newContext({ baseURL });
const things = await furnish(shop, await newCustomer(shop));
const session = await shop.storageState();
const { CHROMIUM_PATH = '/usr/bin/chromium' } = process.env;
const browser = await chromium.launch({
  executablePath: CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
});

for (const width of widths) {
  const size = {
    baseURL,
    viewport: { width, height: width < 1024 ? 800 : 900 },
    reducedMotion: 'reduce',
  } as const;
  const guest = await browser.newContext(size);
  const customer = await browser.newContext({ ...size, storageState: session });
  for (const route of routes.filter(isWanted))
    await picture(route.who === 'anyone' || route.who === 'guest' ? guest : customer, route, width);
  await guest.close();
  await customer.close();
}
await browser.close();
await shop.dispose();

/** Looking at /logout would end the session that the other pages need. */
function isWanted({ who, route }: Route): boolean {
  return who !== 'leaving' && (words.length === 0 || words.some((word) => route.includes(word)));
}

async function picture(context: BrowserContext, route: Route, width: number): Promise<void> {
  const page = await context.newPage();
  await page.goto(route.address(things), { waitUntil: 'networkidle' });
  const name = route.route.replace(/[^a-z-]+/gi, '-').replace(/^-|-$/g, '') || 'home';
  const path = join(folder, `${name}-${width}.png`);
  await page.screenshot({ path, fullPage: true });
  console.log(path);
  await page.close();
}
