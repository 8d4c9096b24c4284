import type { Api } from '../../../calls.ts';
import type { Coupon } from '../../promotions/offers.calls.ts';
import type { Order } from '../../orders/order-shape.ts';

/** How an order's payment stands for who waits for it; `checking` is a transaction ID that nobody has looked up yet, `at_door` an order that is paid there. */
export type PaymentStanding = 'unseen' | 'checking' | 'paid' | 'at_door' | 'declined' | 'cancelled';

export interface ReadPayment {
  readonly orderId: string;
  readonly standing: PaymentStanding;
  /** What became of money or a transaction ID that did not fit; '' for none. */
  readonly notice: string;
  readonly order: Pick<Order, 'applied' | 'number' | 'parcels' | 'products' | 'price'>;
  /** The coupons that the paid order brought. */
  readonly gifts: readonly Coupon[];
}

/**
 * Reads how an order's payment stands, after the provider was asked.
 * @throws CallError `not_found` for an order that is not the customer's
 */
export async function readPayment(api: Api, orderId: string): Promise<ReadPayment> {
  const { payment_status: status, notice } = await api.payments.status({ orderId });
  const isPaid = status === 'paid';
  const [{ order }, { coupons }] = await Promise.all([
    api.orders.get({ orderId }),
    isPaid ? api.offers.coupons() : { coupons: [] },
  ]);
  const gifts = coupons.filter((coupon) => coupon.orderId === orderId);
  return { orderId, standing: isPaid ? 'paid' : standingOf(order), notice, order, gifts };
}

function standingOf({
  payment_status: payment,
  order_status: status,
  pay_by: payBy,
}: Pick<Order, 'payment_status' | 'order_status' | 'pay_by'>): PaymentStanding {
  if (payment === 'paid') return 'paid';
  if (status === 'cancelled') return 'cancelled';
  if (payBy === 'delivery') return 'at_door';
  if (payment === 'failed') return 'declined';
  return payment === 'pending' ? 'checking' : 'unseen';
}
