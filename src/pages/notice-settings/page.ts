import * as m from '#messages/notices-page';
import { choicesForm } from '../../domains/notices/ui/forms.ts';
import { stopPushForm } from '../../domains/notices/ui/push-forms.ts';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

export const noticeSettingsPage = definePage({
  name: 'notice-settings',
  path: '/dashboard/notices/settings',
  needs: 'customer',
  load: async ({ api }) => {
    const [{ choices }, push, { customer }] = await Promise.all([
      api.notices.readChoices(),
      api.push.devices(),
      api.accounts.whoAmI(),
    ]);
    return { choices, push, mobile: customer?.mobile ?? '' };
  },
  forms: [choicesForm, stopPushForm],
  head: () => ({ title: m.settings_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
