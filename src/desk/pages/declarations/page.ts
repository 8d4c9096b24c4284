import * as m from '#messages/desk-titles';
import { deskPage } from '../../desk-page.tsx';

export const declarationsPage = deskPage({
  path: '/desk/products/declarations',
  for: 'everybody',
  title: m.declarations(),
  load: ({ api, shop }) => api.deskDeclarations.read({ shop }),
  view: () => import('./view.tsx'),
});
