import type { CallAnswer } from '../../platform/call.ts';
import type { ordersCalls } from '../../domains/orders/orders.calls.ts';
import { OrderTable } from '../../domains/orders/ui/order-table.tsx';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import type { ViewProps } from '../../web/page.tsx';
import { DashboardFrame } from './frame.tsx';
import styles from './view.module.css';

export default function Dashboard({ data }: ViewProps<CallAnswer<(typeof ordersCalls)['dashboard']>>) {
  const cards: [title: string, count: number, icon: IconName][] = [
    ['Order', data.totalOrder, 'box'],
    ['Pending Orders', data.pendingOrder, 'clock'],
    ['Cancelled Orders', data.cancelledOrder, 'close'],
  ];
  return (
    <DashboardFrame title="Dashboard">
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
        <h2 id="recent">Recent Orders</h2>
        <OrderTable
          plain
          orders={data.recentOrders}
          caption="Recent Orders"
          searchLabel="Search by Order ID..."
          empty="No matching orders found."
          payAt="/payment"
          columns={['Order ID', 'Price', 'Payment Status', 'Order Status', 'Action']}
        />
      </section>
    </DashboardFrame>
  );
}
