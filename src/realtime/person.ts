import type { Customer, Staff } from '../platform/visit.ts';

/** The two ends of a conversation: of them it is told whether they are there. */
export type Watched = 'customer' | 'seller';

/** Whoever may open a socket. Nobody is told whether an operator is there. */
export type Kind = Watched | 'operator';

/** Somebody at the other end of a socket, as their session says; never as the client says. */
export interface Person {
  readonly kind: Kind;
  /** The customer's id, the id of the shop that the member of staff works in, or the operator's own. */
  readonly id: string;
  readonly sessionId: string;
}

interface Door {
  /** Names of the cookies that carry a session: a customer's and the desk's. */
  readonly cookies: { readonly shop: string; readonly desk: string };
  readonly findVisitor: (token: string) => Promise<{ customer: Customer | null; staff: Staff | null }>;
}

/**
 * Finds out who asks for a socket. With both cookies the customer wins, unless the handshake says `{as: 'desk'}`.
 * Null for nobody: no session, an unknown or an ended one.
 */
export async function findPerson(
  { cookies, findVisitor }: Door,
  sent: Readonly<Record<string, string | undefined>>,
  auth: unknown,
): Promise<Person | null> {
  const asDesk = typeof auth === 'object' && auth !== null && 'as' in auth && auth.as === 'desk';
  for (const door of asDesk ? (['desk', 'shop'] as const) : (['shop', 'desk'] as const)) {
    const token = sent[cookies[door]];
    if (!token) continue;
    const { customer, staff } = await findVisitor(token);
    if (door === 'shop' && customer)
      return { kind: 'customer', id: customer.id, sessionId: customer.sessionId };
    if (door === 'desk' && staff)
      return staff.sellerId
        ? { kind: 'seller', id: staff.sellerId, sessionId: staff.sessionId }
        : { kind: 'operator', id: staff.id, sessionId: staff.sessionId };
  }
  return null;
}
