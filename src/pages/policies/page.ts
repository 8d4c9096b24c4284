import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

/** The day on which the texts were last changed, as the pages show it. */
export const policiesDate = '2026-06-01';

/** Name, address, title, and what search engines show. One view draws all four. */
export const policies = [
  {
    name: 'privacy-policy',
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description: `Which personal data ${shop.name} keeps, what for, how long, and your rights under the Digital Personal Data Protection Act, 2023.`,
  },
  {
    name: 'terms-condition',
    path: '/terms-condition',
    title: 'Terms & Conditions',
    description: `The terms on which ${shop.name} and its sellers sell: orders, prices, payment, sellers, liability, grievances.`,
  },
  {
    name: 'return-refund',
    path: '/return-refund',
    title: 'Return & Refund',
    description: `${shop.returnDays} days to send something back at ${shop.name}: how to return, when the money comes, what cannot be returned.`,
  },
  {
    name: 'shipping-policy',
    path: '/shipping-policy',
    title: 'Shipping Policy',
    description: `What delivery costs at ${shop.name}, when it is free, and how long it takes in ${shop.city} and elsewhere in India.`,
  },
] as const;

export type PolicyName = (typeof policies)[number]['name'];

export const policyPages = policies.map(({ name, path, title, description }) =>
  definePage({
    name,
    folder: 'policies',
    path,
    sameForGuests: true,
    load: async () => name,
    head: () => ({ title: `${title} | ${shop.name}`, description, canonical: path }),
    view: () => import('./view.tsx'),
  }),
);
