import { backToPage, defineForm } from '../../../web/form.ts';

/** Marks what the page shows as read, where no script does. */
export const readForm = defineForm({
  name: 'notices-read',
  fields: { upTo: 0 },
  send: (api, { upTo }) => api.notices.markRead({ upTo }),
  next: backToPage('notices-read'),
});
