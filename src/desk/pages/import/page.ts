import * as m from '#messages/desk';
import { deskPage, goTo } from '../../desk-page.tsx';

export const importPage = deskPage({
  path: '/desk/products/import',
  for: 'everybody',
  title: m.import_products(),
  load: ({ shop }) => {
    if (shop === undefined) goTo('/desk/products');
    return Promise.resolve({ shop });
  },
  view: () => import('./view.tsx'),
});
