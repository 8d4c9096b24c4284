import { defineForm } from '../../../web/form.ts';

export const logOutForm = defineForm({
  name: 'log-out',
  fields: {},
  send: (api) => api.accounts.logOut(),
  next: () => '/',
});
