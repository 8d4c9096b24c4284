import { defineForm } from '../../../web/form.ts';

/** Back to the page, which lists the remaining devices. */
const again = ({ address }: { readonly address: URL }): string => address.pathname;

export const endSessionForm = defineForm({
  name: 'end-session',
  fields: { sessionId: '' },
  send: (api, { sessionId }) => api.accounts.endSession({ sessionId }),
  next: again,
});

export const endOtherSessionsForm = defineForm({
  name: 'end-other-sessions',
  fields: {},
  send: (api) => api.accounts.endOtherSessions({}),
  next: again,
});
