import { expect, it } from 'vitest';
import { pages } from '../pages.ts';
import { placesOf } from './navigation.ts';

const people = [
  { role: 'seller', duty: 'all' },
  { role: 'seller', duty: 'packing' },
  { role: 'operator', duty: 'all' },
  { role: 'operator', duty: 'support' },
] as const;

it.each(people)(
  '$role for $duty goes to pages that there are, each by a key of its own',
  ({ role, duty }) => {
    const places = placesOf({ role, duty });
    const open = pages
      .filter((page) => (page.for === 'everybody' || role === 'operator') && page.duties.includes(duty))
      .map(({ route }) => route.path);
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter(({ href }) => !open.includes(href))).toEqual([]);
    // `g a` is one's own account, at the head of each page.
    expect(open).toContain('/desk/account');
    const keys = ['a', ...places.map(({ key }) => key)];
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  },
);

it('a packer has the parcels, support the customers, and nobody of them money', () => {
  const hrefs = (role: 'seller' | 'operator', duty: 'packing' | 'support') =>
    placesOf({ role, duty }).map(({ href }) => href);
  expect(hrefs('seller', 'packing')).toEqual(['/desk/orders']);
  expect(hrefs('operator', 'support')).toEqual([
    '/desk/chat',
    '/desk/order-book',
    '/desk/messages',
    '/desk/customers',
  ]);
});
