import { isCallError } from '../../platform/call-error.ts';
import { goTo, type PageVisit } from '../../web/page.tsx';

/**
 * Loads an order for the payment pages. The order decides, not the router state that the specification passes along. A declined
 * order has no payment until the customer retries: loading changes nothing.
 */
export async function loadPayment({ api, search }: Pick<PageVisit<string>, 'api' | 'search'>) {
  const orderId = search.get('orderId') ?? '';
  if (!orderId) goTo('/dashboard/my-orders');
  const { order } = await api.orders.get({ orderId });
  const isPlaced = order.payment_status === 'paid' || (order.pay_by === 'delivery' && !search.has('now'));
  if (isPlaced) goTo(`/payment/confirm?orderId=${orderId}`);
  if (order.payment_status === 'failed' && order.order_status !== 'cancelled')
    return { order, claim: null, payment: null, atDoor: null, problem: '', declined: true };
  const { claim } = order.payment_status === 'pending' ? await api.payments.status({ orderId }) : noClaim;
  try {
    return {
      order,
      claim,
      payment: await api.payments.start({ orderId, price: order.price, bankName: 'SB' }),
      atDoor: order.pay_by === 'upi' ? await api.onDelivery.offer({ orderId }) : null,
      problem: '',
      declined: false,
    };
  } catch (error) {
    // Show an order that can no longer be paid, with the reason.
    if (isCallError(error) && error.status === 409)
      return { order, claim, payment: null, atDoor: null, problem: error.message, declined: false };
    throw error;
  }
}

const noClaim = { claim: null };

export type PaymentData = Awaited<ReturnType<typeof loadPayment>>;
