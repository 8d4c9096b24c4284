import * as m from '#messages/returns';
import type { Database } from '../../platform/database.ts';
import { shop } from '../../shop.ts';
import { moneyBackWords } from '../orders/money-back-words.ts';
import { tellBuyer } from '../orders/staff/tell-buyer.ts';
import { costOf } from './price-pieces.ts';
import type { HeldReturn } from './return.ts';

/** Notifies the customer of a return's new state, except after the customer's own moves. */
export async function tellOfReturn(
  trx: Database,
  existing: HeldReturn,
  { why, now }: { why: string; now: Date },
): Promise<void> {
  const text = existing.state === 'refunded' ? await refundText(trx, existing) : textOf(existing, why);
  if (text === null) return;
  const subject = m.mail_subject({ name: existing.name });
  const { id, orderId, line, state } = existing;
  await tellBuyer(trx, {
    orderId,
    line,
    kind: 'return_step',
    key: `${id}:${state}:${now.toISOString()}`,
    subject,
    text,
    link: `/return/${orderId}`,
    now,
  });
}

/** Tells the customer that staff turned their exchange into a refund. */
export async function tellOfRefundInstead(
  trx: Database,
  { id, orderId, line, name }: HeldReturn,
  { why, now }: { why: string; now: Date },
): Promise<void> {
  await tellBuyer(trx, {
    orderId,
    line,
    kind: 'return_step',
    key: `${id}:refund instead`,
    subject: m.mail_subject({ name }),
    text: m.mail_refund_instead({ name, why }),
    link: `/return/${orderId}`,
    now,
  });
}

async function refundText(trx: Database, existing: HeldReturn): Promise<string> {
  const days = shop.refundWorkingDays;
  const refunding = (amount: string) => m.mail_refunding({ amount, days });
  const money = await moneyBackWords(trx, existing.orderId, { owedPaise: costOf(existing), refunding });
  return `${m.mail_checked({ name: existing.name })} ${money}`;
}

function textOf(existing: HeldReturn, why: string): string | null {
  const { state, name } = existing;
  switch (state) {
    case 'agreed':
      return m.mail_agreed({ name });
    case 'unanswered':
      return m.mail_unanswered({ name });
    case 'declined':
      return m.mail_declined({ name, why, days: shop.disputeDays });
    case 'closed':
      return m.mail_closed({ name, why });
    case 'not good':
      return m.mail_not_good({ name, why });
    case 'sent back':
      return m.mail_sent_back({ name, why });
    case 'exchanged':
      return m.mail_exchanged({ name });
    default:
      return null;
  }
}
