import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { code, count, doneAnswer, id, line, moment } from '../../../platform/field.ts';
import { inShop } from '../../staff/in-shop.ts';
import { gstinField } from '../../tax/gstin-field.ts';

const account = z.object({
  holder: z.string(),
  /** Its last four digits. */
  number: z.string(),
  ifsc: z.string(),
  gstin: z.string(),
  usableFrom: moment.nullable(),
});

export const payoutAccountCalls = {
  read: call('seller', 'GET /desk/payout-account', {
    does: 'Where the shop is paid, from when on, and what was entered and waits or was declined.',
    input: z.object(inShop),
    names: { shop: 'shop' },
    answer: z.object({
      current: account.nullable(),
      entered: account.extend({ enteredAt: moment, declined: z.boolean(), reason: z.string() }).nullable(),
      coolingDays: count,
    }),
  }),
  enter: call('seller', 'POST /desk/payout-account', {
    freshProof: true,
    does: 'Enters where the shop is paid, and its GSTIN. It is used once another person has confirmed it, and some days more.',
    input: z.object({
      ...inShop,
      holder: line(100, 2, m.name_account_holder()),
      number: code(/^\d{9,18}$/, m.account_number_shape()),
      ifsc: code(/^[A-Z]{4}0[A-Z0-9]{6}$/, m.ifsc_shape()),
      gstin: gstinField,
    }),
    names: { shop: 'shop' },
    answer: doneAnswer,
    refuses: ['invalid', 'not_found'],
  }),
  waiting: call('operator', 'GET /desk/payout-accounts', {
    does: 'Bank accounts of shops that wait for a second person, the oldest first.',
    answer: z.object({
      accounts: z.array(
        z.object({
          id,
          sellerId: id,
          shopName: z.string(),
          holder: z.string(),
          number: z.string(),
          ifsc: z.string(),
          gstin: z.string(),
          gstinNow: z.string(),
          enteredByName: z.string(),
          enteredAt: moment,
        }),
      ),
    }),
  }),
  decide: call('operator', 'POST /desk/payout-accounts/:id/decide', {
    freshProof: true,
    does: 'Confirms the bank account of a shop, or declines it with a reason; never by who entered it.',
    input: z.object({ id, approved: z.boolean(), reason: line(500, 0) }),
    refuses: ['changed_meanwhile', 'second_person'],
  }),
};
