import type { Browser } from '@playwright/test';
import { nextPageAfterTouch } from './in-page.ts';
import { phone } from './measure-visit.ts';

/** The network for a navigation: 20 ms round trip, 20 Mbit/s. */
export const fastLine = { latency: 20, bitsPerSecond: 20_000_000 };

/**
 * Milliseconds from touching a link until its page is painted with its data. The current page is idle, and the other
 * one has not been visited.
 * @param slower how many times slower the processor is than this machine's
 */
export async function measureNavigation(
  browser: Browser,
  address: string,
  { link, slower }: { link: string; slower: number },
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: phone.width, height: phone.height },
    deviceScaleFactor: phone.density,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: fastLine.latency,
      downloadThroughput: fastLine.bitsPerSecond / 8,
      uploadThroughput: fastLine.bitsPerSecond / 8,
    });
    await line.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(3_000);
    const target = page.locator(link).first();
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    const paintTime = page.evaluate<number>(nextPageAfterTouch);
    await target.tap();
    return await paintTime;
  } finally {
    await context.close();
  }
}
