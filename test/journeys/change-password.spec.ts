import { expect, test } from './steps/journey.ts';
import { logInByEmail } from './steps/log-in-by-email.ts';

test('the password is changed, and only the new one opens the door', async ({
  page,
  customer,
  complaints,
}) => {
  complaints.expectStatus(422);
  complaints.expectStatus(401);
  const password = 'another long password';
  await page.goto('/dashboard/change-password');
  await page.waitForURL('**/dashboard/chage-password');
  await expect(page.getByRole('heading', { level: 1, name: 'Change Password' })).toBeVisible();

  await page.getByLabel('Old Password').fill('not the old one');
  await page.getByLabel('New Password').fill(password);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('The old password is wrong')).toBeVisible();
  await expect(page.getByLabel('New Password')).toHaveValue(password);
  await page.getByLabel('Old Password').fill(customer.password);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByLabel('New Password')).toHaveValue('');

  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await logInByEmail(page, customer);
  await expect(page.getByText('Wrong email or password')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: customer.name })).toBeVisible();
});
