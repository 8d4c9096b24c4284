import type { Api } from '../../../calls.ts';
import { readOrderNumber, spokenNumber } from '../../orders/order-number.ts';
import type { Order } from '../../orders/order-shape.ts';

/** A customer's latest orders, and the one of them with the given number or id. */
export async function findOwnOrder(
  api: Api,
  customerId: string,
  orderNumber: string,
): Promise<{ orders: readonly Order[]; named: Order | undefined }> {
  const { recentOrders: orders } = await api.orders.dashboard({ userId: customerId });
  const read = readOrderNumber(orderNumber);
  const number = read && read !== 'mistyped' ? spokenNumber(read.number) : null;
  return { orders, named: orders.find((order) => order._id === orderNumber || order.number === number) };
}
