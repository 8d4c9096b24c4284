import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { providerTimeout } from '../../payment-provider.ts';

export const providerName = 'razorpay';

/** The shop's Razorpay account and its dependencies. */
export interface Account {
  readonly db: Database;
  readonly clock: Clock;
  readonly keyId: string;
  readonly keySecret: string;
  /** Any of these may sign a webhook. */
  readonly webhookSecrets: readonly string[];
  /** The API's base address. */
  readonly url: string;
  /** The shop's own UPI address, given as payee: money in this account went to the shop. */
  readonly payee: string;
  /** The shop's own origin. */
  readonly publicUrl: string;
  readonly shopName: string;
}

/** An unsuccessful answer. */
export class RazorpayError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`Razorpay answered with status ${status}`);
    this.status = status;
  }
}

/** One API request. @throws RazorpayError, or a network error */
export async function ask(
  account: Account,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const answer = await fetch(`${account.url.replace(/\/$/, '')}/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Basic ${Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64')}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(providerTimeout),
    redirect: 'error',
  });
  if (!answer.ok) throw new RazorpayError(answer.status);
  return answer.json();
}
