import type { Customer, Staff } from '../platform/visit.ts';

/** The two sides of a conversation, whose presence is shown. */
export type SocketKind = 'customer' | 'seller';

/** The kinds of people who may open a socket. An operator's presence is private. */
export type Kind = SocketKind | 'operator';

/** The owner of a socket, taken from the session and never from the client. */
export interface Person {
  readonly kind: Kind;
  /** A customer's id, a seller's shop id, or an operator's own id. */
  readonly id: string;
  readonly sessionId: string;
}

interface Door {
  /** Session cookie names, the customer's and the desk's. */
  readonly cookies: { readonly shop: string; readonly desk: string };
  readonly findVisitor: (token: string) => Promise<{ customer: Customer | null; staff: Staff | null }>;
}

/**
 * Identifies the person who opens a socket. With both cookies the customer wins, unless the handshake says `{as:
 * 'desk'}`. Null without a valid session.
 */
export async function findPerson(
  { cookies, findVisitor }: Door,
  sentCookies: Readonly<Record<string, string | undefined>>,
  auth: unknown,
): Promise<Person | null> {
  const asDesk = typeof auth === 'object' && auth !== null && 'as' in auth && auth.as === 'desk';
  for (const door of asDesk ? (['desk', 'shop'] as const) : (['shop', 'desk'] as const)) {
    const token = sentCookies[cookies[door]];
    if (!token) continue;
    const { customer, staff } = await findVisitor(token);
    if (door === 'shop' && customer)
      return { kind: 'customer', id: customer.id, sessionId: customer.sessionId };
    // Who packs hears no chat, and is nobody to answer one.
    if (door === 'desk' && staff && !staff.mustSetUp && staff.duty !== 'packing')
      return staff.sellerId
        ? { kind: 'seller', id: staff.sellerId, sessionId: staff.sessionId }
        : { kind: 'operator', id: staff.id, sessionId: staff.sessionId };
  }
  return null;
}
