import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab (or Shift+Tab, if the control is before the focus) until the control has a visible focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 160; presses += 1) {
    const way = await target.evaluate((element) => {
      const focus = document.activeElement;
      if (element === focus) return 'there';
      const before = focus && focus.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      return before && focus !== document.body ? 'Shift+Tab' : 'Tab';
    });
    if (way === 'there') {
      const isVisible = await target.evaluate((element) => {
        const looks = [element, element.parentElement, element.nextElementSibling].flatMap((part) =>
          part ? [getComputedStyle(part)] : [],
        );
        return looks.some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none');
      });
      expect(isVisible, `the focus can be seen on ${target.toString()}`).toBe(true);
      return;
    }
    await page.keyboard.press(way);
  }
  throw new Error(`Tab does not lead to ${target.toString()}`);
}

export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
