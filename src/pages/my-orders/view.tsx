import { useNavigate } from 'react-router';
import type { Order } from '../../domains/orders/order-shape.ts';
import { OrderTable } from '../../domains/orders/ui/order-table.tsx';
import { Select } from '../../ui/select/select.tsx';
import type { ViewProps } from '../../web/page.tsx';
import { DashboardFrame } from '../dashboard/frame.tsx';
import { statuses } from './page.ts';

export default function MyOrders({
  data: { status, orders },
}: ViewProps<{ status: string; orders: Order[] }>) {
  const navigate = useNavigate();
  return (
    <DashboardFrame title="My Orders">
      <Select
        label="Status"
        value={status}
        onChange={(event) =>
          void navigate(
            event.target.value === 'all'
              ? '/dashboard/my-orders'
              : `/dashboard/my-orders?status=${event.target.value}`,
          )
        }
      >
        {statuses.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
      <OrderTable
        key={status}
        orders={orders}
        caption="My Orders"
        searchLabel="Search Order ID..."
        empty="No orders found."
        payAt="/my-payment"
        columns={['Order ID', 'Price', 'Payment', 'Status', 'Actions']}
      />
    </DashboardFrame>
  );
}
