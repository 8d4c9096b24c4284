import * as m from '#messages/desk-notices';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { Cards } from '../../parts/card.tsx';
import { MoreRows } from '../../parts/more-rows.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { type Data, NoticeCard } from './notice-card.tsx';
import styles from './notices.module.css';

type Filter = Partial<Record<'state' | 'channel' | 'to', string>>;

const path = '/desk/notices';
const hrefOf = (filter: Filter) => {
  const given = Object.entries(filter).filter(([, value]) => value);
  return given.length ? `${path}?${new URLSearchParams(given).toString()}` : path;
};

/** What became of the shop's texts and e-mails. What was given up is sent again from here. */
export default function NoticesView({ data, search }: DeskViewProps<Data>) {
  const filter: Filter = Object.fromEntries(
    ['state', 'channel', 'to'].map((name) => [name, search.get(name) ?? '']),
  );
  const tab = (name: 'state' | 'channel', value: string, label: string) => ({
    value,
    label,
    href: hrefOf({ ...filter, [name]: value }),
  });
  return (
    <>
      <PageHead title={m.title()} />
      <p className={styles.hint}>{m.what_is_shown()}</p>
      <SearchField
        label={m.find_recipient()}
        value={filter.to ?? ''}
        hrefOf={(to) => hrefOf({ ...filter, to })}
      />
      <div className={styles.filters}>
        <Tabs
          label={m.by_state()}
          current={filter.state ?? ''}
          tabs={[
            tab('state', '', m.all()),
            tab('state', 'failed', m.given_up()),
            tab('state', 'retrying', m.retrying()),
            tab('state', 'waiting', m.waiting()),
            tab('state', 'sent', m.sent()),
            tab('state', 'replaced', m.replaced()),
          ]}
        />
        <Tabs
          label={m.by_channel()}
          current={filter.channel ?? ''}
          tabs={[
            tab('channel', '', m.all_channels()),
            tab('channel', 'sms', m.texts()),
            tab('channel', 'email', m.emails()),
            tab('channel', 'whatsapp', m.on_whatsapp()),
            tab('channel', 'push', m.notifications()),
          ]}
        />
      </div>
      {data.notices.length === 0 && (
        <EmptyState title={m.nothing_here()} titleAs="h2">
          {filter.to ? m.whole_recipient() : null}
        </EmptyState>
      )}
      <Cards>
        {data.notices.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </Cards>
      <MoreRows
        path={path}
        members={Object.fromEntries(Object.entries(filter).filter(([, value]) => value))}
        name="after"
        here={search.get('after') ?? ''}
        next={data.next}
      />
    </>
  );
}
