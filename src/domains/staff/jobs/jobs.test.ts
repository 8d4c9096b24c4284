import { describe, expect, it } from 'vitest';
import { operatorsDesk } from '../../../../test/support/operators-desk.ts';
import { addJob, countJobs } from '../../../platform/jobs/jobs.store.ts';
import { execute } from '../../../platform/database.ts';

const { db, call, operator, other, changesOf } = await operatorsDesk();

describe('a job that ran out of tries', () => {
  it('is seen at the desk with its reason, and started again once', async () => {
    await addJob(db, 'issue_invoices', { orderId: 'order-1' }, { key: 'order-1', maxAttempts: 20 });
    await addJob(db, 'issue_invoices', { orderId: 'order-2' }, { key: 'order-2', maxAttempts: 20 });
    await execute(db)`
      update graphile_worker._private_jobs set attempts = max_attempts, last_error = ${'The printer is out of ink\n at draw'}
      where key = 'issue_invoices:order-1'`;
    const list = await call(operator, 'GET', '/desk/jobs');
    const [job] = list.body.jobs as unknown as { id: string }[];
    expect(list.body.jobs).toMatchObject([
      { task: 'issue_invoices', about: 'order-1', tries: 20, error: 'The printer is out of ink' },
    ]);
    expect((await call(operator, 'GET', '/desk/jobs/count')).body).toEqual({ failed: 1 });
    const again = (by: { cookie: string }) => call(by, 'POST', `/desk/jobs/${job?.id}/start-again`);
    expect((await again(operator)).status).toBe(200);
    expect(await countJobs(db)).toMatchObject([{ task: 'issue_invoices', waiting: 2, givenUp: 0 }]);
    expect(await changesOf('job', job?.id)).toMatchObject([
      { did: 'started again', by: operator.id, before: { about: 'order-1', tries: 20 } },
    ]);
    expect((await again(other)).body).toMatchObject({ code: 'changed_meanwhile', by: operator.name });
  });
});
