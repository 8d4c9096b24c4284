import { fillAddress } from './steps/fill-address.ts';
import { expect, test } from './steps/journey.ts';
import { placeOrder } from './steps/place-order.ts';
import { findProduct } from './steps/shelf.ts';
import { newUtr } from './steps/statement.ts';

test('what is typed stays through Back and a reload until it is sent, or its customer logs out', async ({
  page,
  shop,
  customer,
  complaints,
}, info) => {
  complaints.expectStatus(401); // what the dashboard asks while its customer logs out
  const product = await findProduct(shop, { sizes: false, at: info.project.name });
  const message = page.getByLabel('Message');
  await page.goto('/contact');
  await page.getByLabel('Subject').fill('A late parcel');
  await message.fill('It was promised for Monday.');
  await page.reload();
  await expect(message).toHaveValue('It was promised for Monday.');
  await page.goto('/about');
  await page.goBack();
  await expect(message).toHaveValue('It was promised for Monday.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/Your ticket number is/)).toBeVisible();
  await expect(message).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(customer.name);
  await expect(message).toHaveValue('');

  await page.goto('/dashboard/support');
  const again = page.getByLabel('Add something');
  await again.fill('It is Tuesday now.');
  await page.goto(`/product/details/${product.slug}`);
  const reviews = page.getByRole('region', { name: 'Customer Reviews' });
  const review = reviews.getByLabel('Your review');
  const question = page.getByLabel('Your question');
  await review.fill('The hem came loose.');
  await reviews.getByRole('radio', { name: '3 stars, Fair' }).check({ force: true });
  await question.fill('Is it lined?');
  await page.reload();
  await expect(review).toHaveValue('The hem came loose.');
  await expect(reviews.getByRole('radio', { name: '3 stars, Fair' })).toBeChecked();
  await expect(question).toHaveValue('Is it lined?');
  await page.goto('/dashboard/support');
  await expect(again).toHaveValue('It is Tuesday now.');

  await page.goto('/dashboard/myaddress');
  const add = page.getByRole('button', { name: '+ Add New Address' });
  await add.click();
  await fillAddress(page, { name: 'Ravi Meena', city: 'Sanganer' });
  await page.reload();
  await add.click();
  await expect(page.getByLabel('City / District / Town')).toHaveValue('Sanganer');
  await expect(page.getByLabel('Phone number', { exact: true })).toHaveValue('9876543210');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await add.click();
  await expect(page.getByLabel('City / District / Town')).not.toHaveValue('Sanganer');

  await page.goto(`/product/details/${product.slug}`);
  await page.getByRole('link', { name: 'Chat with Seller' }).click();
  const chat = page.getByRole('textbox', { name: 'Message' });
  await chat.fill('Do you have it in green?');
  await page.reload();
  await expect(chat).toHaveValue('Do you have it in green?');
  await chat.press('Enter');
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText('in green');
  await page.reload();
  await expect(chat).toHaveValue('');

  const entries = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('entry:')));
  expect(await entries()).not.toEqual([]);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL('**/login');
  expect(await entries()).toEqual([]);
});

test('a name, an e-mail and a transaction ID stay through a reload; a password is never stored', async ({
  page,
  shop,
  customer,
  browser,
}, info) => {
  const name = page.getByLabel('Name', { exact: true });
  const email = page.getByLabel('Email', { exact: true });
  await page.goto('/dashboard/myaddress');
  await name.fill('Meera Kumari Sharma');
  await email.fill(`new-${customer.email}`);
  await page.reload();
  await expect(name).toHaveValue('Meera Kumari Sharma');
  await expect(email).toHaveValue(`new-${customer.email}`);

  const product = await findProduct(shop, { sizes: false, at: info.project.name });
  const orderId = await placeOrder(shop, product);
  const utr = page.getByLabel('UTR / Transaction ID');
  await page.goto(`/payment?orderId=${orderId}&paid=1`);
  await utr.fill('5123456');
  await page.reload();
  await expect(utr).toHaveValue('5123456');
  await utr.fill(newUtr());
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL(/\/payment\/confirm/);
  await page.goto(`/payment?orderId=${orderId}&paid=1`);
  await expect(utr).toHaveValue('');

  const guests = await browser.newContext();
  const guest = await guests.newPage();
  await guest.goto('/register');
  await guest.getByLabel('Name', { exact: true }).fill('Ravi Meena');
  await guest.getByLabel('Password', { exact: true }).fill('rangoli-at-dawn');
  await guest.reload();
  await expect(guest.getByLabel('Name', { exact: true })).toHaveValue('Ravi Meena');
  await expect(guest.getByLabel('Password', { exact: true })).toHaveValue('');
  const entries = await guest.evaluate(() => JSON.stringify(sessionStorage));
  expect(entries).toContain('Ravi Meena');
  expect(entries).not.toContain('rangoli');
  await guests.close();
});
