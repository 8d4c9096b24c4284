import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count, id, moment } from '../../../platform/field.ts';
import { after, next } from '../paging.ts';

export const jobsCalls = {
  list: call('operator', 'GET /desk/jobs', {
    does: 'Background jobs that ran out of tries, the latest failure first.',
    input: z.object({ after }),
    answer: z.object({
      jobs: z.array(
        z.object({
          id,
          task: z.string(),
          /** The subject of the job: an order, a message, a refund. */
          about: z.string(),
          tries: count,
          error: z.string(),
          failedAt: moment,
        }),
      ),
      next,
    }),
  }),
  count: call('operator', 'GET /desk/jobs/count', {
    does: 'How many background jobs ran out of tries.',
    answer: z.object({ failed: count }),
  }),
  startAgain: call('operator', 'POST /desk/jobs/:jobId/start-again', {
    does: 'Starts a job again that ran out of tries, with all its tries.',
    input: z.object({ jobId: id }),
    refuses: ['changed_meanwhile'],
  }),
};
