import { z } from 'zod';
import { minute, second } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { id, quantity } from '../../platform/field.ts';
import { answerOnce } from '../../platform/idempotency.ts';
import { newSecret } from '../../platform/ids.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { Visit } from '../../platform/visit.ts';
import { addToCart } from './add-to-cart.ts';
import { saveVariant } from './save-for-later.ts';

/** How long a guest's choice waits for the login. */
const waitsFor = 30 * minute;
/** A cookie holds 4 KB: with more, the oldest goes. */
const most = 10;

export const wantedPieces = z.object({ productId: id, variantId: id, quantity });
const waitingShape = z.array(wantedPieces.extend({ key: z.string().max(100) }));
type Waiting = z.output<typeof waitingShape>;

/**
 * Remembers pieces that a guest wants, in a cookie of this browser, until it logs in. For pages without scripts; with
 * them, the page keeps a list of its own.
 */
export function keepForLogin(cookie: string, pieces: z.output<typeof wantedPieces>, visit: Visit): void {
  if (visit.customer) return;
  const waiting = [...waitingIn(cookie, visit), { ...pieces, key: newSecret() }].slice(-most);
  visit.cookies.set(cookie, JSON.stringify(waiting), waitsFor / second);
}

/**
 * Puts what waited in this browser into the cart of the customer who logs in, each once, as far as the stock goes; the
 * rest is saved for later, which the cart shows (R-PEOPLE-3).
 */
export async function addWaiting(
  trx: Database,
  { cookie, customerId, now }: { cookie: string; customerId: string; now: Date },
  visit: Visit,
): Promise<void> {
  const waiting = waitingIn(cookie, visit);
  if (waiting.length === 0) return;
  for (const { key, ...line } of waiting)
    await answerOnce(trx, { customerId, call: 'addToCart', key, body: line, now }, async () => {
      const outcome = await addToCart(trx, customerId, { ...line, upTo: true }, now);
      const rest = line.quantity - (isRefusal(outcome) ? 0 : outcome.added);
      if (rest > 0) await saveVariant(trx, customerId, { ...line, quantity: rest }, now);
      return null;
    });
  visit.cookies.clear(cookie);
}

function waitingIn(cookie: string, visit: Visit): Waiting {
  try {
    return waitingShape.parse(JSON.parse(visit.cookies.get(cookie) ?? '[]'));
  } catch {
    // A cookie that somebody changed holds nothing.
    return [];
  }
}
