import { type DevelopmentShop, startDevelopmentShop } from './steps/development-shop.ts';
import { expect, test } from './steps/journey.ts';

/** `npm run dev` as an engineer meets it: every kind of page works, and what is saved shows without a gap. */

let shop: DevelopmentShop;

test.beforeAll(async () => {
  test.skip(test.info().project.name !== 'wide', 'one width is enough: nothing here depends on it');
  shop = await startDevelopmentShop();
});
test.afterAll(() => shop?.close());

for (const path of ['/', '/about', '/desk', '/dev/gallery'])
  test(`${path} runs from its sources, with styles`, async ({ page }) => {
    await page.goto(`${shop.address}${path}`);
    const firstPaint = page.locator('#root > *').first();
    await expect.poll(() => firstPaint.evaluate(isReacts)).toBe(true);
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).marginTop)).toBe('0px');
  });

test('what is saved shows, and the shop stays open meanwhile', async ({ page, request }) => {
  const seconds: Record<string, string> = {};
  const measure = async (
    what: string,
    edit: [string, string, string],
    waitForEdit: () => Promise<unknown>,
  ) => {
    const began = performance.now();
    shop.edit(...edit);
    await waitForEdit();
    seconds[what] = ((performance.now() - began) / 1000).toFixed(1);
  };
  const about = 'src/pages/about/view';
  await page.goto(`${shop.address}/about`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(() => heading.evaluate(isReacts)).toBe(true);
  await heading.evaluate((element) => Object.assign(element, { sameDocument: true }));

  await measure('component', [`${about}.tsx`, '<h1>', '<h1 data-edited="yes">'], () =>
    expect(page.locator('h1[data-edited]')).toBeVisible(),
  );
  await measure('style', [`${about}.module.css`, '.hero {', '.hero { outline: 7px solid;'], () =>
    expect(page.locator('header').filter({ has: heading })).toHaveCSS('outline-width', '7px'),
  );
  expect(await heading.evaluate((element) => 'sameDocument' in element)).toBe(true);
  await measure('sentence', ['src/messages/en/about.json', '"Our Story"', '"Told anew"'], () =>
    expect(page.getByRole('heading', { name: 'Told anew' })).toBeVisible(),
  );
  const readUnknown = async () => (await request.get(`${shop.address}/api/unknown`)).json();
  await measure(
    'sentence of the server',
    ['src/messages/en/refusals.json', '"We could not find that"', '"Nothing is here"'],
    () => expect.poll(readUnknown).toMatchObject({ error: 'Nothing is here' }),
  );
  const health = async () => (await request.get(`${shop.address}/healthz`)).json();
  await measure('server file', ['src/http/serve-health.ts', "status: 'up'", "status: 'edited'"], () =>
    expect.poll(health).toEqual({ status: 'edited' }),
  );
  // The page loads again for the new shop, and hears of the broken one only afterwards.
  await expect.poll(() => heading.evaluate((element) => 'sameDocument' in element)).toBe(false);
  await expect.poll(() => heading.evaluate(isReacts)).toBe(true);
  await measure('broken server file', ['src/http/serve-health.ts', "status: 'edited'", 'status: ('], () =>
    expect(page.locator('vite-error-overlay')).toBeAttached(),
  );
  await measure('mended server file', ['src/http/serve-health.ts', 'status: (', "status: 'mended'"], () =>
    expect.poll(health).toEqual({ status: 'mended' }),
  );
  // A page rendered now comes from the edited sources too.
  const html = await (await request.get(`${shop.address}/about`)).text();
  expect(html).toContain('<h1 data-edited="yes">');
  expect(html).toContain('Told anew');
  expect(shop.gaps).toEqual([]);
  console.log('Seconds from saving to seeing:', seconds);
});

/** Whether React has taken over this element. */
function isReacts(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactFiber'));
}
