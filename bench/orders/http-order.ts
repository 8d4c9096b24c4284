import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { shippingFee } from '../../src/platform/money.ts';
import { shop } from '../../src/shop.ts';
import type { Counters } from './counters.ts';

/** Where all of the bench's orders go. */
export const home = {
  name: 'Meera Sharma',
  address: '12 Chaura Rasta',
  phonenumber: '9876543210',
  alternatephonenumber: '',
  pincode: '302003',
  state: 'Rajasthan',
  cityDistTown: 'Jaipur',
  landmark: '',
  locality: '',
};

/** Places orders at a shop's published address, over kept connections, each with a key of its own. */
export function httpOrders(address: string, counters: Counters): (customer: number) => Promise<boolean> {
  const agent = new Agent({ keepAlive: true });
  const placed = new Map<number, number>();
  return (customer) => {
    // A customer may hold so many unpaid orders: then the next one comes to the counter.
    const before = placed.get(customer) ?? 0;
    placed.set(customer, before + 1);
    const turn = Math.floor(before / shop.maxUnpaidOrders) * counters.atOnce + customer;
    const bought = counters.next();
    const price = bought.reduce((sum, shelf) => sum + shelf.price, 0);
    const body = JSON.stringify({
      price,
      shipping_fee: shippingFee(price, { freeAbove: shop.freeShippingAbove, fee: shop.shippingFee }),
      items: bought.length,
      shippingInfo: home,
      products: [
        {
          products: bought.map(({ productId, variantId }) => ({
            quantity: 1,
            variantId,
            productInfo: { _id: productId },
          })),
        },
      ],
    });
    return new Promise((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': randomUUID(),
        cookie: counters.customers[turn % counters.customers.length]?.cookie ?? '',
      };
      request(`${address}/api/home/order/palce-order`, { method: 'POST', agent, headers }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode === 201));
      })
        .on('error', reject)
        .end(body);
    });
  };
}
