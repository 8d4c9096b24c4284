import { expect, test } from '@playwright/test';
import { fillAddress } from './steps/fill-address.ts';

/** A customer's own pages, one after the other, as somebody who has just opened an account with an e-mail address. */
test('from a heart on a card to profile, password, chat and logout', async ({ page }) => {
  test.setTimeout(180_000);
  const email = `meera${Date.now()}${test.info().workerIndex}@example.com`;
  const main = page.getByRole('main');
  const toast = (text: string) => page.getByText(text).first();

  // A guest's heart is finished after the account is there.
  await page.goto('/shops?order=high-to-low');
  const heart = main.getByRole('button', { name: / on your wishlist$/ }).first();
  const name = ((await heart.getAttribute('aria-label')) ?? '').replace(' on your wishlist', '');
  await heart.click();
  await page.waitForURL(/\/login\?next=/);
  await page.getByRole('button', { name: 'Use e-mail and password' }).click();
  await page.getByRole('link', { name: 'Open an account with e-mail' }).click();

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

  // Wishlist: what was wished for is there, moves to the cart, and the list says that it is empty.
  await page.goto('/dashboard/my-wishlist');
  await expect(main.getByRole('heading', { name })).toBeVisible();
  await main.getByRole('button', { name: `Move ${name} to your cart` }).click();
  const size = page.locator('dialog label:has(input:enabled)').first();
  await expect(size.or(main.getByText('No Items Found'))).toBeVisible();
  if (await size.isVisible()) await size.click();
  await expect(main.getByText('No Items Found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  // The heart goes on and off, and a failed request puts it back.
  await page.goto('/shops?order=high-to-low');
  const first = main.getByRole('button', { name: / on your wishlist$/ }).first();
  await first.click();
  await expect(toast('Added to your wishlist')).toBeVisible();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await page.route('**/api/home/product/delete-wishlist-product/**', (route) => route.abort());
  await first.click();
  await expect(toast('The shop could not be reached')).toBeVisible();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await page.unroute('**/api/home/product/delete-wishlist-product/**');
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'false');

  // Addresses: two are added, the default moves, one is deleted.
  await page.goto('/dashboard/myaddress');
  for (const city of ['Jaipur', 'Ajmer']) {
    await main.getByRole('button', { name: '+ Add New Address' }).click();
    await fillAddress(page, { name: `Meera in ${city}`, city });
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(main.getByText(`Meera in ${city}`)).toBeVisible();
  }
  const card = (city: string) => main.getByRole('listitem').filter({ hasText: `Meera in ${city}` });
  await expect(card('Jaipur').getByText('Default', { exact: true })).toBeVisible();
  await card('Ajmer').getByLabel('Default address').click();
  await expect(card('Ajmer').getByText('Default', { exact: true })).toBeVisible();
  await expect(card('Jaipur').getByText('Default', { exact: true })).toBeHidden();
  await card('Jaipur')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card('Jaipur')).toBeHidden();
  await page.getByLabel('Name', { exact: true }).fill('Meera Sharma');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(toast('Your profile is saved')).toBeVisible();

  // Password, reached by the address that is spelt right.
  await page.goto('/dashboard/change-password');
  await page.waitForURL('**/dashboard/chage-password');
  await page.getByLabel('Old Password').fill('not the first password');
  await page.getByLabel('New Password').fill('a second password');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('The old password is not right')).toBeVisible();
  await page.getByLabel('Old Password').fill('a first password');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(toast('Your password is changed')).toBeVisible();

  // Chat, from a product's seller: a message that did not get through can be sent again.
  await page.goto('/product/details/indigo-dabu-print-straight-kurta');
  await page.getByRole('link', { name: 'Chat with Seller' }).click();
  await page.waitForURL(/\/dashboard\/chat\//);
  const input = page.getByPlaceholder('input message');
  await expect(input).toHaveValue(/^About “/);
  await input.fill('Is it lined?');
  await page.route('**/api/chat/customer/send-message-to-seller', (route) => route.abort());
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
  await page.unroute('**/api/chat/customer/send-message-to-seller');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(main.getByRole('log').getByText('You ·')).toBeVisible();
  await page.reload();
  await expect(main.getByRole('log').getByText('Is it lined?')).toHaveCount(1);

  // Contact: what is wrong stands beside its field, a failed request keeps the text.
  await page.goto('/contact');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'SEND' }).click();
  await expect(page.getByText('Please write your message')).toBeVisible();
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message').fill('Do you stitch to measure?');
  await page.route('**/api/home/contact', (route) => route.abort());
  await page.getByRole('button', { name: 'SEND' }).click();
  await expect(page.getByText('Your message is still here.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Do you stitch to measure?');
  await page.unroute('**/api/home/contact');
  await page.getByRole('button', { name: 'SEND' }).click();
  await expect(page.getByText('Thank you! We have your message')).toBeVisible();

  await page.goto('/logout');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/dashboard/my-wishlist');
  await page.waitForURL(/\/login\?next=/);
});
