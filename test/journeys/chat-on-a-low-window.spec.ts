import { expect, test } from './steps/journey.ts';
import { findProducts } from './steps/shelf.ts';

/** Windows of small phones, a phone in landscape, a tablet and a desktop. */
const windows = [
  [360, 640],
  [360, 400],
  [800, 360],
  [768, 1024],
  [1440, 600],
] as const;

test('the chat’s input stays in sight on a low window and above a phone’s keyboard', async ({
  page,
  shop,
  customer,
}) => {
  const [product] = await findProducts(shop, { sizes: false });
  await page.goto(`/dashboard/chat/${product?.sellerId}?product=${product?.slug}`);
  const input = page.getByRole('textbox', { name: 'Message' });
  const log = page.getByRole('log', { name: 'Messages' });
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(input, `${width} by ${height}`).toBeInViewport({ ratio: 1 });
  }

  await page.setViewportSize({ width: 360, height: 640 });
  for (let line = 0; line < 6; line++) {
    await input.fill(`Line ${line} of ${customer.name}`);
    await input.press('Enter');
  }
  await expect(log.getByText('Line 5 of')).toBeInViewport();

  // Most keyboards overlay the page: its height stays, but less of it is visible.
  await page.evaluate(() => {
    const viewport = window.visualViewport as VisualViewport;
    Object.defineProperty(viewport, 'height', { value: 380, configurable: true });
    viewport.dispatchEvent(new Event('resize'));
  });
  await expect
    .poll(async () => ((await input.boundingBox())?.y ?? 640) + ((await input.boundingBox())?.height ?? 0))
    .toBeLessThanOrEqual(380);
  await expect(log.getByText('Line 5 of')).toBeInViewport();
});
