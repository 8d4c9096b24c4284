import * as m from '#messages/notices-page';
import { choicesForm } from '../../domains/notices/ui/forms.ts';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

export const noticeSettingsPage = definePage({
  name: 'notice-settings',
  path: '/dashboard/notices/settings',
  needs: 'customer',
  load: ({ api }) => api.notices.readChoices(),
  forms: [choicesForm],
  head: () => ({ title: m.settings_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
