import * as m from '#messages/desk-returns';
import type { DeskApi } from '../../../calls.ts';
import { ReturnCard } from '../../../domains/returns/ui/return-card.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { Pages } from '../../parts/more-rows.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { NoneFound, SearchField } from '../../parts/search-field.tsx';
import { ListTabs } from '../../parts/tabs.tsx';
import { since } from '../../parts/since.ts';
import { useDesk } from '../../session.tsx';
import { ReturnActions } from './return-actions.tsx';
import styles from './returns.module.css';

type Data = Awaited<ReturnType<DeskApi['deskReturns']['list']>>;

/** Return requests: to answer, to pick up, to inspect, and for operators to decide. */
export default function ReturnsView({ data }: DeskViewProps<Data>) {
  const { staff } = useDesk();
  const { returns, waits } = data;
  return (
    <>
      <PageHead title={m.returns()} />
      <ListTabs
        label={m.which_returns()}
        name="list"
        parts={[
          ['waiting', m.waiting({ count: waits.waiting })],
          ['disputed', m.disputed({ count: waits.disputed })],
          ['all', m.all()],
        ]}
      />
      <SearchField label={m.search_returns()} />
      {returns.length === 0 && (
        <NoneFound>
          <EmptyState title={m.none()}>{m.none_hint()}</EmptyState>
        </NoneFound>
      )}
      <div className={styles.cards}>
        {returns.map((back) => (
          <ReturnCard
            key={back._id}
            back={back}
            photosAt="/api/desk/return-photo"
            whose={
              <p className={styles.whose}>
                <Dotted
                  words={[
                    staff.role === 'operator' && back.shopName,
                    m.of_customer({ name: back.customer, town: back.town }),
                    since(back.askedAt),
                  ]}
                />
                <Link
                  href={
                    staff.role === 'operator'
                      ? `/desk/order-book/${back.orderId}`
                      : `/desk/orders/${back.orderId}`
                  }
                >
                  {m.see_order()}
                </Link>
              </p>
            }
          >
            <ReturnActions back={back} />
          </ReturnCard>
        ))}
      </div>
      <Pages of={data} />
    </>
  );
}
