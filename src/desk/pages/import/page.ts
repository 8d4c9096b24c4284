import * as m from '#messages/desk';
import { deskPage, goTo } from '../../desk-page.tsx';

export const importPage = deskPage({
  path: '/desk/products/import',
  for: 'everybody',
  title: m.import_products(),
  load: async ({ api, shop }) => {
    // As a new product: the list says that a shop is chosen first.
    if (shop === undefined) goTo('/desk/products');
    const [last, fetches, choices] = await Promise.all([
      api.deskProducts.lastImport({ shop }),
      api.deskPhotoFetches.list({ shop }),
      api.deskProducts.choices({ shop }),
    ]);
    return { shop, last: last.import, fetches, categories: choices.categories };
  },
  view: () => import('./view.tsx'),
});
