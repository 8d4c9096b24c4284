import type { Page } from '@playwright/test';
import { expect, test } from './steps/journey.ts';
import { layoutFaults } from './steps/layout-faults.ts';
import { placeOrder } from './steps/place-order.ts';
import { findProducts, roomiest } from './steps/shelf.ts';

/** What people come for lies where a thumb and an eye find it: places measured in the browser, in pixels. */

const kurta = '/product/details/indigo-dabu-print-straight-kurta';

/** Top and bottom of the first visible match, from the top of the page. */
async function placeOf(page: Page, selector: string): Promise<{ top: number; bottom: number }> {
  const boxes = await page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top: top + window.scrollY, bottom: bottom + window.scrollY };
    });
  return { top: Math.round(boxes.top), bottom: Math.round(boxes.bottom) };
}

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'measured on the phone alone');

  test('a listing begins with goods, and Filter and Sort stay in reach', async ({ page }) => {
    for (const path of ['/shops', '/shops?audience=Women', '/product/category/sarees']) {
      await page.goto(path);
      expect.soft((await placeOf(page, 'main article')).top, path).toBeLessThanOrEqual(300);
    }
    await page.mouse.wheel(0, 2_000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
    const bar = [page.getByRole('link', { name: 'Show as a list' }), page.getByLabel('Sort by')];
    for (const control of [page.getByRole('button', { name: 'Show Filters' }), ...bar]) {
      await expect(control).toBeInViewport({ ratio: 1 });
      // Nothing lies over it.
      const isFree = await control.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isFree).toBe(true);
    }
  });

  test('what was chosen or is not here leaves the goods where they begin', async ({ page }) => {
    const paths = [
      '/shops?colour=Blue',
      '/shops?audience=Women&colour=Blue',
      '/product/category/sarees?colour=Red',
      '/products/search?value=red+saree',
      '/products/search?value=blak+kurti',
      '/products/search?value=levis+jeans',
      '/products/search?value=kurta+zzqqxx',
      '/products/search?value=silk+saree+under+900',
      '/products/search?value=red+saree+under+2000',
      '/products/search?value=bindi',
    ];
    for (const width of [320, 360])
      for (const path of paths) {
        await page.setViewportSize({ width, height: 780 });
        await page.goto(path);
        const name = `${path} at ${width} px`;
        expect.soft((await placeOf(page, 'main article')).top, name).toBeLessThanOrEqual(300);
        await expect.soft(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
        // Where there are none it is said in words.
        const count = page
          .getByText(/^([1-9]\d* Products?|Oops! No products found\.)$/)
          .filter({ visible: true });
        await expect.soft(count.first(), name).toBeInViewport({ timeout: 5_000 });
        expect.soft(await layoutFaults(page), name).toEqual([]);
        const chips = page.getByRole('list', { name: 'Chosen filters' });
        if (/jeans$|zzqqxx$|bindi$/.test(path)) await expect.soft(chips, name).toHaveCount(0);
        else await expect.soft(chips.getByRole('link').first(), name).toBeInViewport({ ratio: 0.9 });
      }
    // The category that the chips narrow is named beside them.
    await page.goto('/product/category/sarees?colour=Red');
    await expect(page.getByRole('main').getByText('Sarees', { exact: true }).last()).toBeInViewport();
    const all = page.getByRole('link', { name: 'Clear all' });
    await all.click();
    await page.waitForURL(/sarees$/);
  });

  test('the sheet of filters shows its sections at one look', async ({ page }) => {
    await page.goto('/shops');
    await page.getByRole('button', { name: 'Show Filters' }).click();
    const form = page.getByRole('dialog', { name: 'Filters' }).getByRole('form');
    await expect(form.locator('summary').first()).toBeVisible();
    const height = await form.evaluate((element) => element.scrollHeight);
    expect(height).toBeLessThanOrEqual(900);
  });

  test('a product is seen from collar to hem, and bought within a screen and a third', async ({ page }) => {
    await page.goto(kurta);
    const picture = page.getByRole('button', { name: 'Zoom the picture' }).first();
    const { cut, bottom } = await picture.evaluate((button) => {
      const shape = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
      const [frame, image] = [shape(button.parentElement), shape(button.querySelector('img'))];
      const { naturalWidth, naturalHeight } = button.querySelector('img') ?? new Image();
      const isWhole = Math.abs(image.width / image.height - naturalWidth / naturalHeight) < 0.02;
      return {
        cut: !isWhole || image.bottom > frame.bottom + 1 || image.right > frame.right + 1,
        bottom: image.bottom,
      };
    });
    expect(cut).toBe(false);
    expect(bottom).toBeLessThan(780);
    const screens = 1.3 * 780;
    const places = {
      size: (await placeOf(page, 'main fieldset')).bottom,
      buttons: (await placeOf(page, 'main button[value="buy-now"]')).bottom,
    };
    expect(Math.max(places.size, places.buttons)).toBeLessThanOrEqual(screens);
    expect((await placeOf(page, '#description')).top).toBeLessThan((await placeOf(page, '#reviews')).top);
    expect((await placeOf(page, '#reviews')).top).toBeLessThan((await placeOf(page, '#specification')).top);
  });

  test('an order is a low row: picture, number, a word and the next step', async ({
    page,
    shop,
    customer,
  }) => {
    expect(customer.id).toBeTruthy();
    const shelf = await findProducts(shop, { sizes: true });
    const product = shelf.toSorted((a, b) => roomiest(b).stock - roomiest(a).stock)[0];
    if (!product) throw new Error('The shop is empty');
    await placeOrder(shop, product);
    await page.goto('/dashboard/my-orders');
    const row = page.getByRole('table').getByRole('row').nth(1);
    await expect(row.getByText(/^CHK-/)).toBeVisible();
    await expect(row.getByText('Waiting for payment').filter({ visible: true }).last()).toBeVisible();
    await expect(row.getByRole('link', { name: 'Pay Now' })).toBeVisible();
    expect(await row.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThanOrEqual(120);
  });

  test('home shows goods within the second screen', async ({ page }) => {
    await page.goto('/');
    expect((await placeOf(page, 'main article')).top).toBeLessThanOrEqual(1_280);
  });
});

test('home is light: few elements, and rows that differ from their neighbours', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'the same at every width');
  const answer = await request.get('/', { headers: { 'accept-encoding': 'gzip' } });
  expect(Number(answer.headers()['content-length'] ?? 0)).toBeLessThanOrEqual(25_000);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const { elements, widths } = await page.evaluate(() => ({
    elements: document.querySelectorAll('*').length,
    widths: [...document.querySelectorAll('main section[aria-roledescription=carousel]')]
      .filter((row) => row.querySelector('article'))
      .map((row) => Math.round(row.querySelector('article')?.getBoundingClientRect().width ?? 0)),
  }));
  expect(elements).toBeLessThanOrEqual(1_400);
  const alike = widths.filter((width, at) => width === widths[at + 1]);
  expect({ widths, alike }).toEqual({ widths, alike: [] });
});

test('names are cut in carousels of cards, and whole on wide cards and in lists', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same at every width');
  const looks = (scope: string) =>
    page.locator(`${scope} article h3`).evaluateAll((all) => [
      ...new Set(
        all.map((name) => {
          const { whiteSpace, textOverflow } = getComputedStyle(name);
          return whiteSpace === 'nowrap' && textOverflow === 'ellipsis' ? 'cut' : 'whole';
        }),
      ),
    ]);
  await page.goto('/');
  expect(await looks('section[aria-label="Special Offer"]')).toEqual(['cut']);
  expect(await looks('section[aria-label="Featured Items"]')).toEqual(['whole']);
  await page.goto('/shops');
  expect(await looks('section[aria-label="Products"]')).toEqual(['whole']);
});
