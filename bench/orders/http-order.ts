import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { backOffice } from '../../src/shop-back-office.ts';
import { type Answer, readAnswers } from '../load/read-answers.ts';
import type { Counters, Shelf } from './counters.ts';
import { deliveryFee } from '../../src/domains/delivery/delivery-fee.ts';

/** The address of all orders in the bench. */
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

/** Orders of each customer, whichever checkout took them: all share a database, and its limit of unpaid orders. */
const orderCounts = new Map<number, number>();

/**
 * Places orders at a shop's address, each with its own key, over one keep-alive connection per concurrent customer.
 * Writes raw HTTP to the socket: `node:http` as a client takes a third of an order's processor time.
 */
export function httpOrders(address: string, counters: Counters): (customer: number) => Promise<boolean> {
  const { hostname, port, host } = new URL(address);
  const lines = new Map<number, Line>();
  return (customer) => {
    // A customer may hold only so many unpaid orders: then the next one takes over.
    const before = orderCounts.get(customer) ?? 0;
    orderCounts.set(customer, before + 1);
    const turn = Math.floor(before / backOffice.maxUnpaidOrders) * counters.atOnce + customer;
    const body = orderOf(counters.next());
    let line = lines.get(customer);
    if (!line || line.socket.destroyed) {
      line = openLine(hostname, Number(port));
      lines.set(customer, line);
    }
    return line.ask(
      `POST /api/home/order/palce-order HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\nidempotency-key: ${randomUUID()}\r\n` +
        `cookie: ${counters.customers[turn % counters.customers.length]?.cookie ?? ''}\r\n\r\n${body}`,
    );
  };
}

function orderOf(goods: readonly Shelf[]): string {
  const price = goods.reduce((sum, shelf) => sum + shelf.price, 0);
  return JSON.stringify({
    price,
    shipping_fee: deliveryFee(price, null),
    items: goods.length,
    shippingInfo: home,
    products: [
      {
        products: goods.map(({ productId, variantId }) => ({
          quantity: 1,
          variantId,
          productInfo: { _id: productId },
        })),
      },
    ],
  });
}

interface Line {
  readonly socket: Socket;
  /** Sends a raw request; resolves to whether an order was placed. One at a time. */
  readonly ask: (request: string) => Promise<boolean>;
}

function openLine(host: string, port: number): Line {
  let waiting: PromiseWithResolvers<boolean> | undefined;
  const read = readAnswers(({ status, closes }: Answer) => {
    if (closes) socket.destroy();
    waiting?.resolve(status === 201);
  });
  const socket = connect({ host, port, noDelay: true }).on('data', read);
  socket.on('error', () => {}); // 'close' follows and is handled
  socket.once('close', () => waiting?.resolve(false));
  const ask = (request: string) => {
    waiting = Promise.withResolvers<boolean>();
    socket.write(request);
    return waiting.promise;
  };
  return { socket, ask };
}
