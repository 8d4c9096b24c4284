import { type ReactNode, useCallback, useEffect, useState } from 'react';
import * as m from '#messages/desk-today';
import type { DeskApi } from '../../../calls.ts';
import { Link } from '../../../ui/link.tsx';
import { lasting, since } from '../../parts/since.ts';
import { useDesk } from '../../session.tsx';
import { useMessageNews } from '../messages/use-message-news.ts';
import styles from './today.module.css';

type Waiting = Awaited<ReturnType<DeskApi['deskSupport']['waiting']>>;
type Queues = Awaited<ReturnType<DeskApi['deskMoney']['counts']>>;

/**
 * What waits for an operator, each figure linking to its page. It loads separately, so that the page sellers share does
 * not wait for it.
 * @param disputed the number of returns to decide, already loaded by the page
 */
export function OperatorQueues({ disputed }: { disputed: number }) {
  const { api } = useDesk();
  const [queues, setQueues] = useState<Queues | null>(null);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [failedJobs, setFailedJobs] = useState<number>();
  const [failedNotices, setFailedNotices] = useState<number>();
  const [courierUpdates, setCourierUpdates] = useState<number>();
  const look = useCallback(() => {
    // Errors are ignored here; each queue's own page shows them.
    api.deskMoney.counts({}).then(setQueues, () => {});
    api.deskSupport.waiting({}).then(setWaiting, () => {});
    api.deskJobs.count({}).then(
      ({ failed }) => setFailedJobs(failed),
      () => {},
    );
    api.deskCourier.count({}).then(
      ({ open }) => setCourierUpdates(open),
      () => {},
    );
    api.deskNotices.count({}).then(
      ({ failed }) => setFailedNotices(failed),
      () => {},
    );
  }, [api]);
  useEffect(look, [look]);
  useMessageNews(look);
  return (
    <dl className={styles.figures} aria-busy={queues === null}>
      <Queue label={m.payments_to_verify()} count={queues?.claims} href="/desk/money">
        {queues && queues.overdue > 0 && <b className={styles.out}>{m.overdue({ count: queues.overdue })}</b>}
      </Queue>
      <Queue label={m.refunds_due()} count={queues?.refunds} href="/desk/money/refunds" />
      <Queue label={m.payments_to_check()} count={queues?.reviews} href="/desk/money/reviews" />
      <Queue label={m.returns_to_decide()} count={disputed} href="/desk/returns?list=disputed" />
      <Queue label={m.messages_to_answer()} count={queues?.messages} href="/desk/messages">
        {waiting && <FirstAnswers waiting={waiting} />}
      </Queue>
      <Queue label={m.failed_jobs()} count={failedJobs} href="/desk/jobs" />
      <Queue label={m.courier_updates()} count={courierUpdates} href="/desk/courier" />
      <Queue label={m.notices_given_up()} count={failedNotices} href="/desk/notices?state=failed" />
    </dl>
  );
}

/** How long the oldest ticket has waited, and the median time to a first answer in the last week. */
const FirstAnswers = ({ waiting: { oldest, halfWithin } }: { waiting: Waiting }) => (
  <>
    {oldest && <span>{m.longest_waits({ time: since(oldest) })} </span>}
    {halfWithin !== null && <span>{m.half_answered_within({ time: lasting(halfWithin * 60_000) })}</span>}
  </>
);

const Queue = ({
  label,
  count,
  href,
  children,
}: {
  label: string;
  count: number | undefined;
  href: string;
  children?: ReactNode;
}) => (
  <div>
    <dt>
      <Link href={href}>{label}</Link>
    </dt>
    <dd>{count ?? '…'}</dd>
    {children && <dd className={styles.small}>{children}</dd>}
  </div>
);
