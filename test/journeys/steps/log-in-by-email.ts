import type { Page } from '@playwright/test';

/** Logs in on the login page by e-mail and password. */
export async function logInByEmail(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Use e-mail and password' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}
