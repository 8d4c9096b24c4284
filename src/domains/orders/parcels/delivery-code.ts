import { createHmac } from 'node:crypto';
import type { Order } from '../order-shape.ts';

/** Returns a parcel's delivery code: four digits that the customer tells at the door (R-ORDER-7). */
export type CodeOfDelivery = (orderId: string, sellerId: string) => string;

/** Derives delivery codes from a secret of the shop. Nothing is stored; changing the secret changes all codes. */
export const deliveryCodes =
  (secret: string): CodeOfDelivery =>
  (orderId, sellerId) => {
    const digest = createHmac('sha256', secret).update(`delivery code:${orderId}:${sellerId}`).digest();
    return String(digest.readUInt32BE() % 10_000).padStart(4, '0');
  };

/** The order as its customer reads it: with the delivery code of each parcel that is at the courier. */
export const withCodes = (order: Order, codeOf: CodeOfDelivery): Order => ({
  ...order,
  parcels: order.parcels.map((parcel) =>
    parcel.state === 'handed over' ? { ...parcel, deliveryCode: codeOf(order._id, parcel.sellerId) } : parcel,
  ),
});
