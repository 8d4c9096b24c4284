import { shop } from '../../shop.ts';
import { definePage, goTo } from '../../web/page.tsx';

/** Where one was going: a path of this shop, or home. Anything else in the address is not followed. */
export function nextOf(search: URLSearchParams): string {
  const next = search.get('next') ?? '/';
  return /^\/(?![/\\])[^\u0000-\u001f]*$/.test(next) ? next : '/';
}

export const loginPage = definePage({
  name: 'login',
  path: '/login',
  load: async ({ api, search }) => {
    const { customer } = await api.accounts.whoAmI();
    if (customer) goTo(nextOf(search));
    return { next: nextOf(search) };
  },
  head: () => ({ title: `Login / Register | ${shop.name}`, noindex: true }),
  view: () => import('./view.tsx'),
});
