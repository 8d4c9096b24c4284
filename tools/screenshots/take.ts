/**
 * Pictures of every page of the shop and the desk, as a guest, a customer with an order or two, a seller and an operator
 * see them. Run by `npm run screenshots`; CHROMIUM_PATH names the browser.
 */
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { openForPictures } from './open-for-pictures.ts';
import { readWishes, usage } from './options.ts';
import { listScenes, type Scene, type Viewer } from './scenes.ts';
import { logInViewers } from './viewers.ts';
import { writeSheet } from './write-sheet.ts';

/**
 * Run in the page: what waits to be scrolled to is laid out, and pictures are fetched. Of a `whole` page, what would stay in
 * sight at its foot does not lie over its middle. Text, since this side of the project has no `document`.
 */
const layOut = (whole: boolean) => `{
  for (const element of document.querySelectorAll('*')) {
    const { contentVisibility, position, top, bottom } = getComputedStyle(element);
    if (contentVisibility !== 'visible') element.style.contentVisibility = 'visible';
    if (${whole} && position === 'sticky' && bottom !== 'auto') element.style.position = 'static';
    if (${whole} && position === 'fixed' && bottom === '0px' && top !== '0px') element.style.display = 'none';
  }
  for (const image of document.images) {
    image.loading = 'eager';
    image.decoding = 'sync';
  }
}`;

/** Run in the page: pictures and letters are there, or have had ten seconds. */
const come = `Promise.race([
  (async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  })(),
  new Promise((done) => setTimeout(done, 10_000)),
])`;

const folder = join(import.meta.dirname, '../../screenshots');
const wishes = readWishes(process.argv.slice(2));
if (!wishes) {
  console.log(usage);
  process.exit();
}

const shop = await openForPictures(wishes.address);
const { sessions, things, desk, more, payers } = await logInViewers(shop.address);
const { CHROMIUM_PATH = '/usr/bin/chromium' } = process.env;
const browser = await chromium.launch({
  executablePath: CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});
mkdirSync(folder, { recursive: true });
const { words, without } = wishes;
const chosen = listScenes(things, desk, more, payers).filter(({ name, address }) => {
  const asked = `${name} ${address}`;
  return (
    (words.length === 0 || words.some((word) => asked.includes(word))) &&
    !(without && asked.includes(without))
  );
});
for (const width of wishes.widths) {
  const pictures = await pictureAll(browser, width);
  const sheet = join(folder, `sheet-${nameOf(width)}.png`);
  await writeSheet(pictures, sheet, width);
  console.log(`${pictures.length} pictures at ${width} px; all of them on ${sheet}`);
}
await browser.close();
await shop.close();

function nameOf(width: number): string {
  return `${width}${wishes?.dark ? '-dark' : ''}`;
}

async function pictureAll(browser: Browser, width: number): Promise<string[]> {
  const contexts = new Map<Viewer, BrowserContext>();
  const paths: string[] = [];
  for (const scene of chosen) {
    const context = contexts.get(scene.viewer) ?? (await openContext(browser, width, scene.viewer));
    contexts.set(scene.viewer, context);
    paths.push(await picture(context, scene, width));
  }
  for (const context of contexts.values()) await context.close();
  return paths;
}

function openContext(browser: Browser, width: number, viewer: Viewer): Promise<BrowserContext> {
  const storageState = sessions[viewer];
  return browser.newContext({
    baseURL: shop.address,
    viewport: { width, height: width < 1024 ? 800 : 900 },
    javaScriptEnabled: viewer !== 'without scripts',
    isMobile: width < 1024,
    hasTouch: width < 1024,
    reducedMotion: 'reduce',
    // What a scene plays or fails would be answered by the worker.
    serviceWorkers: 'block',
    colorScheme: wishes?.dark ? 'dark' : 'light',
    ...(storageState && { storageState }),
  });
}

/** The whole page, with every picture that waits to be scrolled to. What is done there is mostly shown on the screen alone. */
async function picture(context: BrowserContext, scene: Scene, width: number): Promise<string> {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(scene.address, { waitUntil: 'load' });
  if (scene.address.startsWith('/desk'))
    await page.locator(':is(main h1, main h2):visible').first().waitFor();
  // Once for the page, once for what it fetched when it came into sight.
  for (let times = 0; times < 2; times += 1) {
    await page.evaluate(layOut(scene.whole ?? !scene.act));
    // Where no script runs, none waits for pictures either.
    if (scene.viewer === 'without scripts') await page.waitForLoadState('networkidle');
    else await page.evaluate(come);
    await page.waitForTimeout(300);
  }
  page.setDefaultTimeout(15_000);
  await scene.act?.(page).catch((cause) => console.log(`  ${scene.name}: ${cause}`));
  if (scene.act) await page.waitForTimeout(800);
  const path = join(folder, `${scene.name}-${nameOf(width)}.png`);
  await page.screenshot({ path, fullPage: scene.whole ?? !scene.act });
  console.log(`  ${basename(path)}`);
  await page.close();
  return path;
}
