import { defineForm } from '../../../web/form.ts';

/** Each form shows the page again with the server's message, because the number of moved pieces is in no URL. */
const next = () => null;
const savedLine = { savedId: '' };

export const saveForm = defineForm({
  name: 'save-for-later',
  fields: { lineId: '' },
  send: (api, { lineId }) => api.cart.saveForLater({ lineId }),
  next,
});

export const moveForm = defineForm({
  name: 'move-to-cart',
  fields: savedLine,
  send: (api, { savedId }) => api.cart.moveToCart({ savedId }),
  next,
});

export const removeSavedForm = defineForm({
  name: 'remove-saved',
  fields: savedLine,
  send: (api, { savedId }) => api.cart.removeSaved({ savedId }),
  next,
});
