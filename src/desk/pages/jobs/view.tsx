import * as m from '#messages/desk-jobs';
import type { DeskApi } from '../../../calls.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { Card, Cards } from '../../parts/card.tsx';
import { MoreRows } from '../../parts/more-rows.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { when } from '../../../messages/dates.ts';
import { useDesk } from '../../session.tsx';
import styles from './jobs.module.css';

type Data = Awaited<ReturnType<DeskApi['deskJobs']['list']>>;
type Job = Data['jobs'][number];

const names: Record<string, () => string> = {
  issue_invoices: m.issue_invoices,
  issue_credit_notes: m.issue_credit_notes,
  send_refund: m.send_refund,
  deliver_message: m.deliver_message,
};

/** Jobs that used up their retries, each with its last error. An operator restarts them once the cause is fixed. */
export default function JobsView({ data }: DeskViewProps<Data>) {
  return (
    <>
      <PageHead title={m.title()} />
      {data.jobs.length === 0 && (
        <EmptyState title={m.no_jobs()} titleAs="h2">
          {m.what_comes_here()}
        </EmptyState>
      )}
      <Cards>
        {data.jobs.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </Cards>
      <MoreRows next={data.next} />
    </>
  );
}

function JobCard({ job }: { job: Job }) {
  const { api, reload } = useDesk();
  const [busy, run] = useAction(reload);
  const startAgain = () => run(() => api.deskJobs.startAgain({ jobId: job.id }));
  return (
    <Card
      title={names[job.task]?.() ?? job.task}
      beside={m.failed_at({ when: when(job.failedAt), count: job.tries })}
    >
      <p>{job.about}</p>
      <p className={styles.error}>{job.error}</p>
      <div>
        <Button size="small" loading={busy} onClick={() => void startAgain()}>
          {m.start_again()}
        </Button>
      </div>
    </Card>
  );
}
