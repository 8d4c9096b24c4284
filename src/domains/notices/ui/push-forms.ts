import { defineForm } from '../../../web/form.ts';

export const stopPushForm = defineForm({
  name: 'stop-push',
  fields: { sessionId: '' },
  send: (api, { sessionId }) => api.push.unsubscribe({ sessionId }),
  next: ({ address }) => address.pathname,
});
