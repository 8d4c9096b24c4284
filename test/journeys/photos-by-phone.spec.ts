import { expect as expectThat, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './steps/journey.ts';
import { openDesk } from './steps/open-desk.ts';

/** The demo town's login (db/town/people.ts). */
const seller = { email: 'bagru-neel-works@chowk.example', password: 'chowk-seller-demo' };

/** Several megabytes, 4,000 by 3,000 pixels, lying on its side as phones store an upright photo. */
async function phonePhoto(at: number) {
  const background = `#${(0x202020 + at * 0x0f1a2b).toString(16)}`;
  const noise = { type: 'gaussian', mean: 128, sigma: 10 } as const;
  const grain = sharp({ create: { width: 4_000, height: 3_000, channels: 3, background, noise } });
  const buffer = await grain.withMetadata({ orientation: 6 }).jpeg({ quality: 92 }).toBuffer();
  expectThat(buffer.length).toBeGreaterThan(3_000_000);
  return { name: `IMG_${at}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** A line of 128 kbit/s both ways; gives what cuts it (true) and brings it back. */
async function slowLine(page: Page) {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const cut = (offline: boolean) =>
    line.send('Network.emulateNetworkConditions', {
      offline,
      latency: 300,
      downloadThroughput: 16_000,
      uploadThroughput: 16_000,
    });
  await cut(false);
  return cut;
}

test('ten photos of a phone arrive over a slow line that breaks and a page that is closed', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const photos = [];
  for (let at = 1; at <= 10; at += 1) photos.push(await phonePhoto(at));
  const { desk } = await openDesk(browser, seller);
  const context = desk.context();
  const sizes: number[] = [];
  context.on('request', (request) => {
    if (/\/api\/desk\/pictures/.test(request.url())) sizes.push(request.postDataBuffer()?.length ?? 0);
  });
  const scripts: string[] = [];
  context.on(
    'request',
    (request) => void (/open-queue|shrink-worker/.test(request.url()) && scripts.push(request.url())),
  );

  await desk.goto('/desk/products/new');
  await expect(desk.getByLabel('Add photos')).toBeAttached();
  expectThat(scripts).toEqual([]);
  const cutLine = await slowLine(desk);
  await desk.getByLabel('Add photos').setInputFiles(photos);
  const tray = desk.getByRole('region', { name: 'Photos being sent' });
  await expect(tray.getByText('Sending photos: 1 of 10 sent')).toBeVisible({ timeout: 120_000 });
  await expect(desk.getByRole('button', { name: 'Add product' })).toHaveAttribute('aria-disabled', 'true');
  await tray.getByRole('button', { name: 'Cancel IMG_9.jpg' }).click();
  await desk.screenshot({ path: `.build/test-results/tray-${test.info().project.name}.png` });

  await cutLine(true);
  await expect(tray.getByText('No connection')).toBeVisible({ timeout: 120_000 });
  await cutLine(false);
  await expect(tray.getByText('Sending photos: 3 of 9 sent')).toBeVisible({ timeout: 120_000 });

  await desk.close();
  const again = await context.newPage();
  await again.goto('/desk/products/new');
  await slowLine(again);
  const pictures = again.getByRole('group', { name: 'Photos' }).getByRole('listitem');
  await expect(pictures).toHaveCount(9, { timeout: 280_000 });
  await expect(again.getByRole('region', { name: 'Photos being sent' })).toHaveCount(0);
  expectThat(Math.max(...sizes)).toBeLessThan(500_000);
  // Turned upright, and no larger than needed.
  const src = (await pictures.first().getByRole('img').getAttribute('src')) ?? '';
  const { width, height } = await sharp(await (await again.request.get(src)).body()).metadata();
  expectThat(height / width).toBeCloseTo(4 / 3, 1);
});
