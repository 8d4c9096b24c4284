import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count, done, id, moment } from '../../../platform/field.ts';
import { after, next } from '../paging.ts';

export const jobsCalls = {
  list: call({
    method: 'GET',
    path: '/desk/jobs',
    who: 'operator',
    does: 'Background jobs that ran out of tries, the latest failure first.',
    input: z.object({ after }),
    answer: z.object({
      jobs: z.array(
        z.object({
          id,
          task: z.string(),
          /** What it is about: an order, a message, a refund. */
          about: z.string(),
          tries: count,
          error: z.string(),
          failedAt: moment,
        }),
      ),
      next,
    }),
  }),
  count: call({
    method: 'GET',
    path: '/desk/jobs/count',
    who: 'operator',
    does: 'How many background jobs ran out of tries.',
    input: z.object({}),
    answer: z.object({ failed: count }),
  }),
  startAgain: call({
    method: 'POST',
    path: '/desk/jobs/:jobId/start-again',
    who: 'operator',
    does: 'Starts a job again that ran out of tries, with all its tries.',
    input: z.object({ jobId: id }),
    answer: done,
    refuses: ['changed_meanwhile'],
  }),
};
