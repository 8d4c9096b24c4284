import { expect, type Locator, type Page } from '@playwright/test';

/**
 * What a page says in answer to the last press, and whether it can be seen where it is painted: a sentence of a form, the
 * error of a field, a toast, or a dialog. Without an answer, nothing.
 */
export function answersOf(page: Page): Promise<{ says: string; fault: string }[]> {
  return page.evaluate(() => {
    const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const within = dialog ?? document;
    const find = (selector: string) => [...within.querySelectorAll(selector)].filter(isSeen);
    const toasts = find('[class*="_toast"]');
    const sentences = find('[data-answer]');
    // Beside the fields, the first one counts: the others follow one by one.
    const beside = find('[data-fault]').slice(0, 1);
    const what = (one: Element) => (one.textContent ?? '').trim().slice(0, 60);
    const faultOf = (one: Element): string => {
      const { left, top, right, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + Math.min(height / 2, 20)];
      // What is longer than the window, as a QR code with its apps on a phone, is read from its beginning.
      const bottom = top + Math.min(height, innerHeight / 2);
      if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1)
        return 'outside of the window';
      const topElement = document.elementFromPoint(x, y);
      return topElement && one.contains(topElement)
        ? ''
        : `covered by <${topElement?.tagName.toLowerCase()} class="${topElement?.className}">`;
    };
    return [...toasts, ...sentences, ...beside].map((one) => ({ says: what(one), fault: faultOf(one) }));
  });
}

/** Whether the focus is at what was said: at the sentence, or in a field with an error. */
const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.matches('[data-answer], [data-fault], [aria-invalid="true"]') ?? false;
  });

/**
 * Presses a form's button and looks at what is answered: all of it in sight, and unless it passes by (a toast), with the
 * focus. A form that leads on, or asks in a dialog, has answered so.
 * @returns what was said
 */
export async function expectAnswerInSight(page: Page, button: Locator, name: string): Promise<string> {
  const before = page.url();
  await button.click();
  let faults: { says: string; fault: string }[] = [];
  await expect
    .poll(
      async () => {
        faults = await answersOf(page).catch(() => []);
        if (faults.length > 0) return faults.map(({ fault }) => fault).filter(Boolean);
        const isElsewhere = page.url() !== before || (await page.locator('dialog:modal').count()) > 0;
        return isElsewhere ? [] : ['no answer'];
      },
      { message: `${name} answers in sight`, timeout: 20_000 },
    )
    .toEqual([]);
  const stays = await page.locator('[data-answer], [data-fault]').filter({ visible: true }).count();
  if (faults.length > 0 && stays > 0)
    await expect
      .poll(() => hasFocus(page), { message: `${name}: “${faults[0]?.says}” has the focus` })
      .toBe(true);
  return faults.map(({ says }) => says).join(' | ');
}
