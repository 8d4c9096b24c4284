import * as m from '#messages/desk-news';
import type { DeskApi } from '../../../calls.ts';
import { when } from '../../../messages/dates.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { MoreRows } from '../../parts/more-rows.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import styles from './news.module.css';

type Data = Awaited<ReturnType<DeskApi['deskNews']['list']>>;
type News = Data['news'][number];

const icons: Record<News['kind'], IconName> = {
  new_order: 'box',
  promise_near: 'clock',
  payment_disputed: 'warning',
  new_message: 'chat',
  new_question: 'info',
  new_return: 'return',
  new_review: 'star',
  low_stock: 'list',
};

/** What the shop was told, newest first; what nobody had read is marked. */
export default function NewsView({ data }: DeskViewProps<Data>) {
  return (
    <>
      <PageHead title={m.title()}>
        <ButtonLink size="small" variant="secondary" icon="bell" href="/desk/news/channels">
          {m.how_told()}
        </ButtonLink>
      </PageHead>
      {data.news.length === 0 ? (
        <EmptyState title={m.nothing_yet()}>{m.nothing_yet_hint()}</EmptyState>
      ) : (
        <ul className={styles.news}>
          {data.news.map((one) => (
            <li key={one.number} data-unread={one.unread || undefined}>
              <Icon name={icons[one.kind]} size="1.4rem" />
              <div>
                <h2>
                  <Link href={one.link}>
                    <Unbroken text={one.subject} />
                  </Link>{' '}
                  {one.unread && <Badge tone="new">{m.new_one()}</Badge>}
                </h2>
                <p>
                  <Unbroken text={one.text} />
                </p>
                <small>{when(one.date)}</small>
              </div>
            </li>
          ))}
        </ul>
      )}
      <MoreRows next={data.next} name="before" />
    </>
  );
}
