import { operator } from '../../db/town/people.ts';
import { deliverByCode } from './steps/at-the-door.ts';
import { expect, test } from './steps/journey.ts';
import { press, tabTo, type } from './steps/keyboard.ts';
import { newMobile, readOtp } from './steps/log-in.ts';
import { addLookAlikes, findLookAlikes } from './steps/look-alikes.ts';
import { newCustomer } from './steps/new-customer.ts';
import { openDesk } from './steps/open-desk.ts';
import { payOrder, placeOrder } from './steps/place-order.ts';
import { findProduct, findProducts } from './steps/shelf.ts';

/** A phone of 320 px, and 1440 px at 200 % zoom: the limits at which text must reflow (WCAG 1.4.4 and 1.4.10). */
test.beforeEach(({ page }, info) =>
  page.setViewportSize(
    info.project.name === 'phone' ? { width: 320, height: 640 } : { width: 720, height: 450 },
  ),
);

test('a purchase by keyboard alone, from the search to the paid order', async ({ page, request }, info) => {
  const product = await findProduct(request, { sizes: true, at: info.project.name });
  const person = await newCustomer(request);
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await type(page, page.getByRole('combobox', { name: 'Search the shop' }), product.name);
  await expect(page.getByRole('option', { name: product.name }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/product/details/${product.slug}**`);

  // A size with more than a few pieces left, since other journeys may have bought some: this one wants two.
  const size = page
    .getByRole('group', { name: 'Size' })
    .locator('label:not(:has(small)) input:enabled')
    .first();
  await tabTo(page, size);
  await page.keyboard.press('Space');
  await expect(size).toBeChecked();
  await press(page, page.getByRole('button', { name: 'Add to Cart', exact: true }));

  await page.waitForURL(/\/login\?next=/);
  await press(page, page.getByRole('button', { name: 'Use e-mail and password' }));
  await type(page, page.getByLabel('Email'), person.email);
  await type(page, page.getByLabel('Password', { exact: true }), person.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/product/details/${product.slug}**`);

  await press(page, page.getByRole('link', { name: 'Cart, 1 item' }));
  // The product's page, which stays until the cart is loaded, has a 'One more' too.
  await page.waitForURL('**/cart');
  await press(page, page.getByRole('button', { name: 'One more' }));
  await expect(page.getByText('Price (2 items)')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Place Order' }));
  await page.waitForURL('**/shipping');

  await type(page, page.getByLabel('Full Name'), 'Asha Verma');
  await type(page, page.getByLabel('Phone number', { exact: true }), '9876543210');
  await type(page, page.getByLabel('PIN code'), '302003');
  await type(page, page.getByLabel('Address', { exact: true }), '12, Kishanpole Bazaar');
  await press(page, page.getByRole('button', { name: 'Save address' }));
  await expect(page.getByRole('radio')).toBeChecked();
  await press(page, page.getByRole('main').getByRole('button', { name: 'Place Order' }));

  await page.waitForURL(/\/my-payment\?orderId=/);
  const popup = page.waitForEvent('popup');
  await press(page, page.getByRole('link', { name: 'Pay by UPI app' }));
  const app = await popup;
  await press(app, app.getByRole('button', { name: /^Pay ₹/ }));
  await expect(app.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await app.close();
  await page.waitForURL(/\/payment\/confirm/);
  await expect(page.getByText('Payment verified successfully!')).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Go to My Orders' }));
  await expect(page.getByRole('link', { name: 'Invoice' })).toBeVisible();
});

test('a listing is filtered, ordered and left by keyboard alone, in a sheet and beside the products', async ({
  page,
}) => {
  await page.goto('/shops');
  const opener = page.getByRole('button', { name: 'Show Filters' });
  await press(page, opener);
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await press(page, sheet.locator('summary', { hasText: 'Size' }));
  await tabTo(page, sheet.getByRole('checkbox', { name: /^XL / }));
  await page.keyboard.press('Space');
  await page.waitForURL(/size=XL/);
  await press(page, sheet.getByRole('button', { name: /Apply Filters/ }));
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();

  const order = page.getByLabel('Sort by');
  await tabTo(page, order);
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/order=/);
  await expect(page.getByRole('link', { name: /^Remove: .*XL$/ })).toBeVisible();
  await expect(order).toBeFocused();

  // The widest layout has the filters beside the products and before them in the tab order.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/shops');
  const box = page.getByRole('form', { name: 'Filters' }).getByRole('checkbox', { name: /^XL / });
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await page.waitForURL(/size=XL/);
  await expect(box).toBeFocused();
  await press(
    page,
    page.getByRole('region', { name: 'Products' }).getByRole('heading').getByRole('link').first(),
  );
  await page.waitForURL('**/product/details/*');
});

test('what is folded, a colour, the gallery and the figure are reached and left by keyboard alone', async ({
  page,
  request,
}) => {
  const name = await addLookAlikes(request, 3);
  const fold = await findLookAlikes(page, name, 3);
  const [summary, alike] = [fold.locator('summary'), fold.getByRole('link')];
  await press(page, summary);
  await expect(alike).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(alike.first()).toBeFocused();
  await press(page, summary);
  await expect(alike).toHaveCount(0);
  await page.keyboard.press('Tab');
  expect(await fold.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await press(page, summary);
  await press(page, alike.last());
  await page.waitForURL('**/product/details/vaidurya-*');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await page.goto('/product/details/kids-patang-t-shirt');
  const colours = page.getByRole('group', { name: 'Colour' });
  await press(page, colours.getByRole('link', { name: 'Sky Blue' }));
  await expect(colours.getByText('Colour: Sky Blue')).toBeVisible();
  await expect(colours.getByRole('link', { name: 'Sky Blue' }), 'the focus stays').toBeFocused();

  const [zoom, viewer] = [page.getByRole('button', { name: 'Zoom the picture' }), page.getByRole('dialog')];
  await press(page, zoom);
  await expect(viewer).toBeVisible();
  await press(page, viewer.getByRole('button', { name: 'Next', exact: true }));
  await expect(viewer.getByText(/Picture \d of/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(zoom).toBeFocused();

  const onMe = page.locator('#on-me');
  await press(page, onMe.locator('summary'));
  await type(page, onMe.getByLabel('Your height'), '112');
  await expect(onMe.locator('summary')).toContainText(/Ends .*your knee/);
  await tabTo(page, page.getByRole('button', { name: 'Buy Now' }));
});

test('an OTP is typed and a coupon chosen by keyboard alone', async ({ browser, page, shop }) => {
  const mobile = newMobile();
  await page.goto('/login?next=/cart');
  await type(page, page.getByLabel('Mobile number'), mobile);
  await page.keyboard.press('Enter');
  // The fourth digit sends it.
  await type(page, page.getByLabel('OTP'), await readOtp(shop, mobile));
  await type(page, page.getByLabel('Full Name'), 'Asha Verma');
  await type(page, page.getByLabel('Email'), `${mobile}@customers.example`);
  await page.keyboard.press('Enter');
  await page.waitForURL(/:\d+\/cart$/);

  // Four orders give four gift coupons: the cart uses one, shows two and folds one.
  const [cheap, ...others] = await findProducts(shop, { sizes: true });
  const dear = others.at(-1);
  if (!cheap || !dear) throw new Error('The shop is too empty for this journey');
  const { desk } = await openDesk(browser, operator);
  for (let orders = 0; orders < 4; orders += 1) {
    const order = await placeOrder(shop, cheap);
    await payOrder(shop, order);
    // A gift coupon can be used once its order is delivered.
    await deliverByCode(desk, shop, order);
  }
  const [{ _id: variantId } = { _id: '' }] = dear.variants.filter(({ stock }) => stock > 0);
  await shop.post('/api/home/product/add-to-card', { data: { productId: dear._id, variantId, quantity: 1 } });
  await page.reload();
  const coupons = page.getByRole('region', { name: 'Offers and coupons' });
  const use = coupons.getByRole('button', { name: /^Use GIFT/ });
  await expect(use).toHaveCount(2);
  await press(page, coupons.getByText('1 more coupon'));
  await expect(use).toHaveCount(3);
  const code = ((await use.last().getAttribute('aria-label')) ?? '').replace('Use ', '');
  await press(page, use.last());
  await expect(coupons.getByRole('button', { name: `Keep for later: ${code}` })).toBeVisible();
  await press(page, coupons.getByText('Have a coupon code?'));
  await type(page, coupons.getByLabel('Coupon code'), 'NOT-A-CODE');
  await page.keyboard.press('Enter');
  await expect(coupons.getByRole('alert')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Place Order' }));
});
