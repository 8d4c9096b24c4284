import { deskPage } from '../../desk-page.tsx';

export const categoriesPage = deskPage({
  path: '/desk/categories',
  for: 'operators',
  title: 'Categories',
  load: ({ api }) => api.deskCategories.list({}),
  view: () => import('./view.tsx'),
});
