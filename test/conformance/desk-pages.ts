/** A customer's objects for the addresses of the desk. */
export interface DeskLandmarks {
  readonly orderId: string;
  readonly productId: string;
  readonly customerId: string;
}

/** Every page of the desk that a seller can see. The tests of accessibility and the screenshots use this list. */
export const sellersPages = ({ orderId, productId, customerId }: DeskLandmarks): readonly string[] => [
  '/desk',
  '/desk/orders?state=all',
  `/desk/orders/${orderId}`,
  `/desk/orders/${orderId}/slip`,
  '/desk/returns',
  '/desk/products',
  '/desk/products/new',
  `/desk/products/${productId}`,
  '/desk/products/import',
  '/desk/products/declarations',
  '/desk/chat',
  `/desk/chat/${customerId}`,
  '/desk/questions',
  '/desk/reviews',
  '/desk/promotions',
  '/desk/packing',
  '/desk/sizes',
  '/desk/shop-page',
  '/desk/account',
];

/** Every page of the desk that an operator can see. */
export const operatorsPages = ({ orderId, productId }: DeskLandmarks): readonly string[] => [
  '/desk',
  '/desk/orders?state=all',
  `/desk/orders/${orderId}`,
  '/desk/returns',
  '/desk/products',
  '/desk/products/new',
  `/desk/products/${productId}`,
  '/desk/products/import',
  '/desk/products/declarations',
  '/desk/chat',
  '/desk/questions',
  '/desk/reviews',
  '/desk/packing',
  '/desk/sizes',
  '/desk/shop-page',
  '/desk/money',
  '/desk/money/refunds',
  '/desk/money/refunds?state=sent',
  '/desk/money/reviews',
  '/desk/money/cash',
  '/desk/order-book',
  `/desk/order-book/${orderId}`,
  '/desk/messages',
  '/desk/notices',
  '/desk/notices?state=failed',
  '/desk/jobs',
  '/desk/webhooks',
  '/desk/webhooks/disputes',
  '/desk/webhooks/refunds',
  '/desk/webhooks/settlements',
  '/desk/window',
  '/desk/window?part=groups',
  '/desk/window?part=featured',
  '/desk/categories',
  '/desk/promotions',
  '/desk/sellers',
  '/desk/words',
  '/desk/delivery',
  '/desk/account',
];
