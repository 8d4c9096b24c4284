import type { Order, OrderParcel } from '../../src/domains/orders/order-shape.ts';
import type { ParcelState } from '../../src/domains/orders/parcels/parcel.ts';
import type { LineToReturn, Return } from '../../src/domains/returns/return-shape.ts';
import type { OrderFacts } from '../../src/domains/support/ui/order-answers/answer.ts';

/** Orders, parcels and returns in the form of the API's answers. */

export const at = '2026-11-20T06:00:00.000Z';

export const parcel = (state: ParcelState, over: Partial<OrderParcel> = {}): OrderParcel => ({
  sellerId: `seller of ${state}`,
  shopName: 'Gulab Handlooms',
  state,
  amount: 400,
  deliveryKept: 0,
  deliveryDue: 0,
  packedAt: ['packed', 'handed over', 'brought back', 'delivered', 'refused', 'lost'].includes(state)
    ? at
    : null,
  handedOverAt: ['handed over', 'brought back', 'delivered', 'refused', 'lost'].includes(state) ? at : null,
  courier: '',
  awb: '',
  deliveryCode: state === 'handed over' ? '4821' : '',
  deliveredAt: state === 'delivered' ? at : null,
  promised: null,
  broughtBackAt: state === 'brought back' ? at : null,
  refusedAt: state === 'refused' ? at : null,
  refusal: '',
  lostAt: state === 'lost' ? at : null,
  cancelledAt: state === 'cancelled' ? at : null,
  ...over,
});

const kurta = {
  productId: 'kurta',
  variantId: 'kurta m',
  slug: 'kurta',
  name: 'Kurta',
  brand: 'Gulab',
  size: 'M',
  colour: '',
  quantity: 1,
  price: 500,
  discount: 20,
  finalPrice: 400,
  off: 0,
  images: [],
  sellerId: 'gulab',
  shopName: 'Gulab Handlooms',
  shortage: '',
};

const order = (over: Partial<Order> = {}): Order => ({
  _id: 'order',
  number: 'CHK-4821-5',
  price: 485,
  shipping_fee: 85,
  discount: 0,
  applied: [],
  items: 1,
  payment_status: 'paid',
  order_status: 'placed',
  pay_by: 'upi',
  products: [kurta],
  shippingInfo: {} as Order['shippingInfo'],
  date: at,
  expiresAt: null,
  parcels: [parcel('to pack')],
  refunds: [],
  hasInvoice: true,
  credited: false,
  notice: '',
  moneyBack: 'refund',
  ...over,
});

export const line = (over: Partial<LineToReturn> = {}): LineToReturn => ({
  line: 0,
  ofReturn: '',
  sellerId: 'gulab',
  shopName: 'Gulab Handlooms',
  name: 'Kurta',
  slug: 'kurta',
  size: 'M',
  image: '',
  quantity: 1,
  left: 1,
  backState: '',
  until: '2026-12-04T18:29:59.999Z',
  open: true,
  unitPrice: 400,
  back: [],
  sizes: [
    { variantId: 's', size: 'S', stock: 2, finalPrice: 400, isEven: true },
    { variantId: 'l', size: 'L', stock: 1, finalPrice: 400, isEven: true },
  ],
  ...over,
});

export const backOf = (over: Partial<Return> = {}): Return => ({
  _id: 'return',
  orderId: 'order',
  line: 0,
  sellerId: 'gulab',
  shopName: 'Gulab Handlooms',
  productId: 'kurta',
  name: 'Kurta',
  size: 'M',
  image: '',
  quantity: 1,
  kind: 'refund',
  newSize: '',
  reason: 'size',
  note: '',
  state: 'asked',
  answer: '',
  dispute: '',
  pickup: { day: '2026-11-25', from: '10:00', to: '14:00' },
  amount: 400,
  fee: 0,
  refund: null,
  photos: [],
  disputeBy: null,
  may: [],
  mayRefundInstead: false,
  askedAt: at,
  updatedAt: at,
  ...over,
});

export interface Facts {
  readonly order?: Partial<Order>;
  readonly lines?: readonly LineToReturn[];
  readonly returns?: readonly Return[];
  readonly today?: string;
}
export const factsOf = ({
  order: over,
  lines = [],
  returns = [],
  today = '2026-11-23',
}: Facts): OrderFacts => ({
  order: order(over),
  back: { lines: [...lines], returns: [...returns] },
  today,
});
