import { expect, test } from './steps/journey.ts';
import { newMobile, readOtp } from './steps/log-in.ts';

/** Another OTP is not sent within 30 seconds. A customer who goes back or reloads the page can still use the first one. */
test('who goes back to the number, or loads the page anew, still logs in with the OTP that was sent', async ({
  page,
  shop,
  complaints,
}) => {
  complaints.expectStatus(429);
  const mobile = newMobile();
  const sends: string[] = [];
  page.on('request', (request) => request.url().endsWith('/send-otp') && sends.push(request.url()));
  const ask = async () => {
    await page.getByLabel('Mobile number').fill(mobile);
    await page.getByRole('button', { name: 'Send OTP' }).click();
  };
  await page.goto('/login');
  await ask();
  await expect(page.getByRole('heading', { name: 'Enter OTP' })).toBeVisible();

  await page.getByRole('button', { name: 'Change Mobile Number' }).click();
  await ask();
  await expect(page.getByRole('heading', { name: 'Enter OTP' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Resend OTP in \d+ s$/ })).toBeDisabled();
  expect(sends).toHaveLength(1);

  await page.reload();
  await page.getByRole('button', { name: 'Change Mobile Number' }).click();
  await ask();
  await expect(page.getByText(/Please wait \d+ seconds? before asking for another OTP/)).toBeVisible();
  await page.getByRole('button', { name: 'I have an OTP' }).click();
  await page.getByLabel('OTP').fill(await readOtp(shop, mobile));
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
});
