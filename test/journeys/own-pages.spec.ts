import { expect, test } from '@playwright/test';

/** A customer's account pages in turn, for somebody who has just registered with an e-mail address. */
test('from a heart on a card to profile, chat, contact and logout', async ({ page }) => {
  const email = `meera${Date.now()}${test.info().workerIndex}@example.com`;
  const main = page.getByRole('main');
  const toast = (text: string) => page.getByText(text).first();

  // A guest's wish is completed once the account exists.
  await page.goto('/shops?order=high-to-low');
  const heart = main.getByRole('button', { name: / on your wishlist$/ }).first();
  await heart.click();
  await page.waitForURL(/\/login\?next=/);
  await page.getByRole('button', { name: 'Use e-mail and password' }).click();
  await page.getByRole('link', { name: 'Register with email' }).click();

  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Please enter your name')).toBeVisible();
  await expect(page.getByText('Please choose a password')).toBeVisible();
  await page.getByLabel('Name').fill('Meera');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a first password');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL(/\/shops\?order=high-to-low/);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/register');
  await page.waitForURL((url) => url.pathname === '/');

  // The heart toggles, and a failed request reverts it.
  await page.goto('/shops?order=high-to-low');
  const other = main.getByRole('button', { name: / on your wishlist$/ }).nth(1);
  await other.click();
  await expect(toast('Added to your wishlist')).toBeVisible();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await page.route('**/api/home/product/delete-wishlist-product/**', (route) => route.abort());
  await other.click();
  await expect(toast('We couldn’t reach the shop')).toBeVisible();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await page.unroute('**/api/home/product/delete-wishlist-product/**');
  await other.click();
  await expect(other).toHaveAttribute('aria-pressed', 'false');

  await page.goto('/dashboard/myaddress');
  await page.getByLabel('Name', { exact: true }).fill('Meera Sharma');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(toast('Your profile has been saved')).toBeVisible();

  // Chat from a product's page: a message that failed can be sent again.
  await page.goto('/product/details/indigo-dabu-print-straight-kurta');
  await page.getByRole('link', { name: 'Chat with Seller' }).click();
  await page.waitForURL(/\/dashboard\/chat\//);
  const input = page.getByPlaceholder('input message');
  await expect(page.getByText('Your next message will be about this')).toBeVisible();
  await input.fill('Is it lined?');
  await page.route('**/api/chat/customer/send-message-to-seller', (route) => route.abort());
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/api/chat/customer/send-message-to-seller');
  // It is retried automatically once the server can be reached, maybe before the click.
  await page
    .getByRole('button', { name: 'Try again' })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await expect(main.getByRole('log').getByText('Sent')).toBeVisible();
  await page.reload();
  await expect(main.getByRole('log').getByText('Is it lined?')).toHaveCount(1);

  // Contact: errors show beside their fields, and a failed request keeps the text.
  await page.goto('/contact');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'SEND' }).click();
  await expect(page.getByText('Please enter your message')).toBeVisible();
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message').fill('Do you stitch to measure?');
  await page.route('**/api/home/contact', (route) => route.abort());
  await page.getByRole('button', { name: 'SEND' }).click();
  await expect(page.getByText('Your message is still here.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Do you stitch to measure?');
  await page.unroute('**/api/home/contact');
  await page.getByRole('button', { name: 'SEND' }).click();
  await expect(page.getByText('Thank you! We’ve received your message')).toBeVisible();

  await page.goto('/logout');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/dashboard/my-wishlist');
  await page.waitForURL(/\/login\?next=/);
});
