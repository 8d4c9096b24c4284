import type { Row } from '../../check.ts';
import { after, has, inPart, row, says } from './row.ts';

/** Sections 1 and 2: what every page promises and contains. */

const promise = (id: string, what: string, text: string): Row => ({
  id: `promise ${id}`,
  section: 1,
  what: `the footer promises ${what}`,
  check: inPart('footer', '/', 'guest', text),
});

export const promises: readonly Row[] = [
  promise('free shipping', 'free shipping on purchases above 799', 'Free shipping on purchases above ₹799'),
  promise('support', '24/7 customer support', '24/7 customer support'),
  promise('hours', 'support hours 10.00 to 22.00', 'daily 10.00 to 22.00'),
  promise('money back', 'a money-back guarantee as per terms', 'Money-back guarantee as per terms'),
  promise('coupons', 'free gift coupons for every purchase', 'Free gift coupons for every purchase'),
  promise('fast delivery', 'fast delivery across the home city', 'Fast delivery across Jaipur'),
  promise('super discount', 'super discount on orders over 699', 'Super discount on orders over ₹699'),
  promise('returns', 'a 14-day return policy', '14-day returns'),
];

export const everyPage: readonly Row[] = [
  row(
    'toasts',
    'toasts appear at the top right on a dark background',
    after(
      'ui/toast/toast.module.css',
      'background: var(--night)',
      'toasts-and-undo.spec.ts',
      'expect(1440 - box.right)',
    ),
  ),
  row(
    'scroll to top',
    'the page scrolls to the top on every route change',
    after('storefront/root.tsx', '<ScrollRestoration', 'back-and-reload.spec.ts', 'window.scrollY)).toBe(0)'),
  ),
  row('overlay', 'a dimmed, blurred overlay covers the page while the side menu is open', {
    by: 'source',
    file: 'src/ui/sheet/sheet.module.css',
    has: ['::backdrop', 'blur('],
  }),
  row('home-level load', 'the data of every page is loaded once at the start', {
    by: 'source',
    file: 'src/storefront/root-route.tsx',
    has: ['reader.load(api)', 'reader?.isStale()'],
  }),
  row('header search', 'header: a search box', inPart('header', '/', 'guest', 'Search the shop')),
  row('header guest', 'header: a guest sees Login', inPart('header', '/', 'guest', 'Login')),
  row(
    'header signup',
    'header: a guest’s menu says Signup/Login',
    after('storefront/layout/side-menu.tsx', 'Signup/Login', 'guest-to-customer.spec.ts'),
  ),
  row(
    'header customer',
    'header: a customer’s menu shows the name, My Profile, Orders, Wishlist with its count, Logout',
    inPart('header', '/', 'customer', '{name}', 'My Profile', 'Orders', 'Wishlist (1)', 'Logout'),
  ),
  row('header cart', 'header: cart icon with its count', inPart('header', '/', 'customer', 'Cart, 3 items')),
  row(
    'header cart of a guest',
    'header: a guest’s cart icon leads to /login',
    has('/', 'guest', 'href="/login?next=/cart"'),
  ),
  row('header social', 'header: social icons', says('/', 'guest', 'Chowk on Instagram', 'Chowk on Facebook')),
  row('header side menu', 'header: a side menu on small screens', inPart('header', '/', 'guest', 'Menu')),
  row(
    'footer policies',
    'footer: links to the policies',
    has(
      '/',
      'guest',
      'href="/privacy-policy"',
      'href="/terms-condition"',
      'href="/return-refund"',
      'href="/shipping-policy"',
    ),
  ),
  row('footer clothing', 'footer: up to 4 links to categories named mens, womens, clothing or jeans', {
    by: 'links',
    at: '/',
    nav: 'Clothing',
    atLeast: 1,
    atMost: 4,
  }),
  row(
    'footer quick links',
    'footer: Quick Links (Home, Shop, About, Contact)',
    inPart('footer', '/', 'guest', 'Quick Links', 'Home', 'Shop', 'About', 'Contact'),
  ),
  row('footer top product', 'footer: Top Product, the first 5 categories', {
    by: 'links',
    at: '/',
    nav: 'Top Product',
    atLeast: 5,
    atMost: 5,
  }),
  row('footer categories', 'footer: Categories, the rest of them', {
    by: 'links',
    at: '/about',
    nav: 'Categories',
    atLeast: 7,
    atMost: 7,
  }),
  row(
    'footer shop',
    'footer: phone, support e-mail and street address',
    inPart('footer', '/', 'guest', '+91 90000 00000', 'support@chowk.example', '14 Lantern Lane'),
  ),
];
