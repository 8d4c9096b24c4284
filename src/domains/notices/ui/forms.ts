import * as m from '#messages/notices-page';
import { backToPage } from '../../../web/back-to-page.ts';
import { defineForm } from '../../../web/form.ts';

import { type Channel, channels, type NoticeGroup, noticeGroups } from '../kinds.ts';

/** A checkbox of the settings: a group on a channel. */
type Field = `${NoticeGroup}_${Channel}`;

/** Saves every group and channel at once; an unticked one is not wanted. */
export const choicesForm = defineForm({
  name: 'notice-choices',
  fields: Object.fromEntries(
    noticeGroups.flatMap((group) => channels.map((channel) => [`${group}_${channel}`, false])),
  ) as Record<Field, boolean>,
  done: m.saved,
  send: (api, ticked) =>
    api.notices.saveChoices({
      choices: Object.entries(ticked).map(([field, wanted]) => {
        const [group, channel] = field.split('_') as [NoticeGroup, Channel];
        return { group, channel, wanted };
      }),
    }),
  next: backToPage('notice-choices'),
});

/** Unsubscribes from a group's e-mails with the token of a mail's link. */
export const unsubscribeForm = defineForm({
  name: 'unsubscribe',
  fields: { token: '' },
  secret: ['token'],
  send: (api, given) => api.notices.unsubscribe(given),
  next: () => null,
});

/** Marks the notices on the page as read, when there is no JavaScript. */
export const readForm = defineForm({
  name: 'notices-read',
  fields: { upTo: 0 },
  send: (api, { upTo }) => api.notices.markRead({ upTo }),
  next: backToPage('notices-read'),
});
