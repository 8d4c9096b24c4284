import { expect, test } from './steps/journey.ts';
import { newMobile, readOtp } from './steps/log-in.ts';

/** A phone drops the tab while the text message is read. */
for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a login goes on at its step after a reload, and Back keeps it', async ({ page, request }) => {
      const mobile = newMobile();
      await page.goto('/login?next=/about');
      await page.getByLabel('Mobile number').fill(mobile);
      await page.getByRole('button', { name: 'Send OTP' }).click();
      await expect(page.getByRole('heading', { name: 'Enter OTP' })).toBeVisible();
      expect(new URL(page.url()).search).toBe('?next=%2Fabout&step=otp');
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Enter OTP' })).toBeVisible();
      await expect(page.getByText(`+91 ${mobile}`)).toBeVisible();
      await expect(page.getByLabel('OTP')).toHaveAttribute('autocomplete', 'one-time-code');
      const answer = await page.request.get('/login?step=otp');
      expect(answer.headers()['cache-control']).toBe('private, no-store');
      expect(await (await request.get('/login?step=otp')).text()).not.toContain(mobile);

      const otp = await readOtp(request, mobile);
      await page.getByLabel('OTP').fill(otp);
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Verify OTP' }).click();
      await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
      expect(page.url()).not.toContain(mobile);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
      await page.getByLabel('Full Name').fill('Asha Verma');
      await page.getByLabel('Email').fill(`${mobile}@customers.example`);
      await page.getByRole('button', { name: 'Save & Continue' }).click();
      await page.waitForURL('**/about');
    });
  });
