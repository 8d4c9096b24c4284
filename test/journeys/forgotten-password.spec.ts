import { expect, test } from './steps/journey.ts';
import { newMobile, readOtp } from './steps/log-in.ts';
import { logInByEmail } from './steps/log-in-by-email.ts';
import { readLink } from './steps/read-link.ts';

test('a forgotten password is set anew by the link of an e-mail, and ends every session', async ({
  page,
  browser,
  customer,
  complaints,
}) => {
  complaints.expectStatus(422);
  const password = 'a password set by a link';
  const elsewhere = await browser.newPage();
  await elsewhere.goto('/login?with=email');
  await elsewhere.getByRole('link', { name: 'Forgot password?' }).click();
  await elsewhere.waitForURL('**/forgot-password');
  await elsewhere.getByRole('button', { name: 'Send link' }).click();
  await expect(elsewhere.getByLabel('Email')).toBeFocused();
  await elsewhere.getByLabel('Email').fill(customer.email);
  await elsewhere.getByLabel('Email').press('Enter');
  await expect(elsewhere.getByText('If you have an account with this email')).toBeVisible();

  const link = await readLink(elsewhere.request, customer.email, 'reset-password');
  await elsewhere.goto(link);
  await elsewhere.getByLabel('New Password').fill('short');
  await elsewhere.getByRole('button', { name: 'Save password' }).click();
  await expect(elsewhere.getByText('A password needs at least 8 characters')).toBeVisible();
  await elsewhere.getByLabel('New Password').fill(password);
  await elsewhere.getByRole('button', { name: 'Save password' }).click();
  await elsewhere.waitForURL('**/login?with=email&reset=done');
  await expect(elsewhere.getByText('Your new password is set')).toBeVisible();
  await elsewhere.getByLabel('Email').fill(customer.email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(password);
  await elsewhere.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(elsewhere.getByRole('button', { name: customer.name })).toBeVisible();

  await elsewhere.goto(link);
  await elsewhere.getByLabel('New Password').fill('once more a password');
  await elsewhere.getByRole('button', { name: 'Save password' }).click();
  await expect(elsewhere.getByText('This link has expired or was used already')).toBeVisible();
  await elsewhere.close();

  await page.goto('/dashboard');
  await page.waitForURL('**/login?**');
  await logInByEmail(page, { ...customer, password });
  await expect(page.getByRole('button', { name: customer.name })).toBeVisible();
});

test('an e-mail is verified by its link, and a mobile number added by its OTP', async ({
  page,
  customer,
}) => {
  await page.goto('/dashboard/myaddress');
  const contact = page.getByRole('region', { name: 'Contact details' });
  await expect(contact.getByText('Not verified')).toBeVisible();
  await page.goto(await readLink(page.request, customer.email, 'verify-email'));
  await page.getByRole('button', { name: 'Verify email' }).click();
  await expect(page.getByText(`${customer.email} is verified`)).toBeVisible();
  await page.goto('/dashboard/myaddress');
  await expect(contact.getByText('Verified', { exact: true })).toBeVisible();

  const mobile = newMobile();
  await contact.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
  await contact.getByRole('button', { name: 'Send OTP' }).click();
  await contact.getByLabel('OTP').fill(await readOtp(page.request, mobile));
  await expect(contact.getByText(`+91 ${mobile}`)).toBeVisible();
});
