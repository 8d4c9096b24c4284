import * as m from '#messages/account';
import type { CallAnswer } from '../../platform/call.ts';
import type { ordersCalls } from '../../domains/orders/orders.calls.ts';
import { OrderTable } from '../../domains/orders/ui/order-table.tsx';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import type { ViewProps } from '../../web/page.tsx';
import { DashboardFrame } from './frame.tsx';
import styles from './view.module.css';

type Data = CallAnswer<(typeof ordersCalls)['dashboard']> & { readonly reviewed: readonly string[] };

export default function Dashboard({ data }: ViewProps<Data>) {
  const cards: [title: string, count: number, icon: IconName][] = [
    [m.order(), data.totalOrder, 'box'],
    [m.pending_orders(), data.pendingOrder, 'clock'],
    [m.cancelled_orders(), data.cancelledOrder, 'close'],
  ];
  return (
    <DashboardFrame title={m.dashboard()}>
      <ul className={styles.cards}>
        {cards.map(([title, count, icon]) => (
          <li key={title}>
            <Icon name={icon} size="1.75rem" />
            <p>
              <b>{count.toLocaleString('en-IN')}</b>
              <span>{title}</span>
            </p>
          </li>
        ))}
      </ul>
      <section className={styles.recent} aria-labelledby="recent">
        <h2 id="recent">{m.recent_orders()}</h2>
        <OrderTable
          plain
          orders={data.recentOrders}
          reviewed={data.reviewed}
          caption={m.recent_orders()}
          searchLabel={m.search_by_order_id()}
          empty={m.no_matching_orders_found()}
          payAt="/payment"
          columns={[m.order_id(), m.price(), m.payment_status(), m.order_status(), m.action()]}
        />
      </section>
    </DashboardFrame>
  );
}
