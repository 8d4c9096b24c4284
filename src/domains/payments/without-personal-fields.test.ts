import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { razorpayShop } from '../../../test/support/razorpay-shop.ts';
import { readMigrationFiles } from '../../platform/migrations/migration-files.ts';
import { recordPayment } from './record-payment.ts';
import { execute } from '../../platform/database.ts';

const { db, clock, settings, books, scene, start, status, payment } = await razorpayShop();
const person = {
  email: 'meera@customers.example',
  contact: '+919876543210',
  vpa: 'meera@bank',
  card: { name: 'Meera Sharma', last4: '4366', network: 'Visa' },
};
const ofPerson = /meera|98765|4366/i;

async function keptOf(eventId: string): Promise<unknown> {
  const rows = await execute<{ body: unknown }>(db)`
    select body from payment_events where event_id like ${eventId}`;
  return rows[0]?.body;
}

describe('the payer’s data is not stored', () => {
  it('for a payment that was looked up', async () => {
    await start();
    books.payments.push(payment({ acquirer_data: { rrn: '322206890934', ...person } }));
    expect(await status()).toBe('paid');
    const kept = await keptOf(`status:pay_${scene.orderId}%`);
    expect(JSON.stringify(kept)).not.toMatch(ofPerson);
    expect(kept).toMatchObject({
      payment_id: `pay_${scene.orderId}`,
      acquirer_data: { rrn: '322206890934' },
    });
  });

  it('for a payment that matches no order', async () => {
    const event = { provider: 'gateway', eventId: 'of nobody', type: 'payment.captured', orderId: 'none' };
    const body = { payment_id: 'pay_flat', customer: person, ...person };
    const actor = { kind: 'provider', id: 'gateway' } as const;
    const circumstances = { actor, payee: settings.upi.vpa, now: clock.now() };
    await recordPayment(db, { ...event, body, evidence: null, unreadable: true }, circumstances);
    expect(await keptOf('of nobody')).toEqual({ payment_id: 'pay_flat', card: { network: 'Visa' } });
  });

  it('for events that were stored before, at any depth', async () => {
    const entity = { id: 'pay_old', amount: 100, notes: [{ phone: '+919876543210', size: 'M' }], ...person };
    const body = { payment_id: 'pay_old', payload: { payment: { entity } }, ...person };
    await execute(db)`
      insert into payment_events (provider, event_id, type, body, outcome, received_at)
      values ('razorpay', 'old', 'payment.captured', ${JSON.stringify(body)}::jsonb, 'paid', ${clock.now()})`;
    const files = Object.entries(await readMigrationFiles());
    const scrub = files.find(([name]) => name.endsWith('events-without-payers'))?.[1];
    await sql.raw(scrub ?? '').execute(db);
    const card = { network: 'Visa' };
    expect(await keptOf('old')).toEqual({
      payment_id: 'pay_old',
      card,
      payload: { payment: { entity: { id: 'pay_old', amount: 100, notes: [{ size: 'M' }], card } } },
    });
  });
});
