import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { code, count, id, moment } from '../../../platform/field.ts';
import { reason } from '../../staff/reason.ts';

const deposit = z.object({
  amountPaise: count.min(1),
  reference: code(/^[A-Z0-9]{6,30}$/, m.enter_bank_reference()),
  reason,
});

export const cashCalls = {
  list: call('operator', 'GET /desk/cash', {
    does: 'Cash that was taken at doors and is not handed in, by whose courier, in paise; deposits that no statement shows yet, and those that wait for a second operator.',
    answer: z.object({
      held: z.array(z.object({ sellerId: id, shopName: z.string(), paise: z.int() })),
      unshown: z.array(
        z.object({
          sellerId: z.string(),
          shopName: z.string(),
          amountPaise: z.int(),
          reference: z.string(),
          at: moment,
        }),
      ),
      requests: z.array(deposit.extend({ sellerId: z.string(), by: z.string() })),
    }),
  }),
  handIn: call('operator', 'POST /desk/cash/hand-in', {
    freshProof: true,
    does: 'Books that cash of a seller’s courier reached the bank, by the bank’s reference of the deposit; never more than is there. Much that no statement shows takes two operators.',
    input: deposit.extend({ sellerId: id }),
    refuses: ['already_there', 'wrong_status'],
  }),
  takeBack: call('operator', 'POST /desk/cash/take-back', {
    freshProof: true,
    does: 'Takes back a deposit that was booked by mistake while no statement shows it, or one that waits for a second operator.',
    input: deposit.omit({ amountPaise: true }).extend({ sellerId: id }),
    refuses: ['changed_meanwhile'],
  }),
};
