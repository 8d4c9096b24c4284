import type { Row } from '../check.ts';

/** Section 3: the fields of each entity, in an answer that contains it. */
const entity = (name: string, method: string, path: string, at: string, fields: string): Row => ({
  id: `entity ${name}`,
  section: 3,
  what: `${name}: ${fields}`,
  check: {
    by: 'call',
    method,
    path,
    reads: fields.split(', ').map((field) => (at ? `${at}.${field}` : field)),
  },
});

export const entities: readonly Row[] = [
  entity('Category', 'GET', '/home/get-categorys', 'categorys[]', 'name, slug, image, _id'),
  entity(
    'Product',
    'GET',
    '/home/get-product/{}',
    'product',
    '_id, name, slug, brand, price, discount, images, stock, description, category, rating, sellerId, shopName',
  ),
  entity('Home product group', 'GET', '/home/home-page-product-listing', 'gkProducts[]', 'title, products'),
  entity(
    'Banner',
    'GET',
    '/getBanners',
    'data.banners[]',
    'imgUrl, heading, btnText, buttonLink, targetType, productId, categoryId',
  ),
  entity('Review', 'GET', '/home/customer/get-reviews/{}', 'reviews[]', 'name, review, rating, date'),
  entity('Review summary', 'GET', '/home/customer/get-reviews/{}', 'rating_review[]', 'rating, sum'),
  entity('Price range', 'GET', '/home/price-range-latest-product', 'priceRange', 'low, high'),
  entity(
    'Cart line',
    'GET',
    '/home/product/get-card-product',
    'card_products[].products[]',
    '_id, quantity, productInfo.name, productInfo.brand, productInfo.images, productInfo.price, productInfo.discount, productInfo.stock',
  ),
  entity(
    'Wishlist item',
    'GET',
    '/home/product/get-wishlist-products',
    'wishlists[]',
    '_id, userId, productId, quantity, name, price, image, discount, rating, slug',
  ),
  entity(
    'Address',
    'GET',
    '/home/customer/get_all_address',
    'allAddress[]',
    '_id, name, address, phonenumber, alternatephonenumber, pincode, state, cityDistTown, landmark, locality, defaultAddress, userInfo',
  ),
  entity(
    'Order',
    'GET',
    '/home/customer/gat-order/{}',
    'order',
    '_id, price, payment_status, order_status, products, shippingInfo, date',
  ),
  entity(
    'Order line',
    'GET',
    '/home/customer/gat-order/{}',
    'order.products[]',
    'name, brand, quantity, price, discount, images',
  ),
  entity(
    'Order’s address',
    'GET',
    '/home/customer/gat-order/{}',
    'order.shippingInfo',
    'name, address, state, cityTown, landmark',
  ),
  entity(
    'Dashboard',
    'GET',
    '/home/customer/gat-dashboard-data/{}',
    '',
    'totalOrder, pendingOrder, cancelledOrder, recentOrders',
  ),
  entity('Friend', 'POST', '/chat/customer/add-customer-friend', 'myFriends[]', 'fdId, name'),
  entity(
    'Message',
    'POST',
    '/chat/customer/send-message-to-seller',
    'message',
    'message, senderId, receverId, senderName',
  ),
  entity('User info', 'GET', '/customer/me', 'customer', 'id, name, email'),
  {
    id: 'entity order statuses',
    section: 3,
    what: 'order_status: success, placed, pending, cancelled, warehouse',
    check: {
      by: 'value',
      file: 'src/domains/orders/order.ts',
      name: 'orderStates',
      is: ['pending', 'placed', 'warehouse', 'success', 'cancelled'],
    },
  },
  {
    id: 'entity payment statuses',
    section: 3,
    what: 'payment_status: paid, unpaid, pending (and failed, section 4)',
    check: {
      by: 'value',
      file: 'src/domains/orders/order.ts',
      name: 'paymentStates',
      is: ['unpaid', 'pending', 'paid', 'failed'],
    },
  },
];
