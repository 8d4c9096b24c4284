import * as m from '#messages/returns';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { giveBackStock, takeStock } from '../catalogue/stock/stock.store.ts';
import { giveBackPlaces } from '../delivery/slots.store.ts';
import type { KnownOfOrders } from '../orders/known-of-orders.ts';
import { type Actor, actorText } from '../orders/order.ts';
import { recordMoves } from '../orders/orders.store.ts';
import { shop } from '../../shop.ts';
import { disputableUntil } from './deadlines.ts';
import { refundPieces } from './refund-pieces.ts';
import { findReturnMove, type HeldReturn, type ReturnState } from './return.ts';
import { heldPlace, otherPieces, returnedPieces, saveReturn } from './returns.store.ts';
import { tellOfReturn } from './tell-of-return.ts';

export interface ReturnStep {
  readonly to: ReturnState;
  /** A sentence for the customer. Some moves require it. */
  readonly why?: string | undefined;
  readonly actor: Actor;
  readonly now: Date;
  readonly known: Pick<KnownOfOrders, 'acceptedPayment'>;
}

/**
 * Moves a return whose order is locked (`holdReturn`). The only function that changes its state; with it go the stock
 * and the refund (R-RETURN-4). Records the move in the order's history and notifies the customer.
 */
export async function moveReturn(
  trx: Database,
  before: HeldReturn,
  { to, why = '', actor, now, known }: ReturnStep,
): Promise<HeldReturn | Refusal<'invalid' | 'out_of_stock' | 'wrong_status'>> {
  const move = findReturnMove(before, to, actor);
  if (!move) return refuse('wrong_status', { error: m.moved_meanwhile() });
  if (to === 'disputed' && now > disputableUntil(before.movedAt))
    return refuse('wrong_status', { error: m.dispute_too_late({ days: shop.disputeDays }) });
  if (move.saysWhy && why === '') return refuse('invalid', { fields: { why: m.say_why() } });
  const isExchange = before.kind === 'exchange';
  if (isExchange && move.stock === 'gives back' && before.holdsStock)
    await giveBackStock(trx, otherPieces(before));
  if (isExchange && move.stock === 'takes again' && (await takeStock(trx, otherPieces(before))))
    return refuse('out_of_stock', { error: m.size_gone() });
  const noVisit = to === 'declined' || to === 'cancelled' || to === 'closed';
  if (noVisit && before.heldRun !== null) await giveBackPlaces(trx, heldPlace(before));
  if (move.restocks) await giveBackStock(trx, returnedPieces(before));
  const money = to === 'refunded' ? await refundPieces(trx, before, { actor, now, known }) : before;
  const after: HeldReturn = {
    ...before,
    ...money,
    state: to,
    movedAt: now,
    holdsStock: holdsAfter(before, move.stock, to),
    heldRun: noVisit ? null : before.heldRun,
  };
  await saveReturn(trx, before.id, { ...after, answer: why || undefined }, now);
  const note = [`${before.quantity} × ${before.name}`, why].filter(Boolean).join(': ');
  await recordMoves(trx, before.orderId, { actor: actorText(actor), note, at: now }, [
    { lifecycle: 'return', from: before.state, to },
  ]);
  await tellOfReturn(trx, after, { why, now });
  return after;
}

/** A finished exchange has given its pieces to the customer, so it no longer holds stock. */
function holdsAfter(before: HeldReturn, stock: 'gives back' | 'takes again' | undefined, to: ReturnState) {
  if (before.kind === 'refund' || to === 'exchanged' || stock === 'gives back') return false;
  return stock === 'takes again' || before.holdsStock;
}
