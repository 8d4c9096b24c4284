import type { Api } from '../../../calls.ts';
import type { Coupon } from '../../promotions/offers.calls.ts';
import type { Order } from '../../orders/order-shape.ts';

/**
 * The state of an order's payment for the waiting customer. `checking`: a transaction ID that was not looked up yet.
 * `at_door`: an order that is paid at the door.
 */
export type PaymentStanding = 'unseen' | 'checking' | 'paid' | 'at_door' | 'declined' | 'cancelled';

export interface ReadPayment {
  readonly orderId: string;
  readonly standing: PaymentStanding;
  /** The message about money or a transaction ID that did not match; '' for none. */
  readonly notice: string;
  readonly order: Pick<Order, 'applied' | 'number' | 'parcels' | 'products' | 'price'>;
  /** The gift coupons of the paid order. */
  readonly gifts: readonly Coupon[];
}

/**
 * Reads the state of an order's payment, after asking the provider.
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
