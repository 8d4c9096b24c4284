import { pinForm, waitForm } from '../../domains/delivery/ui/forms.ts';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';
import { policies } from './policies.ts';

export const policyPages = policies.map(({ name, path, title, description }) =>
  definePage({
    name,
    folder: 'policies',
    path,
    sameForGuests: true,
    ...(name === 'shipping-policy' && { forms: [pinForm, waitForm] }),
    load: async () => name,
    head: () => ({ title: `${title()} | ${shop.name}`, description: description(), canonical: path }),
    view: () => import('./view.tsx'),
  }),
);
