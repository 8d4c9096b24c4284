import * as m from '#messages/notices-page';
import { when } from '../../messages/dates.ts';
import type { CallAnswer } from '../../platform/call.ts';
import type { noticesCalls } from '../../domains/notices/notices.calls.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './view.module.css';

type Notice = CallAnswer<(typeof noticesCalls)['list']>['notices'][number];

/** One notice: what happened, when, and a link. */
export const NoticeItem = ({ notice, isNew }: { notice: Notice; isNew: boolean }) => (
  <li className={styles.notice} data-new={isNew || undefined}>
    <div className={styles.picture}>
      <Picture src={notice.picture} alt="" sizes="3.5rem" />
    </div>
    <div>
      <h2>
        <Link href={notice.link}>{notice.subject}</Link> {isNew && <Badge tone="good">{m.new_one()}</Badge>}
      </h2>
      <p className={styles.text}>{notice.text}</p>
      <time dateTime={notice.date}>{when(notice.date)}</time>
    </div>
  </li>
);
