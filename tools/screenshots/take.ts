/**
 * Pictures of every route of section 2 of the specification, as a guest or a new customer with an order or two sees
 * them. Run by `npm run screenshots`; CHROMIUM_PATH names the browser.
 */
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page, request } from '@playwright/test';
import { type Landmarks, linkRoutes, type Route, routes } from '../../test/conformance/routes.ts';
import { furnish } from '../../test/journeys/steps/furnish.ts';
import { newCustomer } from '../../test/journeys/steps/new-customer.ts';
import { openForPictures } from './open-for-pictures.ts';
import { readWishes, usage } from './options.ts';
import { writeSheet } from './write-sheet.ts';

/**
 * Run in the page: what waits to be scrolled to is laid out, pictures and letters are there. Text, since this side of the project has no
 * `document`.
 */
const settle = `(async () => {
  for (const element of document.querySelectorAll('*'))
    if (getComputedStyle(element).contentVisibility !== 'visible') element.style.contentVisibility = 'visible';
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
})()`;

const folder = join(import.meta.dirname, '../../screenshots');
const wishes = readWishes(process.argv.slice(2));
if (!wishes) {
  console.log(usage);
  process.exit();
}

const shop = await openForPictures(wishes.address);
const asked = await request.newContext({ baseURL: shop.address });
const things = await furnish(asked, await newCustomer(asked));
const session = await asked.storageState();
const { CHROMIUM_PATH = '/usr/bin/chromium' } = process.env;
const browser = await chromium.launch({
  executablePath: CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});
mkdirSync(folder, { recursive: true });
const chosen = [...routes, ...linkRoutes].filter(isWanted);
for (const width of wishes.widths) {
  const pictures = await pictureAll(browser, width);
  const sheet = join(folder, `sheet-${nameOf(width)}.png`);
  await writeSheet(pictures, sheet, width);
  console.log(`${pictures.length} pictures at ${width} px; all of them on ${sheet}`);
}
await browser.close();
await asked.dispose();
await shop.close();

/** Looking at /logout would end the session that the other pages need. */
function isWanted({ who, route }: Route): boolean {
  const { words } = wishes ?? { words: [] };
  return who !== 'leaving' && (words.length === 0 || words.some((word) => route.includes(word)));
}

function nameOf(width: number): string {
  return `${width}${wishes?.dark ? '-dark' : ''}`;
}

async function pictureAll(browser: Browser, width: number): Promise<string[]> {
  const looks: BrowserContextOptions = {
    baseURL: shop.address,
    viewport: { width, height: width < 1024 ? 800 : 900 },
    isMobile: width < 1024,
    hasTouch: width < 1024,
    reducedMotion: 'reduce',
    colorScheme: wishes?.dark ? 'dark' : 'light',
  };
  const guest = await browser.newContext(looks);
  const customer = await browser.newContext({ ...looks, storageState: session });
  const paths: string[] = [];
  for (const route of chosen) {
    const page = await (route.who === 'anyone' || route.who === 'guest' ? guest : customer).newPage();
    paths.push(await picture(page, route, things, width));
    await page.close();
  }
  await guest.close();
  await customer.close();
  return paths;
}

/** The whole page, with every picture that waits to be scrolled to. */
async function picture(page: Page, route: Route, things: Landmarks, width: number): Promise<string> {
  await page.goto(route.address(things), { waitUntil: 'load' });
  await page.evaluate(settle);
  await page.waitForTimeout(400);
  const name = route.route.replace(/[^a-z-]+/gi, '-').replace(/^-|-$/g, '') || 'home';
  const path = join(folder, `${name}-${nameOf(width)}.png`);
  await page.screenshot({ path, fullPage: true });
  console.log(`  ${basename(path)}`);
  return path;
}
