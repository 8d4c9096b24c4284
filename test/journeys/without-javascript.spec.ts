import { confirmClaim } from './steps/confirm-claim.ts';
import { fillAddress } from './steps/fill-address.ts';
import { expect, test } from './steps/journey.ts';
import { newMobile, readOtp } from './steps/log-in.ts';
import { readLink } from './steps/read-link.ts';
import { findProducts } from './steps/shelf.ts';
import { openSection } from './steps/open-section.ts';

/** Works without JavaScript: reading, searching and filtering; an account, an order and its payment. */
test.use({ javaScriptEnabled: false });

test('the shop can be read without JavaScript', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Special Offer' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await page
    .getByRole('region', { name: 'Special Offer' })
    .getByRole('article')
    .first()
    .getByRole('heading')
    .getByRole('link')
    .click();
  await page.waitForURL('**/product/details/*');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('₹').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Customer Reviews' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  await expect(
    page.getByRole('region', { name: 'Products', exact: true }).getByRole('article').first(),
  ).toBeVisible();
  for (const address of ['/about', '/contact', '/help', '/return-refund', '/privacy-policy']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('searching works without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search the shop' }).fill('kurta');
  await page.getByRole('combobox', { name: 'Search the shop' }).press('Enter');
  await page.waitForURL(/\/products\/search\?.*value=kurta/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('kurta');
  await expect(
    page.getByRole('region', { name: 'Products', exact: true }).getByRole('article').first(),
  ).toBeVisible();
});

test('filters, order and pages work without JavaScript, and keep each other', async ({ page }) => {
  const filters = page.getByRole('form', { name: 'Filters' });
  const count = async () =>
    Number(/[\d,]+/.exec(await page.getByText(/^[\d,]+ Products?$/).innerText())?.[0]);
  await page.goto('/shops');
  const all = await count();
  await page.getByLabel('Sort by').selectOption('low-to-high');
  await page.getByRole('button', { name: 'Sort' }).click();
  await page.waitForURL(/order=low-to-high/);

  // On a phone they are folded, before and after.
  const open = async () => {
    const opener = page.getByRole('link', { name: 'Show Filters' });
    if (!(await opener.isVisible())) return;
    await expect(page.getByRole('article').first()).toBeInViewport();
    await opener.click();
  };
  await open();
  const brands = filters.getByRole('group', { name: 'Brand' }).getByRole('checkbox');
  await openSection(filters, 'Brand');
  await brands.nth(0).check();
  await brands.nth(1).check();
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
  await page.waitForURL(/brand=.*brand=/);
  await open();
  await openSection(filters, 'Brand');
  await expect(brands.nth(0)).toBeChecked();
  await expect(brands.nth(1)).toBeChecked();
  await expect(page.getByLabel('Sort by')).toHaveValue('low-to-high');
  const some = await count();
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);

  // Changing the order keeps the filters too.
  await page.getByLabel('Sort by').selectOption('high-to-low');
  await page.getByRole('button', { name: 'Sort' }).click();
  await page.waitForURL(/order=high-to-low/);
  expect(await count()).toBe(some);

  await page.goto('/shops');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click();
  await page.waitForURL(/page=2/);
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('an account is opened, changed and left without JavaScript', async ({ page, complaints }, info) => {
  complaints.expectStatus(422);
  const email = `no-script-${info.project.name}-${Date.now()}@customers.example`;
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/register');
  const register = async (password: string) => {
    await page.getByLabel('Name').fill('Asha Verma');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Register' }).click();
  };
  await register('short');
  await expect(page.getByText('A password needs at least 8 characters')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await register('first password');
  await page.waitForURL(/:\d+\/$/);

  await page.goto('/dashboard/chage-password');
  await page.getByLabel('Old Password').fill('first password');
  await page.getByLabel('New Password').fill('second password');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();

  await page.goto('/login?next=/dashboard');
  await page.getByRole('button', { name: 'Use e-mail and password' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('second password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(addresses.filter((address) => /password=|%40customers|customers\.example/.test(address))).toEqual(
    [],
  );
});

test('a forgotten password is set anew, and an e-mail verified, without JavaScript', async ({
  page,
  customer,
  complaints,
}) => {
  complaints.expectStatus(422);
  await page.goto(await readLink(page.request, customer.email, 'verify-email'));
  await page.getByRole('button', { name: 'Verify email' }).click();
  await expect(page.getByText(`${customer.email} is verified`)).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/login?with=email');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(customer.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('If you have an account with this email')).toBeVisible();
  const link = await readLink(page.request, customer.email, 'reset-password');
  for (const password of ['a password by a link', 'and one more of them']) {
    await page.goto(link);
    await page.getByLabel('New Password').fill(password);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(
      page.getByText(/Your new password is set|This link has expired or was used already/),
    ).toBeVisible();
  }
  await expect(page.getByText('This link has expired or was used already')).toBeVisible();
});

test('a mobile number is added to an account without JavaScript', async ({ page, customer }) => {
  const mobile = newMobile();
  await page.goto('/dashboard/myaddress');
  const contact = page.getByRole('region', { name: 'Contact details' });
  await expect(contact.getByText(customer.email)).toBeVisible();
  await contact.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
  await contact.getByRole('button', { name: 'Send OTP' }).click();
  await contact.getByLabel('OTP').fill(await readOtp(page.request, mobile));
  await contact.getByRole('button', { name: 'Add mobile number' }).click();
  await expect(contact.getByText(`+91 ${mobile}`)).toBeVisible();
});

test('a kurta is bought, paid by UTR and billed without JavaScript', async ({
  page,
  shop,
  request,
  complaints,
}, info) => {
  complaints.expectStatus(400);
  complaints.expectStatus(422);
  const mobile = newMobile();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const product = (await findProducts(shop, { sizes: true })).at(info.project.name === 'phone' ? -5 : -6);
  if (!product) throw new Error('The shop is too empty for this journey');
  const size = product.variants.find(({ stock }) => stock >= 6)?.size ?? '';

  // A form asks for the customer's height and answers how long the garment is on them.
  const onMe = page.locator('#on-me');
  await page.goto('/product/details/grey-striped-office-kurta');
  await onMe.locator('summary').click();
  await onMe.getByLabel('Your height').fill('5 ft 0');
  await onMe.getByRole('button', { name: 'Show it on me' }).click();
  await page.waitForURL(/\?height=5\+ft\+0#on-me$/);
  await expect(onMe.locator('summary')).toContainText('Ends at your knee');
  await expect(onMe.getByRole('img', { name: /on a figure 152 cm tall$/ })).toBeVisible();

  // A guest chooses a size and logs in, with the number formatted as in an address book.
  await page.goto(`/product/details/${product.slug}`);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  await expect(page.getByText('Please choose a size')).toBeVisible();
  // Of a product in several colours, the first one is selected.
  const ofThisSize = page.getByRole('radio', { name: new RegExp(`^${size}\\b`) });
  await ofThisSize.first().check({ force: true });
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  await page.waitForURL(/\/login\?next=/);
  await expect(page.getByRole('region', { name: 'Waiting for you' })).toContainText(product.name);
  await page.getByLabel('Mobile number').fill(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('OTP').fill(await readOtp(shop, mobile));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await page.getByLabel('Full Name').fill('Meera Sharma');
  await page.getByLabel('Email').fill(`${mobile}@customers.example`);
  await page.getByRole('button', { name: 'Save & Continue' }).click();
  await page.waitForURL('**/cart?added=*');
  await expect(page.getByRole('heading', { name: 'My Cart (1 item)' })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: product.name })).toContainText(size);
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByRole('main').locator('output')).toHaveText('2');
  await page.getByRole('button', { name: 'Place Order' }).click();

  await page.waitForURL('**/shipping?');
  await fillAddress(page, { name: 'Meera Sharma', city: 'Jaipur' });
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(/\/my-payment\?orderId=/);
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';

  await page.getByRole('link', { name: /enter UTR/i }).click();
  const utr = String(500_000_000_000 + Math.floor(Math.random() * 400_000_000_000));
  await page.getByLabel('UTR / Transaction ID').fill('12');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('A UPI transaction ID (UTR) has 12 digits')).toBeVisible();
  await page.getByLabel('UTR / Transaction ID').fill(utr);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL(`**/payment/confirm?orderId=${orderId}`);
  await confirmClaim(request, utr);

  await page.goto(`/dashboard/order/details/${orderId}`);
  const invoice = await page.request.get(
    (await page.getByRole('link', { name: 'Invoice' }).getAttribute('href')) ?? '',
  );
  expect(invoice.headers()['content-type']).toBe('application/pdf');
  expect(addresses.filter((address) => address.includes(mobile) || address.includes(utr))).toEqual([]);
});
