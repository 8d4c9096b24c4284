import { readFile } from 'node:fs/promises';
import { expect, test } from './steps/journey.ts';
import { logInByEmail } from './steps/log-in-by-email.ts';

test('another device is seen and logged out, the data is downloaded, the account deleted', async ({
  page,
  browser,
  customer,
  complaints,
}) => {
  complaints.expectStatus(422);
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto('/login');
  await logInByEmail(elsewhere, customer);
  await expect(elsewhere.getByRole('button', { name: customer.name })).toBeVisible();

  await page.goto('/dashboard/myaddress');
  const devices = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('This device')).toHaveCount(1);
  await devices.getByRole('button', { name: /^Log out (?!all)/ }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).press('Enter');
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await elsewhere.goto('/dashboard');
  await elsewhere.waitForURL('**/login**');
  await other.close();

  const data = page.getByRole('region', { name: 'Your data' });
  const downloading = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Download my data' }).click();
  const file = await (await downloading).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ account: { email: customer.email } });

  await data.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('tax law requires us to keep them for six years')).toBeVisible();
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(dialog.getByText('Wrong password. Please try again')).toBeVisible();
  await dialog.getByLabel('Your password').fill(customer.password);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: customer.name })).toHaveCount(0);
});
