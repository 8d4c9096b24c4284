import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Handlers } from '../../../platform/call.ts';
import { countGivenUp, listGivenUp, restartJob } from '../../../platform/jobs/jobs.store.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { makeChange } from '../changes/make-change.ts';
import type { Desk } from '../desk.ts';
import { readPage } from '../paging.ts';
import type { jobsCalls } from './jobs.calls.ts';

export const jobsHandlers = ({ db, clock }: Desk): Handlers<typeof jobsCalls> => ({
  list: async ({ after }) => {
    const { rows, next } = await readPage(after, (page) => listGivenUp(db, page));
    return { jobs: rows.map((row) => ({ ...row, failedAt: row.failedAt.toISOString() })), next };
  },
  count: async () => ({ failed: await countGivenUp(db) }),
  startAgain: async ({ jobId }, { staff }) => {
    const intent = { subject: 'job', subjectId: jobId, did: 'started again', at: clock.now() } as const;
    const outcome = await makeChange(db, staff, intent, async (trx) => {
      const job = await restartJob(trx, jobId);
      if (!job) return refuse('changed_meanwhile', { error: refusals.job_started_already() });
      const { task, about, tries, error } = job;
      return { before: { task, about, tries, error }, after: { task, about, tries: 0 } };
    });
    return isRefusal(outcome) ? outcome : { message: answers.job_restarted() };
  },
});
