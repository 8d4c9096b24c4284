import { expect, type Page } from '@playwright/test';
import { faint } from './faint.ts';
import { layoutFaults } from './layout-faults.ts';
import { violations } from './violations.ts';

/** In the dark theme only the colours differ. */
export async function inspectNight(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await faint(page), `${name} by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await faint(page), `${name} by day`).toEqual([]);
}

/** A page at the smallest phone size and with text twice as large; the desk with large text only in a desktop journey, which also checks a tablet and 200 % zoom. */
export async function inspectLayout(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  if (!size) throw new Error('The window has no size');
  const isDesktop = size.width >= 1024;
  const expectNone = (at: string, isFault: (fault: string) => boolean = () => true) =>
    // Polled, since a page whose width has just changed is laid out again.
    expect
      .configure({ soft: true })
      .poll(async () => (await layoutFaults(page)).filter(isFault), {
        message: `${name} ${at}`,
        timeout: 5_000,
      })
      .toEqual([]);
  const setLetters = (to: string) =>
    page.evaluate((to) => (document.documentElement.style.fontSize = to), to);

  await page.setViewportSize({ width: 320, height: 640 });
  await expectNone('at 320 px');
  if (isDesktop) {
    await page.setViewportSize({ width: 768, height: 1024 });
    await expectNone('at 768 px');
    expect.soft(await violations(page), `${name} at 768 px`).toEqual([]);
    await page.setViewportSize({ width: size.width / 2, height: size.height / 2 });
    await expectNone('at 200 %');
  }
  await page.setViewportSize(size);
  // With letters this large the desk needs more than a phone's width.
  if (!isDesktop && new URL(page.url()).pathname.startsWith('/desk')) return;
  await setLetters('200%');
  // On a phone a long word is then wider than its place.
  await expectNone('with letters twice as large', (fault) => isDesktop || !fault.endsWith('in two'));
  await setLetters('');
}
