import * as m from '#messages/desk-people';
import { deskPage } from '../../desk-page.tsx';

export const customersPage = deskPage({
  path: '/desk/customers',
  for: 'operators',
  duties: ['support'],
  title: m.customers(),
  load: ({ api, search }) =>
    api.deskPeople.listCustomers({
      search: search.get('search') ?? '',
      after: Number(search.get('after')) || 0,
    }),
  view: () => import('./customers-view.tsx'),
});

export const staffPage = deskPage({
  path: '/desk/staff',
  for: 'operators',
  title: m.staff(),
  load: ({ api, search }) =>
    api.deskPeople.listStaff({
      search: search.get('search') ?? '',
      after: Number(search.get('after')) || 0,
    }),
  view: () => import('./staff-view.tsx'),
});
