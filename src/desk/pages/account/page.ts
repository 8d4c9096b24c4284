import * as m from '#messages/desk-account';
import { deskPage } from '../../desk-page.tsx';

/** The user's own login: password, second factor, devices. */
export const accountPage = deskPage({
  path: '/desk/account',
  for: 'everybody',
  duties: ['packing', 'support'],
  title: m.title(),
  load: ({ api }) => api.deskAccount.read({}),
  view: () => import('./view.tsx'),
});
