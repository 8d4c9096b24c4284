import { expect, type Locator, test } from '@playwright/test';
import { newCustomer } from './steps/new-customer.ts';

/** A category under 'All categories'. The row above contains it too, in its one line or clipped by it. */
const inMenu = (shelves: Locator, name: string) => shelves.locator('[popover]').getByRole('link', { name });

/** Each picture of a fade: the visible headlines, their lines, and whether any is cut off. */
function watchFades(
  hero: HTMLElement | SVGElement,
): Promise<{ seen: number; lines: number; isCut: boolean }[]> {
  const looks: { seen: number; lines: number; isCut: boolean }[] = [];
  const look = () => {
    const paragraphs = [...hero.querySelectorAll('p')].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    const { top } = hero.getBoundingClientRect();
    const boxes = paragraphs.map((one) => ({ one, box: one.getBoundingClientRect() }));
    looks.push({
      seen: paragraphs.length,
      lines: Math.max(
        ...boxes.map(({ one, box }) =>
          Math.round(box.height / Number.parseFloat(getComputedStyle(one).lineHeight)),
        ),
      ),
      isCut: boxes.some(({ box }) => box.top < top || box.right > innerWidth),
    });
  };
  const dots = [...hero.querySelectorAll<HTMLElement>('button[aria-current]')];
  return new Promise((resolve) => {
    let at = 0;
    const press = () => dots[++at % dots.length]?.click();
    const looking = setInterval(look, 30);
    const pressing = setInterval(press, 1_100);
    setTimeout(
      () => {
        clearInterval(looking);
        clearInterval(pressing);
        resolve(looks);
      },
      1_100 * (dots.length + 1),
    );
  });
}

for (const width of [320, 360])
  test(`at ${width} px every banner says one thing at a time, in at most three lines`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/');
    // One button for everything that moves on the page.
    await page.getByRole('button', { name: /^Pause/ }).click();
    const looks = await page.getByRole('region', { name: 'Highlights' }).evaluate(watchFades);
    expect(looks.length).toBeGreaterThan(20);
    expect(looks.filter(({ seen, lines, isCut }) => seen !== 1 || lines > 3 || isCut)).toEqual([]);
  });

test('banners move on by themselves, and rest after the first touch', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Show 2 of/ })).toHaveAttribute('aria-current', 'true');
  await page.getByText('Free shipping on purchases').first().tap();
  await expect(page.getByRole('button', { name: 'Play all motion' })).toBeVisible();
  const currentBanner = () => page.locator('button[aria-current="true"]').getAttribute('aria-label');
  const bannerLabel = await currentBanner();
  await page.waitForTimeout(3_000);
  expect(await currentBanner()).toBe(bannerLabel);
  await context.close();
});

test('a phone finds its way by the bar at its foot, and checkout is quiet', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Around the shop' });
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Categories', 'Search', 'Wishlist', 'Bag']);
  // Clicked before its code has loaded, the link leads to the listing, which has the bar as well.
  await expect(async () => {
    await bar.getByRole('link', { name: 'Search' }).click();
    await expect(page.getByRole('combobox', { name: 'Search the shop' })).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await expect(bar).toBeHidden();
  await page.getByRole('combobox', { name: 'Search the shop' }).blur();
  await bar.getByRole('link', { name: 'Categories' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await menu.getByRole('link', { name: 'Sarees' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sarees' })).toBeVisible();
  await expect(menu).toBeHidden();
  // After scrolling, the search stays in view and takes less than a tenth of the screen.
  await page.mouse.wheel(0, 900);
  await expect
    .poll(() => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom))
    .toBeLessThan(78);
  await page.goto('/product/details/indigo-dabu-print-straight-kurta');
  await expect(bar).toHaveCount(0);
});

test('for whom, and every category, is one press away', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const shelves = page.getByRole('navigation', { name: 'Shop by category' });
  await shelves.getByRole('link', { name: 'Kids', exact: true }).click();
  await expect(page).toHaveURL(/audience=Girls,Boys/);
  await expect(shelves.getByRole('link', { name: 'Kids', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await shelves.getByRole('button', { name: 'All categories' }).click();
  await expect(inMenu(shelves, 'Jewellery')).toBeInViewport({ ratio: 1 });
});

test('the lane where one is stays marked when its goods are sorted, narrowed or turned over', async ({
  page,
}) => {
  const current = page.getByRole('navigation', { name: 'Shop by category' }).locator('[aria-current]');
  for (const [path, name] of [
    ['/shops?order=rating', 'All'],
    ['/shops?page=2', 'All'],
    ['/shops?audience=Women&colour=Blue', 'Women'],
    ['/shops?order=rating&audience=Girls%2CBoys', 'Kids'],
    ['/product/category/sarees?colour=Red', 'Sarees'],
  ] as const) {
    await page.goto(path);
    const names = (await current.allTextContents()).map((text) => text.trim());
    expect.soft([...new Set(names)], path).toEqual([name]);
  }
  await page.goto('/products/search?value=saree');
  await expect(current).toHaveCount(0);
});

test('a menu that is opened before its code is there stays open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const code = Promise.withResolvers<void>();
  await page.route(/assets\/shelves-(?!later)[^/]*\.js$/, async (route) => {
    await code.promise;
    await route.fallback();
  });
  await page.goto('/');
  const shelves = page.getByRole('navigation', { name: 'Shop by category' });
  await shelves.getByRole('button', { name: 'All categories' }).click();
  const came = page.waitForResponse(/assets\/shelves-(?!later)[^/]*\.js$/);
  code.resolve();
  await (await came).finished();
  await page.waitForTimeout(500); // time for the menu to be replaced, which must not happen
  await expect(inMenu(shelves, 'Jewellery')).toBeInViewport({ ratio: 1 });
  await page.getByRole('main').click({ position: { x: 5, y: 400 } });
  await shelves.getByRole('button', { name: 'All categories' }).click();
  await inMenu(shelves, 'Jewellery').click();
  await page.waitForURL('**/product/category/jewellery');
});

test('code that comes late moves nothing, and every target on a phone is 24 px or more', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.route(/assets\/(shelves|promises|lane)-(?!later)[^/]*\.js$/, async (route) => {
    await page.waitForTimeout(3_000);
    await route.fallback();
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset.moved = String(
          Number(document.documentElement.dataset.moved ?? 0) + entry.value,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Pause/ })).toBeVisible();
  await page.waitForTimeout(5_000);
  expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.01);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('a[href], button')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[aria-hidden]'))
      .map((one) => ({ name: one.textContent, ...one.getBoundingClientRect().toJSON() }))
      .filter(({ width, height }) => width > 1 && Math.min(width, height) < 23.5),
  );
  expect(small).toEqual([]);
});

test('a customer’s icons stand in one row beside the name, and nothing is scrolled to below the header', async ({
  page,
}) => {
  await newCustomer(page.request);
  const rowsAt = (scrollbar: number) =>
    page.evaluate((scrollbar) => {
      const root = document.documentElement;
      root.style.paddingInlineEnd = '0';
      // A desktop's page has a scrollbar already.
      const real = innerWidth - root.getBoundingClientRect().width;
      root.style.paddingInlineEnd = `${Math.max(0, scrollbar - real)}px`;
      const header = document.querySelector('header[data-edge="head"]');
      const parts = [...(header?.querySelectorAll('nav > *, a:has(svg), button') ?? [])];
      const middles = parts
        .filter((one) => one.checkVisibility() && !one.closest('form, [popover]'))
        .map((one) => one.getBoundingClientRect())
        .map(({ top, height }) => Math.round((top + height / 2) / 10));
      return new Set(middles).size;
    }, scrollbar);
  for (const path of ['/', '/about', '/cart']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const width of [320, 345, 359, 360, 375, 384, 400, 415, 416, 430, 447, 448, 768, 1023, 1024, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      for (const scrollbar of [0, 15])
        expect
          .soft(await rowsAt(scrollbar), `rows of ${path} at ${width} px, scrollbar ${scrollbar}`)
          .toBe(1);
      const { stuck, padding } = await page.evaluate(() => {
        document.body.style.minHeight = '300vh';
        scrollTo({ top: 400, behavior: 'instant' });
        const { bottom } = document.querySelector('header')?.getBoundingClientRect() ?? { bottom: Infinity };
        return { stuck: bottom, padding: getComputedStyle(document.documentElement).scrollPaddingTop };
      });
      expect.soft(stuck, `stuck at ${width} px on ${path}`).toBeLessThan(Number.parseFloat(padding));
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    }
  }
});
