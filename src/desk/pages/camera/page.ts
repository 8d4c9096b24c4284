import * as m from '#messages/desk-titles';
import { deskPage, goTo } from '../../desk-page.tsx';

export const cameraPage = deskPage({
  path: '/desk/products/camera',
  for: 'everybody',
  title: m.add_from_camera(),
  load: async ({ api, shop, search }) => {
    if (shop === undefined) goTo('/desk/products');
    const productId = search.get('of');
    const [choices, answer] = await Promise.all([
      api.deskProducts.choices({ shop }),
      productId === null ? null : api.deskProducts.get({ productId, shop }),
    ]);
    return { choices, original: answer && answer.product };
  },
  view: () => import('./view.tsx'),
});
