import { useEffect, useState } from 'react';
import * as m from '#messages/notices-page';
import type { CallAnswer } from '../../platform/call.ts';
import type { noticesCalls } from '../../domains/notices/notices.calls.ts';
import { readForm } from '../../domains/notices/ui/forms.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { useApi, type ViewProps } from '../../web/page.tsx';
import { useRefresh } from '../../web/shell-context.tsx';
import { DashboardFrame } from '../dashboard/frame.tsx';
import styles from './view.module.css';
import { when } from '../../messages/dates.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Picture } from '../../ui/picture/picture.tsx';

type Notice = CallAnswer<(typeof noticesCalls)['list']>['notices'][number];

/** One notice: what happened, when, and a link. */
const NoticeItem = ({ notice, isNew }: { notice: Notice; isNew: boolean }) => (
  <li className={styles.notice} data-new={isNew || undefined}>
    <div className={styles.picture}>
      <Picture src={notice.picture} alt="" sizes="3.5rem" />
    </div>
    <div>
      <h2>
        <Link href={notice.link}>
          <Unbroken text={notice.subject} />
        </Link>{' '}
        {isNew && <Badge tone="good">{m.new_one()}</Badge>}
      </h2>
      <p className={styles.text}>
        <Unbroken text={notice.text} />
      </p>
      <time dateTime={notice.date}>{when(notice.date)}</time>
    </div>
  </li>
);

type Data = CallAnswer<(typeof noticesCalls)['list']>;

export default function MyNotices({ data: { notices, next } }: ViewProps<Data>) {
  const fresh = useReadByOpening(notices);
  return (
    <DashboardFrame title={m.title()}>
      <p>
        <Link href="/dashboard/notices/settings">{m.settings()}</Link>
      </p>
      {notices.length === 0 ? (
        <EmptyState
          title={m.nothing_yet()}
          action={<ButtonLink href="/shops">{m.continue_shopping()}</ButtonLink>}
        >
          {m.nothing_yet_hint()}
        </EmptyState>
      ) : (
        <ul className={styles.notices}>
          {notices.map((notice) => (
            <NoticeItem key={notice._id} notice={notice} isNew={fresh.has(notice.number)} />
          ))}
        </ul>
      )}
      {notices.some(({ unread }) => unread) && (
        <noscript>
          <form method="post">
            <input type="hidden" name="form" value={readForm.name} />
            <input type="hidden" name="upTo" value={notices[0]?.number} />
            <Button type="submit" variant="secondary">
              {m.mark_read()}
            </Button>
          </form>
        </noscript>
      )}
      {next !== null && (
        <ButtonLink variant="secondary" href={`/dashboard/notices?before=${next}`}>
          {m.older()}
        </ButtonLink>
      )}
    </DashboardFrame>
  );
}

/** Marks the shown notices as read on the server. New ones stay highlighted until the customer leaves the page. */
function useReadByOpening(notices: Data['notices']): ReadonlySet<number> {
  const api = useApi();
  const refresh = useRefresh();
  const unreadNumbers = notices.filter((notice) => notice.unread).map(({ number }) => number);
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set(unreadNumbers));
  const newest = Math.max(0, ...unreadNumbers);
  useEffect(() => {
    if (newest === 0) return;
    setFresh((before) => new Set([...before, ...unreadNumbers]));
    api.notices.markRead({ upTo: newest }).then(refresh, () => {});
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only newer notices need another call
  }, [newest]);
  return fresh;
}
