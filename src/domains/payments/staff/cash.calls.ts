import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { code, count, id } from '../../../platform/field.ts';
import { reason } from '../../staff/reason.ts';

export const cashCalls = {
  list: call('operator', 'GET /desk/cash', {
    does: 'Cash that was taken at doors and is not handed in, by whose courier, in paise.',
    answer: z.object({ held: z.array(z.object({ sellerId: id, shopName: z.string(), paise: z.int() })) }),
  }),
  handIn: call('operator', 'POST /desk/cash/hand-in', {
    freshProof: true,
    does: 'Books that cash of a seller’s courier reached the bank, by the bank’s reference of the deposit; never more than is there.',
    input: z.object({
      sellerId: id,
      amountPaise: count.min(1),
      reference: code(/^[A-Z0-9]{6,30}$/, m.enter_bank_reference()),
      reason,
    }),
    refuses: ['already_there', 'wrong_status'],
  }),
};
