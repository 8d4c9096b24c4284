import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { calendarDay, code, count, id, queryText } from '../../../platform/field.ts';
import { reason } from '../../staff/reason.ts';
import { banks } from './bank-file.ts';

const day = calendarDay;
const money = z.int();

export const payoutRunCalls = {
  list: call('operator', 'GET /desk/payout-runs', {
    does: 'The runs in which sellers are paid, the payouts of one of them (the latest one, or that of `day`), and shops that earned something and are not in it, with why.',
    input: z.object({ day: queryText(10) }),
    answer: z.object({
      today: day,
      payday: day,
      runs: z.array(z.object({ day, state: z.string(), payouts: count, amountPaise: money, open: count })),
      day: day.nullable(),
      /** Who asked for it; '' for nobody. The same press of another person agrees. */
      askedBy: z.string(),
      payouts: z.array(
        z.object({
          id,
          sellerId: id,
          shopName: z.string(),
          holder: z.string(),
          number: z.string(),
          ifsc: z.string(),
          earnedPaise: money,
          cashPaise: money,
          amountPaise: money,
          state: z.enum(['proposed', 'agreed', 'paid', 'failed', 'withdrawn']),
          reference: z.string(),
          reason: z.string(),
        }),
      ),
      unpaid: z.array(
        z.object({
          sellerId: id,
          shopName: z.string(),
          earnedPaise: money,
          why: z.enum(['no account', 'waits', 'cooling off', 'next run']),
        }),
      ),
    }),
  }),
  agree: call('operator', 'POST /desk/payout-runs/:day/agree', {
    freshProof: true,
    does: 'Asks for a run to be paid; the same press of another person agrees to it. `amountPaise` is the sum that was seen.',
    input: z.object({ day, amountPaise: count }),
    refuses: ['changed_meanwhile', 'wrong_status'],
  }),
  withdraw: call('operator', 'POST /desk/payout-runs/:day/withdraw', {
    freshProof: true,
    does: 'Withdraws a run that is not agreed: what it was to pay waits for the next one.',
    input: z.object({ day, reason }),
    refuses: ['changed_meanwhile'],
  }),
  file: call('operator', 'GET /desk/payout-runs/:day/file', {
    does: 'The agreed payouts of a run that wait for the bank, as the bulk file of HDFC Bank or ICICI Bank (CSV).',
    input: z.object({ day, bank: z.enum(banks) }),
    answer: z.custom<{ bytes: Uint8Array; name: string }>(),
    refuses: ['not_found'],
    file: 'text/csv; charset=utf-8',
  }),
  paid: call('operator', 'POST /desk/payouts/:id/paid', {
    freshProof: true,
    does: 'Books that the bank paid a payout, by its reference, once.',
    input: z.object({ id, reference: code(/^[A-Z0-9]{6,30}$/, m.enter_bank_reference()) }),
    refuses: ['already_there', 'changed_meanwhile'],
  }),
  failed: call('operator', 'POST /desk/payouts/:id/failed', {
    freshProof: true,
    does: 'Books that a payout failed at the bank, or came back: the seller’s balance has it again, and the next run pays it.',
    input: z.object({ id, reason }),
    refuses: ['changed_meanwhile'],
  }),
};
