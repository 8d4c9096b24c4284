import { definePage } from '../../web/page.tsx';
import { headOf } from './head.ts';
import { loadShop } from './load.ts';

export const shopPage = definePage({
  name: 'shop',
  path: '/shop/:slug',
  sameForGuests: true,
  load: loadShop,
  head: headOf,
  view: () => import('./view.tsx'),
});
