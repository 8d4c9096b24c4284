import { Badge } from '../badge/badge.tsx';
import { ButtonLink } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { formatRupees } from '../price/format-rupees.ts';
import { type Column, Table } from './table.tsx';

type Order = { id: string; price: number; state: string; paid: boolean };

const orders: Order[] = [
  { id: '#65f1c2a9', price: 2148, state: 'Pending', paid: false },
  { id: '#65f1b077', price: 123456, state: 'Delivered', paid: true },
];

const columns: Column<Order>[] = [
  { title: 'Order', cell: (order) => order.id },
  { title: 'Status', cell: (order) => <Badge tone={order.paid ? 'good' : 'waiting'}>{order.state}</Badge> },
  { title: 'Price', cell: (order) => formatRupees(order.price), align: 'end' },
  {
    title: 'Action',
    cell: (order) => (
      <ButtonLink size="small" variant={order.paid ? 'quiet' : 'secondary'} href="/dashboard">
        {order.paid ? 'Invoice' : 'Pay Now'}
      </ButtonLink>
    ),
    align: 'end',
  },
];

export const example: Example = {
  name: 'Table',
  about: 'Rows to compare; on a phone each row is a card.',
  wide: true,
  states: {
    Orders: () => (
      <Table caption="Recent orders" columns={columns} rows={orders} rowKey={(order) => order.id} />
    ),
  },
};
