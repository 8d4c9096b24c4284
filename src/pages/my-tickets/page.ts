import * as m from '#messages/titles';
import { ticketForm } from '../../domains/support/ui/ticket-form.ts';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

export const myTicketsPage = definePage({
  name: 'my-tickets',
  path: '/dashboard/support',
  needs: 'customer',
  load: ({ api }) => api.support.tickets(),
  forms: [ticketForm],
  head: () => ({ title: m.tickets_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
