import * as m from '#messages/desk';
import { deskPage, goTo } from '../../desk-page.tsx';

export const importPage = deskPage({
  path: '/desk/products/import',
  for: 'everybody',
  title: m.import_products(),
  load: async ({ api, shop }) => {
    // As a new product: the list says that a shop is chosen first.
    if (shop === undefined) goTo('/desk/products');
    return { shop, last: (await api.deskProducts.lastImport({ shop })).import };
  },
  view: () => import('./view.tsx'),
});
