import { contactForm } from '../../domains/support/ui/contact.ts';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

export const contactPage = definePage({
  name: 'contact',
  path: '/contact',
  sameForGuests: true,
  load: async () => null,
  forms: [contactForm],
  head: () => ({
    title: `Contact | ${shop.name}`,
    description: `Write to ${shop.name} in ${shop.city}, call daily from ${shop.supportHours.from} to ${shop.supportHours.to}, or come by the shop.`,
    canonical: '/contact',
  }),
  view: () => import('./view.tsx'),
});
