import { findProduct } from './steps/shelf.ts';
import { expect, test } from './steps/journey.ts';

/** The page can be read before the web font arrives, and nothing moves when it does. */
interface ShiftNotes {
  shift: number;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('text is there before its font, and stays where it is when the font comes', async ({
  page,
  shop,
}, info) => {
  await page.addInitScript(() => {
    const notes: ShiftNotes = { shift: 0 };
    Object.assign(window, { noted: notes });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        notes.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let font = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await font.promise;
    await route.fallback();
  });
  const hasFont = () => page.evaluate(() => document.fonts.check('400 16px "Anek Latin"', 'a'));
  const product = await findProduct(shop, { sizes: false, at: info.project.name });
  for (const path of ['/', '/shops', `/product/details/${product.slug}`]) {
    font = Promise.withResolvers<void>();
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1);
    expect(await hasFont()).toBe(false);
    font.resolve();
    await expect.poll(hasFont).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate(() => (window as unknown as { noted: ShiftNotes }).noted.shift),
      path,
    ).toBeLessThan(0.01);
  }
});
