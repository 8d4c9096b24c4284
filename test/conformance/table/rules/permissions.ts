import type { Row } from '../../check.ts';
import { isRefused, row } from './row.ts';

/** Section 6: permissions. */

const closedCalls: readonly [string, 'GET' | 'POST' | 'PUT', string, Record<string, unknown>][] = [
  ['the cart', 'GET', '/home/product/get-card-product', {}],
  ['adding to the cart', 'POST', '/home/product/add-to-card', { productId: '{productId}', quantity: 1 }],
  ['the wishlist', 'GET', '/home/product/get-wishlist-products', {}],
  ['adding to the wishlist', 'POST', '/home/product/add-to-wishlist', { productId: '{productId}' }],
  [
    'reviewing',
    'POST',
    '/home/customer/submit-review',
    { productId: '{productId}', rating: 5, review: 'Soft' },
  ],
  [
    'ordering',
    'POST',
    '/home/order/palce-order',
    {
      price: 1,
      shipping_fee: 0,
      products: [{ products: [{ quantity: 1, productInfo: { _id: '{productId}' } }] }],
      shippingInfo: { _id: 'x' },
    },
  ],
  ['chatting', 'POST', '/chat/customer/add-customer-friend', { sellerId: '' }],
  ['addresses', 'GET', '/home/customer/get_all_address', {}],
  ['orders', 'GET', '/home/customer/gat-order/{paidOrder}', {}],
];

export const permissions: readonly Row[] = [
  row(6, 'browse', 'a guest may browse', {
    by: 'answer',
    as: 'guest',
    method: 'GET',
    path: '/home/query-products',
    status: 200,
  }),
  row(6, 'search', 'a guest may search', {
    by: 'answer',
    as: 'guest',
    method: 'GET',
    path: '/home/query-products?searchValue=kurta',
    status: 200,
  }),
  row(6, 'read a product', 'a guest may read a product', {
    by: 'answer',
    as: 'guest',
    method: 'GET',
    path: '/home/get-product/{product}',
    status: 200,
  }),
  row(6, 'read reviews', 'a guest may read reviews', {
    by: 'answer',
    as: 'guest',
    method: 'GET',
    path: '/home/customer/get-reviews/{productId}',
    status: 200,
  }),
  ...closedCalls.map(([what, method, path, body]) =>
    row(6, `guest ${what}`, `${what} needs a customer`, isRefused('guest', method, path, body, 401)),
  ),
  row(6, 'others’ orders', 'a customer sees no order of somebody else’s', {
    by: 'answer',
    as: 'newcomer',
    method: 'GET',
    path: '/home/customer/gat-order/{paidOrder}',
    status: 404,
  }),
  row(6, 'others’ lists', 'nor the list of them', {
    by: 'answer',
    as: 'newcomer',
    method: 'GET',
    path: '/home/customer/gat-orders/{customerId}/all',
    status: 404,
  }),
  row(6, 'others’ wishes', 'nor changes their wishlist', {
    by: 'answer',
    as: 'newcomer',
    method: 'DELETE',
    path: '/home/product/delete-wishlist-product/{wishlistId}',
    status: 404,
  }),
];
