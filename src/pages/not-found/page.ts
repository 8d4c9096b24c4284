import * as m from '#messages/titles';
import { CallError } from '../../platform/call-error.ts';
import { definePage } from '../../web/page.tsx';

/** Any unknown address: answers 404 with the error page, as for a product that is gone. */
export const notFoundPage = definePage({
  name: 'not-found',
  path: '*',
  load: async () => {
    throw new CallError(404, { error: m.no_such_page(), code: 'not_found' });
  },
  head: () => ({ title: m.not_found(), noindex: true }),
  view: () => import('./view.tsx'),
});
