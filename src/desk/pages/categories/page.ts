import * as m from '#messages/desk';
import { deskPage } from '../../desk-page.tsx';

export const categoriesPage = deskPage({
  path: '/desk/categories',
  for: 'operators',
  title: m.categories(),
  load: ({ api }) => api.deskCategories.list({}),
  view: () => import('./view.tsx'),
});
