import { randomInt } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { errorLine, type Log } from '../../../platform/log.ts';
import { providerTimeout } from '../payment-provider.ts';
import { signWebhook } from '../providers/gateway/gateway.ts';
import * as store from './simulator.store.ts';
import type { UpiRequest } from './upi-request.ts';

/** The simulator's dependencies. */
export interface Simulator {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** The webhook's signing secret. */
  readonly secret: string;
  /** The shop's own address. */
  readonly shopAddress: () => string;
}

/** The clicked button: `lose` pays, but the webhook gets lost. */
export type Press = 'pay' | 'decline' | 'lose';

/**
 * Acts as the bank: stores the payment, then sends the shop a signed webhook over HTTP, like any provider. Returns
 * the payment's id.
 */
export async function payInSimulator(
  simulator: Simulator,
  request: UpiRequest,
  press: Press,
): Promise<string> {
  const { db, clock } = simulator;
  const madeAt = clock.now();
  const payment: store.SimulatedPayment = {
    paymentId: `sim_${newId(madeAt)}`,
    orderId: request.orderId,
    status: press === 'decline' ? 'failed' : 'captured',
    amountPaise: request.amountPaise,
    currency: request.currency,
    payee: request.payee,
    payeeName: request.payeeName,
    utr: String(randomInt(1e11, 1e12)),
    told: false,
    madeAt,
  };
  await store.insertSimulatedPayment(db, payment);
  if (press !== 'lose' && (await tellShop(simulator, payment))) await store.markTold(db, payment.paymentId);
  return payment.paymentId;
}

async function tellShop(
  { clock, log, secret, shopAddress }: Simulator,
  payment: store.SimulatedPayment,
): Promise<boolean> {
  const body = JSON.stringify({
    type: payment.status === 'captured' ? 'payment.captured' : 'payment.failed',
    order_id: payment.orderId,
    payment_id: payment.paymentId,
    amount_paise: payment.amountPaise,
    currency: payment.currency,
    payee: payment.payee,
    utr: payment.utr,
  });
  const timestamp = String(Math.floor(clock.now().getTime() / 1_000));
  try {
    const answer = await fetch(`${shopAddress()}/api/payment/webhook/gateway`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-event-id': `event_${payment.paymentId}`,
        'x-timestamp': timestamp,
        'x-signature': signWebhook(secret, timestamp, body),
      },
      body,
      signal: AbortSignal.timeout(providerTimeout),
    });
    return answer.ok;
  } catch (error) {
    log.warn(
      { reason: errorLine(error), orderId: payment.orderId },
      'The simulator could not reach the shop',
    );
    return false;
  }
}
