import * as m from '#messages/desk-returns';
import type { DeskApi } from '../../../calls.ts';
import { ReturnCard } from '../../../domains/returns/ui/return-card.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { address } from '../../parts/address.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { since } from '../../parts/since.ts';
import { useDesk } from '../../session.tsx';
import { ReturnActions } from './return-actions.tsx';
import styles from './returns.module.css';

type Data = Awaited<ReturnType<DeskApi['deskReturns']['list']>> & { list: string };

/** What customers ask back: to be answered, picked up, looked at; and what an operator decides. */
export default function ReturnsView({ data, search }: DeskViewProps<Data>) {
  const { staff } = useDesk();
  const { list, returns, waits } = data;
  const hrefOf = (over: Record<string, string | number>) => address('/desk/returns', { list, ...over });
  const tabs = [
    { value: 'waiting', label: m.waiting({ count: waits.waiting }) },
    { value: 'disputed', label: m.disputed({ count: waits.disputed }) },
    { value: 'all', label: m.all() },
  ].map((tab) => ({ ...tab, href: hrefOf({ list: tab.value }) }));
  return (
    <>
      <PageHead title={m.returns()} />
      <Tabs label={m.which_returns()} tabs={tabs} current={list} />
      {returns.length === 0 && <EmptyState title={m.none()}>{m.none_hint()}</EmptyState>}
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
      <Pagination
        current={Number(search.get('page')) || 1}
        total={Math.ceil(data.total / data.perPage)}
        href={(page) => hrefOf({ page })}
      />
    </>
  );
}
