import { fillAddress } from './steps/fill-address.ts';
import { expect, test } from './steps/journey.ts';

test('addresses are added, edited, made the default, and deleted', async ({
  page,
  customer,
  complaints,
}, info) => {
  complaints.expectStatus(400); // a PIN code of another state
  expect(customer.id).toBeTruthy();
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await page.goto('/dashboard/myaddress');
  await expect(page.getByRole('heading', { name: 'Manage Addresses' })).toBeVisible();

  await page.getByRole('button', { name: '+ Add New Address' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: '+ Add New Address' }).click();
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Please fill all required fields')).toBeVisible();
  const address = page.getByLabel('Address', { exact: true });
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('12, Kishanpole Bazaar');
  await expect(address).not.toHaveAttribute('aria-invalid', 'true');
  await fillAddress(page, { name: 'Asha Verma', city: 'Jaipur' });
  await page.getByLabel('Phone number', { exact: true }).fill('98765');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Verma');
  await page.getByLabel('Phone number', { exact: true }).fill('9876543210');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(card('Asha Verma')).toContainText('Default');

  await page.getByRole('button', { name: '+ Add New Address' }).click();
  await fillAddress(page, { name: 'Ravi Meena', city: 'Ajmer' });
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(card('Ravi Meena')).toContainText('Ajmer');

  await page.getByRole('button', { name: 'Edit the address of Ravi Meena' }).click();
  await expect(card('Asha Verma')).toHaveCount(0);
  await page.getByLabel('City / District / Town').fill('Pushkar');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(card('Ravi Meena')).toContainText('Pushkar');
  // The focus is on the saved address, not at the end of the page.
  await expect(card('Ravi Meena')).toBeFocused();
  await expect(card('Ravi Meena')).toBeInViewport();

  // A phone collapses optional fields, unless one is filled or invalid.
  const landmark = page.getByLabel('Landmark');
  const more = page.getByText('Add more details');
  const isPhone = info.project.name === 'phone';
  await page.getByRole('button', { name: 'Edit the address of Ravi Meena' }).click();
  await expect(landmark).toBeVisible({ visible: !isPhone });
  if (isPhone) await more.click();
  await page.getByLabel('Alternate phone number').fill('12345');
  if (isPhone) await more.click();
  await expect(landmark).toBeVisible({ visible: !isPhone });
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByLabel('Alternate phone number')).toBeFocused();
  await page.getByLabel('Alternate phone number').fill('');
  await landmark.fill('Opposite the stepwell');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(card('Ravi Meena')).toContainText('Opposite the stepwell');

  await page.getByRole('button', { name: 'Edit the address of Ravi Meena' }).click();
  await expect(landmark).toHaveValue('Opposite the stepwell');
  await expect(landmark).toBeVisible();
  await page.getByLabel('City / District / Town').fill('');
  await page.getByLabel('PIN code').fill('560001');
  await expect(page.getByLabel('State')).toHaveValue('Karnataka');
  await expect(page.getByLabel('City / District / Town')).toHaveValue('Bengaluru');
  await page.getByLabel('City / District / Town').fill('Malleshwaram');
  await page.getByLabel('PIN code').fill('302017');
  await expect(page.getByLabel('State')).toHaveValue('Rajasthan');
  await expect(page.getByLabel('City / District / Town')).toHaveValue('Malleshwaram');
  await page.getByLabel('State').selectOption('Karnataka');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('PIN code 302017 is in Jaipur, Rajasthan').first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  // Shown at once; the reload below confirms it with the server.
  const marking = page.waitForResponse(/markDefaultAddress/);
  await card('Ravi Meena').getByLabel('Default address').check();
  await marking;
  await expect(card('Ravi Meena').getByText('Default', { exact: true })).toBeVisible();
  await expect(card('Asha Verma').getByText('Default', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(card('Ravi Meena').getByLabel('Default address')).toBeChecked();
  await expect(card('Asha Verma').getByLabel('Default address')).not.toBeChecked();

  await page.getByRole('button', { name: 'Delete the address of Ravi Meena' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card('Ravi Meena')).toHaveCount(0);
  await expect(card('Asha Verma').getByLabel('Default address')).toBeChecked();
});
