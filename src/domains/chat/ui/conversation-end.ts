import type { Message, Parties, Side, Stretch } from '../chat.ts';
import type { OutgoingMessage } from './unsent.ts';

/**
 * One end of a conversation: the calls with which a customer or a seller reads and writes. Stable between renders.
 */
export interface End {
  readonly me: Side;
  readonly parties: Parties;
  readonly read: (range: { after?: number; before?: number }) => Promise<Stretch>;
  readonly send: (message: OutgoingMessage) => Promise<Message>;
  /** Null when the picture was cancelled or refused, which the tray of photos says. */
  readonly sendPicture: (
    message: OutgoingMessage,
    onProgress: (share: number) => void,
  ) => Promise<Message | null>;
  readonly markSeen: (upTo: number) => Promise<unknown>;
}

/** The side at the other end. */
export const otherSide = ({ me }: End): Side => (me === 'customer' ? 'seller' : 'customer');

/** The id of the customer or the seller of a conversation. */
export const idAt = ({ customerId, sellerId }: Parties, side: Side): string =>
  side === 'customer' ? customerId : sellerId;

/** A string key for a conversation. */
export const conversationId = ({ customerId, sellerId }: Parties): string => `${customerId}:${sellerId}`;
