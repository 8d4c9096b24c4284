import { expect, type Page } from '@playwright/test';

/** From /my-payment: pays in the simulated payment app, and waits until the shop knows. Returns the order's id. */
export async function payInSimulator(page: Page): Promise<string> {
  await page.waitForURL(/\/my-payment\?orderId=/);
  await page.getByAltText('QR code of this payment').waitFor({ state: 'attached' });
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  const [app] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Pay by UPI app' }).click(),
  ]);
  await app.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(app.locator('body')).toContainText(/paid/i);
  await app.close();
  await page.waitForURL(/\/payment\/confirm/);
  await expect(page.getByText('Payment verified successfully!')).toBeVisible();
  return orderId;
}
