import { operator } from '../../db/town/people.ts';
import { expect, test } from './steps/journey.ts';
import { layoutFaults } from './steps/layout-faults.ts';
import { logInByEmail } from './steps/log-in-by-email.ts';
import { openDesk } from './steps/open-desk.ts';
import { violations } from './steps/violations.ts';

test('an operator blocks a customer, who reads whom to ask; and adds and removes an operator', async ({
  page,
  browser,
  customer,
  complaints,
}) => {
  complaints.expectStatus(403);
  const { desk } = await openDesk(browser, operator);
  const look = async (name: string) => {
    expect.soft(await violations(desk)).toEqual([]);
    expect.soft(await layoutFaults(desk)).toEqual([]);
    const path = `.build/test-results/${name}-${test.info().project.name}.png`;
    await desk.screenshot({ path, fullPage: true });
  };
  await desk.goto('/desk/customers');
  await desk.getByRole('searchbox').fill(customer.email);
  await desk.getByRole('searchbox').press('Enter');
  await desk.getByRole('button', { name: `Block ${customer.name}` }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Refused eleven parcels at the door');
  await look('block');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(desk.getByText(/Refused eleven parcels/)).toBeVisible();
  await look('customers');

  await page.goto('/login');
  await logInByEmail(page, customer);
  await expect(page.getByText(/This account is blocked.+write to .+ or call/)).toBeVisible();
  await page.screenshot({ path: `.build/test-results/blocked-${test.info().project.name}.png` });

  await desk.getByRole('button', { name: `Unblock ${customer.name}` }).click();
  await dialog.getByRole('button', { name: 'Unblock' }).click();
  await expect(desk.getByText('Can log in', { exact: true })).toBeVisible();
  await page.goto('/login');
  await logInByEmail(page, customer);
  await expect(page.getByRole('button', { name: customer.name })).toBeVisible();

  await desk.getByRole('link', { name: 'Staff', exact: true }).click();
  const name = `Meera ${crypto.randomUUID().slice(0, 6)}`;
  await desk.getByRole('button', { name: 'Add an operator' }).click();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(`${name.replace(' ', '-').toLowerCase()}@desk.example`);
  await dialog.getByRole('button', { name: 'Create login' }).click();
  await dialog.getByRole('button', { name: 'Got it' }).click();
  await look('staff');
  await desk.getByRole('button', { name: `Remove ${name}` }).click();
  await dialog.getByLabel('Reason').fill('Only for this test');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(desk.getByRole('button', { name: `Remove ${name}` })).toHaveCount(0);
  await desk.context().close();
});
