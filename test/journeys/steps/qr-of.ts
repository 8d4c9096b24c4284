import { expect, type Locator, type Page, test } from '@playwright/test';

/** The QR code of a payment, made visible: a phone cannot scan its own screen and keeps it collapsed. */
export async function qrOf(page: Page): Promise<Locator> {
  const qr = page.getByAltText('QR code of this payment');
  await qr.waitFor({ state: 'attached' });
  const isPhone = test.info().project.name === 'phone';
  await expect(qr).toBeVisible({ visible: !isPhone });
  if (isPhone) await page.getByText('Pay from another phone').click();
  await expect(qr).toBeVisible();
  return qr;
}
