/**
 * Screenshots of every page of the shop and the desk, as a guest, a customer with an order or two, a seller and an
 * operator see them. Run by `npm run screenshots`; CHROMIUM_PATH names the browser.
 */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { tmpdir } from 'node:os';
import { readWishes } from './options.ts';
import type { Scene, Viewer } from './scene.ts';
import { listScenes } from './scenes.ts';
import { logInViewers } from './viewers.ts';
import { writeSheet } from './write-sheet.ts';
import { startShopProcess } from '../../test/support/shop-process.ts';

/** The shop at `address`, or by default a demo shop with a temporary data folder. */
async function openForPictures(address?: string): Promise<{ address: string; close: () => Promise<void> }> {
  if (address) return { address, close: async () => undefined };
  const dataDir = mkdtempSync(join(tmpdir(), 'chowk-screenshots-'));
  chmodSync(dataDir, 0o755); // for root: PostgreSQL runs as another user, who must be able to enter it
  const server = await startShopProcess(dataDir);
  return {
    address: server.address,
    close: async () => {
      await server.stop();
      const home = join(dataDir, 'postgres');
      if (existsSync(home)) rmSync(realpathSync(home), { recursive: true }); // when run by root it may be a link
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Runs in the page: lays out parts that wait for scrolling, and loads all pictures. On a `whole` page it also unsticks
 * bars at the bottom, which would cover the middle. Source text, since this side of the project has no `document` type.
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

/** Runs in the page: waits for pictures and fonts, ten seconds at most. */
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
const shop = await openForPictures(wishes.address);
const { sessions, things, desk, more, payers } = await logInViewers(shop.address);
const { CHROMIUM_PATH = '/usr/bin/chromium' } = process.env;
const browser = await chromium.launch({
  executablePath: CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});
mkdirSync(folder, { recursive: true });
const { words, without } = wishes;
const scenes = listScenes(things, desk, more, payers).filter(({ name, address }) => {
  const nameAndAddress = `${name} ${address}`;
  return (
    (words.length === 0 || words.some((word) => nameAndAddress.includes(word))) &&
    !(without && nameAndAddress.includes(without))
  );
});
if (scenes.length === 0) {
  console.error(`No page has ${words.join(' or ')} in its name or address: write my-orders or payment.`);
  process.exitCode = 1;
}
const sheets = new Map<string, { width: number; paths: string[] }>();
for (const isPhone of [true, false]) {
  const widths = wishes.widths.filter((width) => width < 1024 === isPhone);
  if (widths.length > 0) await pictureAll(browser, widths, isPhone);
}
for (const [name, { width, paths }] of sheets) {
  const sheet = join(folder, `sheet-${name}.png`);
  await writeSheet(paths, sheet, width);
  console.log(`${paths.length} pictures at ${name} px; all of them on ${sheet}`);
}
await browser.close();
await shop.close();

/** Takes all scenes with one kind of window. They share logins, and each page is opened once and captured at each width. */
async function pictureAll(browser: Browser, widths: readonly number[], isPhone: boolean): Promise<void> {
  const contexts = new Map<Viewer, BrowserContext>();
  for (const scene of scenes) {
    const context = contexts.get(scene.viewer) ?? (await openContext(browser, isPhone, scene.viewer));
    contexts.set(scene.viewer, context);
    const page = await context.newPage();
    await open(page, scene, widths[0] ?? 360);
    for (const width of widths) await picture(page, scene, width);
    await page.close();
  }
  for (const context of contexts.values()) await context.close();
}

function openContext(browser: Browser, isPhone: boolean, viewer: Viewer): Promise<BrowserContext> {
  const storageState = sessions[viewer];
  return browser.newContext({
    baseURL: shop.address,
    javaScriptEnabled: viewer !== 'without scripts',
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    // The service worker would answer the requests that a scene fakes or fails.
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  });
}

function windowOf(width: number) {
  return { width, height: width < 1024 ? 800 : 900 };
}

function isWhole({ whole, act }: Scene): boolean {
  return whole ?? !act;
}

/** Opens a scene's page at this width and performs its action. */
async function open(page: Page, scene: Scene, width: number): Promise<void> {
  page.setDefaultTimeout(60_000);
  await page.setViewportSize(windowOf(width));
  await page.goto(scene.address, { waitUntil: 'load' });
  if (scene.address.startsWith('/desk'))
    await page.locator(':is(main h1, main h2):visible').first().waitFor();
  await settle(page, scene);
  page.setDefaultTimeout(15_000);
  await scene.act?.(page).catch((cause) => console.log(`  ${scene.name}: ${cause}`));
  if (scene.act) await page.waitForTimeout(800);
}

/** Lays everything out and waits for it, twice: the second time for what came into view. */
async function settle(page: Page, scene: Scene): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    await page.evaluate(layOut(isWhole(scene)));
    // Without scripts there is nothing to run in the page.
    if (scene.viewer === 'without scripts') await page.waitForLoadState('networkidle');
    else await page.evaluate(come);
    await page.waitForTimeout(300);
  }
}

/** Captures the page, in the dark theme too if asked for. After an action mostly only the screen is captured. */
async function picture(page: Page, scene: Scene, width: number): Promise<void> {
  await page.setViewportSize(windowOf(width));
  // Sticky elements at the top would cover the middle of a whole page.
  if (isWhole(scene)) await page.evaluate('window.scrollTo(0, 0)');
  await settle(page, scene);
  for (const colorScheme of wishes?.dark ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme });
    const name = `${width}${colorScheme === 'dark' ? '-dark' : ''}`;
    const path = join(folder, `${scene.name}-${name}.png`);
    await page.screenshot({ path, fullPage: isWhole(scene) });
    console.log(`  ${basename(path)}`);
    const sheet = sheets.get(name) ?? { width, paths: [] };
    sheets.set(name, { width, paths: [...sheet.paths, path] });
  }
}
