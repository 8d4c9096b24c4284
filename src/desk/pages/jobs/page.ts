import * as m from '#messages/desk-jobs';
import { deskPage } from '../../desk-page.tsx';

/** Background jobs that have used up their retries. */
export const jobsPage = deskPage({
  path: '/desk/jobs',
  for: 'operators',
  title: m.title(),
  load: ({ api, search }) => api.deskJobs.list({ after: Number(search.get('after')) || 0 }),
  view: () => import('./view.tsx'),
});
