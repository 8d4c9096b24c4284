import { z } from 'zod';
import { count, id, moment } from '../../platform/field.ts';
import { orderStates, paymentStates } from '../orders/order.ts';

/** The two ends of a conversation. */
export type Side = 'customer' | 'seller';
export const otherSide = (side: Side): Side => (side === 'customer' ? 'seller' : 'customer');

/** The customer and the seller: the key of a conversation. */
export interface Parties {
  readonly customerId: string;
  readonly sellerId: string;
}

/** For maps by conversation. */
export const conversationKey = ({ customerId, sellerId }: Parties): string => `${customerId} ${sellerId}`;

/** The customer's page of a conversation. */
export const chatPage = (sellerId: string): string => `/dashboard/chat/${sellerId}`;

/**
 * The wire's Friend (R-CALL-4): a seller the customer talks with. Additions: `unread` counts their unseen messages,
 * `online` says whether the seller is connected.
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

/** A picture in a message, with the pixels of its full size; another call serves the bytes. */
export const pictureShape = z.object({ _id: id, width: count, height: count });

/** The product a message is about, as it is on sale now. */
export const productCardShape = z.object({
  _id: id,
  slug: z.string(),
  name: z.string(),
  image: z.string(),
  price: count,
  discount: count,
  finalPrice: count,
  /** Another size or colour costs more. */
  isFrom: z.boolean().optional(),
  stock: count,
  variants: z.array(z.object({ size: z.string(), colour: z.string(), stock: count })),
});
export type ProductCard = z.output<typeof productCardShape>;

/** The order a message is about: this seller's lines only, in whole rupees without shipping. */
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
 * The wire's Message (R-CALL-4): `message` and `text` carry the same text, and the receiver comes in both spellings,
 * because clients read either. Additions: `sequence` increases within a conversation, `clientId` is the sending
 * device's id for it, `automatic` marks automatic answers.
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

/** A page of a conversation, oldest first, and how far each side has read (sequences). */
export const stretchShape = z.object({
  messages: z.array(messageShape),
  /** Whether there are more in the requested direction. */
  more: z.boolean(),
  customerRead: count,
  sellerRead: count,
});
export type Stretch = z.output<typeof stretchShape>;

/** An event in a conversation, published after it is stored. */
export type ChatNews =
  | { readonly kind: 'message'; readonly parties: Parties; readonly from: Side; readonly message: Message }
  | { readonly kind: 'seen'; readonly parties: Parties; readonly by: Side; readonly upTo: number };

/**
 * Notifies everyone involved who is connected. Best effort: never throws and is never awaited, because clients also
 * poll for what is stored.
 */
export type Tell = (news: ChatNews) => void;
