import { CallError } from '../../platform/call-error.ts';
import { definePage } from '../../web/page.tsx';

/** Every address that is no page: answers 404 through the error page, like a product that is gone. */
export const notFoundPage = definePage({
  name: 'not-found',
  path: '*',
  load: async () => {
    throw new CallError(404, { error: 'There is no page at this address', code: 'not_found' });
  },
  head: () => ({ title: 'Not found', noindex: true }),
  view: () => import('./view.tsx'),
});
