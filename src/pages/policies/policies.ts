import * as m from '#messages/titles';
import { shop } from '../../shop.ts';

/** The date of the last change to the texts, shown on the pages. */
export const policiesDate = '2026-06-01';

/** Name, address, title and meta description. One view renders all four. */
export const policies = [
  {
    name: 'privacy-policy',
    path: '/privacy-policy',
    title: m.privacy_policy,
    description: () => m.privacy_description({ shop: shop.name }),
  },
  {
    name: 'terms-condition',
    path: '/terms-condition',
    title: m.terms_conditions,
    description: () => m.terms_description({ shop: shop.name }),
  },
  {
    name: 'return-refund',
    path: '/return-refund',
    title: m.return_refund,
    description: () => m.returns_description({ returnDays: shop.returnDays, shop: shop.name }),
  },
  {
    name: 'shipping-policy',
    path: '/shipping-policy',
    title: m.shipping_policy,
    description: () => m.shipping_description({ shop: shop.name, city: shop.city }),
  },
] as const;

export type PolicyName = (typeof policies)[number]['name'];
