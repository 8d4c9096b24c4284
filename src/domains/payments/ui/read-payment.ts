import type { Api } from '../../../calls.ts';
import type { Order } from '../../orders/order-shape.ts';

/** How an order's payment stands for who waits for it; `checking` is a transaction ID that nobody has looked up yet. */
export type PaymentStanding = 'unseen' | 'checking' | 'paid' | 'declined' | 'cancelled';

export interface ReadPayment {
  readonly orderId: string;
  readonly standing: PaymentStanding;
  /** What became of money or a transaction ID that did not fit; '' for none. */
  readonly notice: string;
  readonly order: Pick<Order, 'number' | 'parcels' | 'products' | 'price'>;
}

/**
 * Reads how an order's payment stands, after the provider was asked.
 * @throws CallError `not_found` for an order that is not the customer's
 */
export async function readPayment(api: Api, orderId: string): Promise<ReadPayment> {
  const { payment_status: status, notice } = await api.payments.status({ orderId });
  const { order } = await api.orders.get({ orderId });
  return { orderId, standing: status === 'paid' ? 'paid' : standingOf(order), notice, order };
}

function standingOf({
  payment_status: payment,
  order_status: status,
}: {
  readonly payment_status: 'unpaid' | 'pending' | 'paid' | 'failed';
  readonly order_status: string;
}): PaymentStanding {
  if (payment === 'paid') return 'paid';
  if (status === 'cancelled') return 'cancelled';
  if (payment === 'failed') return 'declined';
  return payment === 'pending' ? 'checking' : 'unseen';
}
