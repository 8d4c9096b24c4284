import * as m from '#messages/desk-notices';
import { deskPage } from '../../desk-page.tsx';

const states = ['waiting', 'retrying', 'sent', 'failed', 'replaced'] as const;
const channels = ['sms', 'email', 'whatsapp', 'push'] as const;

/** Delivery state of the shop's texts and e-mails. */
export const noticesPage = deskPage({
  path: '/desk/notices',
  for: 'operators',
  title: m.title(),
  load: ({ api, search }) =>
    api.deskNotices.list({
      state: states.find((one) => one === search.get('state')),
      channel: channels.find((one) => one === search.get('channel')),
      to: search.get('to') ?? undefined,
      after: Number(search.get('after')) || 0,
    }),
  view: () => import('./view.tsx'),
});
