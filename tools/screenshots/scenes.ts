import type { Page } from '@playwright/test';
import { type DeskLandmarks, operatorsPages, sellersPages } from '../../test/conformance/desk-pages.ts';
import { type Landmarks, linkRoutes, type Route, routes } from '../../test/conformance/routes.ts';

/** Who looks. A newcomer is logged in and has nothing yet. */
export type Viewer = 'guest' | 'newcomer' | 'customer' | 'seller' | 'operator';

/** One picture: a page as somebody sees it, after what they did there. */
export interface Scene {
  readonly name: string;
  readonly viewer: Viewer;
  readonly address: string;
  readonly act?: (page: Page) => Promise<unknown>;
}

/** Every page of the shop and of the desk, and the states that a page alone does not show. */
export function listScenes(things: Landmarks, desk: DeskLandmarks): Scene[] {
  const ofRoute = ({ route, who, address }: Route): Scene => ({
    name: nameOf(route) || 'home',
    viewer: who === 'customer' || who === 'cart' ? 'customer' : 'guest',
    address: address(things),
  });
  const ofDesk = (viewer: Viewer) => (address: string) => ({
    name: `${viewer}-${nameOf(address.replace(/[0-9a-z]{18,}/, 'one'))}`,
    viewer,
    address,
  });
  return [
    // Looking at /logout would end the session that the other pages need.
    ...[...routes, ...linkRoutes].filter(({ who }) => who !== 'leaving').map(ofRoute),
    ...states(things),
    ...sellersPages(desk).map(ofDesk('seller')),
    ...operatorsPages(desk).map(ofDesk('operator')),
  ];
}

function nameOf(address: string): string {
  return address.replace(/[^a-z0-9-]+/gi, '-').replace(/^-|-$/g, '');
}

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

function states({ product, unpaidOrder, paidOrder }: Landmarks): Scene[] {
  const empty = ['cart', 'my-orders', 'my-wishlist', 'myaddress', 'notices', 'coupons', 'support', 'chat'];
  const at = (name: string, viewer: Viewer, address: string, act?: Scene['act']): Scene => ({
    name: `state-${name}`,
    viewer,
    address,
    ...(act && { act }),
  });
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
    at('size-missing', 'guest', `/product/details/${product.slug}`, press('Add to Cart')),
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
