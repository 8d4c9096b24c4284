import * as m from '#messages/desk-titles';
import { deskPage, goTo } from '../../desk-page.tsx';

export const newProductPage = deskPage({
  path: '/desk/products/new',
  for: 'everybody',
  title: m.add_product(),
  load: async ({ api, shop }) => {
    // A product belongs to a shop: an operator must choose one first, as the list says.
    if (shop === undefined) goTo('/desk/products');
    return { choices: await api.deskProducts.choices({ shop }), product: null, counted: null, changes: [] };
  },
  view: () => import('./view.tsx'),
});

export const productPage = deskPage({
  path: '/desk/products/:productId',
  for: 'everybody',
  title: m.product(),
  load: async ({ api, shop, params: { productId } }) => {
    const [choices, answer, returnCounts] = await Promise.all([
      api.deskProducts.choices({ shop }),
      api.deskProducts.get({ productId, shop }),
      api.deskReturns.ofProduct({ productId, shop }),
    ]);
    return { choices, counted: returnCounts, ...answer };
  },
  view: () => import('./view.tsx'),
});
