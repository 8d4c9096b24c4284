import type { Page } from '@playwright/test';

/** Fills the address form as a customer in Rajasthan would. */
export async function fillAddress(page: Page, { name, city }: { name: string; city: string }): Promise<void> {
  // The address changes just before the page does: until then this would fill the login's own 'Full Name'.
  await page.getByLabel('PIN code').waitFor();
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Phone number', { exact: true }).fill('9876543210');
  await page.getByLabel('PIN code').fill('302003');
  await page.getByLabel('Address', { exact: true }).fill('12, Kishanpole Bazaar');
  await page.getByLabel('City / District / Town').fill(city);
  await page.getByLabel('State').selectOption('Rajasthan');
}
