import * as m from '#messages/titles';
import { contactForm } from '../../domains/support/ui/contact.ts';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

export const contactPage = definePage({
  name: 'contact',
  path: '/contact',
  sameForGuests: true,
  load: async (visit) => (await import('./load.ts')).loadContact(visit),
  forms: [contactForm],
  head: () => ({
    title: m.contact_title({ shop: shop.name }),
    description: m.contact_description({
      shop: shop.name,
      city: shop.city,
      from: shop.supportHours.from,
      to: shop.supportHours.to,
    }),
    canonical: '/contact',
  }),
  view: () => import('./view.tsx'),
});
