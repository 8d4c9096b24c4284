import * as m from '#messages/desk-notices';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { Cards } from '../../parts/card.tsx';
import { MoreRows } from '../../parts/more-rows.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { ListTabs } from '../../parts/tabs.tsx';
import { type Data, NoticeCard } from './notice-card.tsx';
import styles from './notices.module.css';

/** Delivery state of the shop's texts and e-mails. Those that failed for good can be sent again. */
export default function NoticesView({ data, search }: DeskViewProps<Data>) {
  return (
    <>
      <PageHead title={m.title()} />
      <p className={styles.hint}>{m.what_is_shown()}</p>
      <SearchField label={m.find_recipient()} name="to" />
      <div className={styles.filters}>
        <ListTabs
          label={m.by_state()}
          name="state"
          parts={[
            ['', m.all()],
            ['failed', m.given_up()],
            ['retrying', m.retrying()],
            ['waiting', m.waiting()],
            ['sent', m.sent()],
            ['replaced', m.replaced()],
          ]}
        />
        <ListTabs
          label={m.by_channel()}
          name="channel"
          parts={[
            ['', m.all_channels()],
            ['sms', m.texts()],
            ['email', m.emails()],
            ['whatsapp', m.on_whatsapp()],
            ['push', m.notifications()],
          ]}
        />
      </div>
      {data.notices.length === 0 && (
        <EmptyState title={m.nothing_here()} titleAs="h2">
          {search.get('to') ? m.whole_recipient() : null}
        </EmptyState>
      )}
      <Cards>
        {data.notices.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </Cards>
      <MoreRows next={data.next} />
    </>
  );
}
