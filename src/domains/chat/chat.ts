import { z } from 'zod';
import { count, id, moment } from '../../platform/field.ts';
import { orderStates, paymentStates } from '../orders/order.ts';

/** The two ends of a conversation. */
export type Side = 'customer' | 'seller';
export const otherSide = (side: Side): Side => (side === 'customer' ? 'seller' : 'customer');

/** Who talks with whom: the key of a conversation. */
export interface Parties {
  readonly customerId: string;
  readonly sellerId: string;
}

/**
 * The wire's Friend (R-CALL-4): a seller whom the customer talks with. Beyond it: `unread` counts what they said
 * since it was last looked at, `online` says whether the seller is connected.
 */
export const friendShape = z.object({
  fdId: id,
  name: z.string(),
  image: z.string(),
  unread: count,
  online: z.boolean(),
  lastMessage: z.string(),
  lastAt: moment.nullable(),
});
export type Friend = z.output<typeof friendShape>;

/** A picture in a message; its bytes are a call of their own. Pixels of the full size. */
export const pictureShape = z.object({ _id: id, width: count, height: count });

/** A product that a message is about, as it is for sale now. */
export const productCardShape = z.object({
  _id: id,
  slug: z.string(),
  name: z.string(),
  image: z.string(),
  price: count,
  discount: count,
  finalPrice: count,
  stock: count,
  variants: z.array(z.object({ size: z.string(), colour: z.string(), stock: count })),
});
export type ProductCard = z.output<typeof productCardShape>;

/** An order that a message is about: what it holds of this seller's, in whole rupees without shipping. */
export const orderCardShape = z.object({
  _id: id,
  date: moment,
  payment_status: z.enum(paymentStates),
  order_status: z.enum(orderStates),
  items: count,
  amount: count,
  names: z.array(z.string()),
  image: z.string(),
});
export type OrderCard = z.output<typeof orderCardShape>;

/**
 * The wire's Message (R-CALL-4): `message` and `text` carry the same text, and both spellings of the receiver
 * are sent because both are read. Beyond it: `sequence` rises with every message of a conversation, `clientId` is what
 * the sending device called it, `automatic` marks what nobody typed.
 */
export const messageShape = z.object({
  _id: id,
  message: z.string(),
  text: z.string(),
  senderId: id,
  receverId: id,
  receiverId: id,
  senderName: z.string(),
  createdAt: moment,
  sequence: count,
  clientId: z.string(),
  automatic: z.boolean(),
  picture: pictureShape.nullable(),
  product: productCardShape.nullable(),
  order: orderCardShape.nullable(),
});
export type Message = z.output<typeof messageShape>;

/** A stretch of a conversation, oldest first, and how far each side has read (sequences). */
export const stretchShape = z.object({
  messages: z.array(messageShape),
  /** There are more in the direction that was asked for. */
  more: z.boolean(),
  customerRead: count,
  sellerRead: count,
});
export type Stretch = z.output<typeof stretchShape>;

/** What happened in a conversation, told once it is stored. */
export type ChatNews =
  | { readonly kind: 'message'; readonly parties: Parties; readonly from: Side; readonly message: Message }
  | { readonly kind: 'seen'; readonly parties: Parties; readonly by: Side; readonly upTo: number };

/** Tells everybody concerned who is connected. Never fails and is never waited for: what is stored is also asked for. */
export type Tell = (news: ChatNews) => void;
