import { useNavigate } from 'react-router';
import * as m from '#messages/orders';
import type { Order } from '../../domains/orders/order-shape.ts';
import { OrderTable } from '../../domains/orders/ui/order-table.tsx';
import { Select } from '../../ui/select/select.tsx';
import type { ViewProps } from '../../web/page.tsx';
import { DashboardFrame } from '../dashboard/frame.tsx';
import { statuses } from './statuses.ts';

const statusNames = {
  all: m.all_status,
  placed: m.placed,
  pending: m.pending,
  cancelled: m.cancelled,
  warehouse: m.warehouse,
};

export default function MyOrders({
  data: { status, orders, reviewed },
}: ViewProps<{ status: string; orders: Order[]; reviewed: string[] }>) {
  const navigate = useNavigate();
  return (
    <DashboardFrame title={m.my_orders()}>
      <OrderTable
        key={status}
        orders={orders}
        reviewed={reviewed}
        caption={m.my_orders()}
        searchLabel={m.search_order_id()}
        empty={m.no_orders_found()}
        payAt="/my-payment"
        filter={
          <Select
            label={m.status()}
            name="status"
            value={status}
            onChange={(event) =>
              void navigate(
                event.target.value === 'all'
                  ? '/dashboard/my-orders'
                  : `/dashboard/my-orders?status=${event.target.value}`,
              )
            }
          >
            {statuses.map((value) => (
              <option key={value} value={value}>
                {statusNames[value]()}
              </option>
            ))}
          </Select>
        }
        columns={[m.order_id(), m.price(), m.payment(), m.status(), m.actions()]}
      />
    </DashboardFrame>
  );
}
