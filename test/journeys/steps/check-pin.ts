import { expect, type Page } from '@playwright/test';

const patience = { timeout: 5_000 };

/** Enters a PIN code where a page asks for it. */
export async function sendPin(page: Page, pincode: string, wait: { timeout?: number } = {}): Promise<void> {
  await page.getByLabel('Delivery PIN code').fill(pincode, wait);
  await page.getByRole('button', { name: 'Check', exact: true }).click(wait);
}

/**
 * Enters a PIN code until the question is gone: again where the form's code came between typing and pressing, and not again where
 * a slow answer came after all.
 */
export async function checkPin(page: Page, pincode: string): Promise<void> {
  const field = page.getByLabel('Delivery PIN code');
  await expect(field).toBeVisible();
  await expect(async () => {
    if (await field.isVisible()) await sendPin(page, pincode, patience);
    await expect(field).toBeHidden(patience);
  }).toPass();
}
