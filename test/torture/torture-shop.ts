import { callsOf } from '../support/calls-as.ts';
import { testApp, testSettings } from '../support/app.ts';
import { testProvider } from '../support/payment-events.ts';
import { smallShop } from '../support/small-shop.ts';
import { day, testClock } from '../../src/platform/clock.ts';
import type { Database } from '../../src/platform/database.ts';

/** The shop in this process, with its own database, a test clock, and a fake provider. */
export async function openTortureShop(db: Database) {
  const clock = testClock('2026-03-01T10:00:00Z');
  const app = await testApp(db, { clock, settings: testSettings({ PAYMENT_PROVIDER: 'gateway' }) });
  return {
    db,
    app,
    clock,
    payee: testSettings().upi.vpa,
    call: callsOf(app),
    provider: testProvider(app, clock),
    ...(await smallShop(db, clock.now())),
  };
}

export type TortureShop = Awaited<ReturnType<typeof openTortureShop>>;

/** Moves the clock to the first minute of the next day in India, where the models' days begin. */
export function beginNextDay({ clock }: TortureShop): void {
  const midnight = new Date('2026-03-01T18:30:00Z').getTime();
  const since = (clock.now().getTime() - midnight) % day;
  clock.advance(day - ((since + day) % day));
}

let utrs = 400_000_000_000;
/** A UTR that was not used before. */
export const nextUtr = (): string => String((utrs += 1));
