import type { Page, Route } from '@playwright/test';
import type { Landmarks } from '../../test/conformance/routes.ts';
import { newMobile } from '../../test/journeys/steps/log-in.ts';
import type { OrdersMade } from './furnish-more.ts';
import type { Scene, Viewer } from './scene.ts';

/** A product of each kind, by slug. */
const kinds = [
  'bottle-green-paisley-silk-saree',
  'crimson-silk-heirloom-lehenga',
  'mens-brown-leather-derby-shoes',
  'pearl-drop-daily-earrings',
  'kids-patang-t-shirt',
  'red-bandhani-dupatta',
  'turmeric-bandhej-silk-saree',
];

/** Clicks the first button with this name. */
export const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Navigates to all products while their API calls get this answer. */
const toShop = (answer: (route: Route) => unknown) => async (page: Page) => {
  await page.route('**/api/**', answer);
  await page.getByRole('link', { name: 'Shop', exact: true }).last().click();
};

/** Registers a new number and types a wrong code. */
async function wrongOtp(page: Page) {
  await page.getByLabel('Mobile number').fill(newMobile());
  await press('Send OTP')(page);
  await page.getByLabel('OTP').fill('0000');
}

/** A state of a shop page. */
export const at = (
  name: string,
  viewer: Viewer,
  address: string,
  act?: Scene['act'],
  whole?: 'whole',
): Scene => ({
  name: `state-${name}`,
  viewer,
  address,
  ...(act && { act }),
  ...(whole && { whole: true }),
});

/** What opens on a product page. */
function ofProduct(slug: string, reviewSlug: string): Scene[] {
  return [
    at('gallery', 'guest', `/product/details/${slug}`, async (page) => {
      await press('Zoom the picture')(page);
      await page.waitForLoadState('networkidle');
    }),
    at('size-guide', 'guest', '/product/details/olive-linen-straight-kurta', (page) =>
      page.getByText('Size guide', { exact: true }).click(),
    ),
    at('which-size', 'guest', '/product/details/olive-linen-straight-kurta', (page) =>
      page.getByText('Find my size').click(),
    ),
    at('review-photo', 'guest', `/product/details/${reviewSlug}`, async (page) => {
      await page.getByRole('main').locator('a:has(> img)[href*=photo]').first().click();
      await page.waitForLoadState('networkidle');
    }),
  ];
}

/** States beyond the plain pages: empty, refused, sold out, open dialogs, slow pages. */
export function states(
  { product, unpaidOrder, paidOrder }: Landmarks,
  more: OrdersMade,
  reviewSlug: string,
): Scene[] {
  const empty = ['cart', 'my-orders', 'my-wishlist', 'myaddress', 'notices', 'coupons', 'support', 'chat'];
  return [
    at('not-found', 'guest', '/no/such/page'),
    at('offline', 'guest', '/offline'),
    at('no-results', 'guest', '/products/search?value=zzzzqqqq'),
    at('sold-out', 'guest', '/product/details/olive-cargo-trousers'),
    at('sold-out-card', 'guest', '/products/search?value=olive+cargo+trousers'),
    at('list-view', 'guest', '/shops?view=list'),
    at('suggestions', 'guest', '/', (page) =>
      page.getByRole('combobox', { name: 'Search the shop' }).pressSequentially('sar'),
    ),
    at('login-faults', 'guest', '/login', press('Send OTP')),
    at('register-faults', 'guest', '/register', press('Register')),
    at('filters', 'guest', '/shops?audience=Women&colour=Blue'),
    at('filter-sheet', 'guest', '/shops', press('Show Filters')),
    at('menu', 'guest', '/', press('Menu')),
    at('search-empty', 'guest', '/', (page) =>
      page.getByRole('combobox', { name: 'Search the shop' }).click(),
    ),
    ...kinds.map((slug) => at(`product-${slug}`, 'guest', `/product/details/${slug}`)),
    at('product-logged-in', 'customer', `/product/details/${product.slug}`),
    ...ofProduct(product.slug, reviewSlug),
    at('login-otp', 'guest', '/login', wrongOtp),
    at('login-by-email', 'guest', '/login', press('Use e-mail and password')),
    at('wrong-category', 'guest', '/shops?category=nope'),
    at(
      'slow',
      'guest',
      '/about',
      toShop(() => undefined),
    ),
    at(
      'failed',
      'guest',
      '/about',
      toShop((route) => route.abort()),
    ),
    at(
      'server-failed',
      'guest',
      '/about',
      toShop((route) =>
        route.fulfill({
          status: 500,
          json: { error: 'Something went wrong. Please try again', code: 'internal' },
        }),
      ),
    ),
    at('help-of-order', 'customer', '/help'),
    ...['/', '/shops', `/product/details/${product.slug}`].map((page, place) =>
      at(`no-scripts-${place}`, 'without scripts', page),
    ),
    ...Object.entries(more).map(([name, id]) =>
      at(`order-${name}`, 'customer', `/dashboard/order/details/${id}`),
    ),
    at('return-form', 'customer', `/return/${more.delivered}?line=0`),
    at('size-missing', 'customer', `/product/details/${product.slug}`, press('Add to Cart')),
    at('address-form', 'customer', '/dashboard/myaddress', async (page) => {
      await press('+ Add New Address')(page);
      await press('Save address')(page);
    }),
    at('unpaid-order', 'customer', `/dashboard/order/details/${unpaidOrder}`),
    at('cancel-order', 'customer', `/dashboard/order/details/${paidOrder}`, press('Cancel order')),
    at('desk-login', 'guest', '/desk'),
    at('desk-form', 'operator', '/desk/categories', async (page) => {
      await press('Add a category')(page);
      await press('Save')(page);
    }),
    at('desk-not-found', 'operator', '/desk/nowhere'),
    ...empty.map((page) => at(`empty-${page}`, 'newcomer', page === 'cart' ? '/cart' : `/dashboard/${page}`)),
  ];
}
