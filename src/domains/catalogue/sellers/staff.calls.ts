import { z } from 'zod';
import * as m from '#messages/forms';
import { call } from '../../../platform/call.ts';
import { code, count, doneAnswer, email, id, line, moment, queryText } from '../../../platform/field.ts';
import { checkPlace, stateField } from '../../addresses/address-fields.ts';
import { after, next } from '../../staff/paging.ts';
import { gstinField } from '../../tax/gstin-field.ts';
import { gstState } from '../../tax/gst-states.ts';

const version = z.int().min(1);
/** The generated password is shown only this once. */
const login = doneAnswer.extend({ email: z.string(), password: z.string() });

/** A shop's facts: its PIN code lies in its state, and its GSTIN was given there. */
function checkShop(
  { pincode, state, gstin }: { pincode: string; state: string; gstin: string },
  context: z.RefinementCtx,
): void {
  if (pincode !== '') checkPlace({ pincode, state }, context);
  const stateOf = gstState(state);
  if (gstin !== '' && !gstin.startsWith(stateOf.code))
    context.addIssue({
      code: 'custom',
      path: ['gstin'],
      message: m.gstin_of_state({ state, code: stateOf.code }),
    });
}

const facts = {
  address: line(200, 0),
  city: line(60, 0),
  /** An Indian state or union territory; its GST code is looked up. */
  state: stateField(line(60, 1, m.choose_state())),
  pincode: code(/^([1-9]\d{5})?$/, m.pin_has_six_digits()),
  gstin: gstinField,
};

export const sellersCalls = {
  list: call('operator', 'GET /desk/sellers', {
    does: 'The shops, closed ones last, with their logins, products for sale and orders under way.',
    input: z.object({ search: queryText(100), after }),
    answer: z.object({
      sellers: z.array(
        z.object({
          id,
          name: z.string(),
          slug: z.string(),
          version,
          closedAt: moment.nullable(),
          createdAt: moment,
          address: z.string(),
          city: z.string(),
          state: z.string(),
          pincode: z.string(),
          gstin: z.string(),
          logins: z.array(z.string()),
          products: count,
          openOrders: count,
          /** Lines of sold orders that the shop could not supply, and all that were ordered of it. */
          shortages: count,
          orderedLines: count,
        }),
      ),
      next,
    }),
  }),
  add: call('operator', 'POST /desk/sellers', {
    freshProof: true,
    does: 'Opens a shop and makes a login for its keeper. The answer holds the password, this once.',
    input: z
      .object({
        name: line(100, 2, m.name_shop()),
        keeper: line(100, 2, m.name_keeper()),
        email,
        ...facts,
      })
      .superRefine(checkShop),
    answer: login,
    refuses: ['already_there', 'email_taken', 'invalid', 'unavailable'],
  }),
  addLogin: call('operator', 'POST /desk/sellers/:id/logins', {
    freshProof: true,
    does: 'Makes one more login for a shop. The answer holds the password, this once.',
    input: z.object({ id, keeper: line(100, 2, m.name_person()), email }),
    answer: login,
    refuses: ['email_taken', 'not_found', 'unavailable'],
  }),
  renewPassword: call('operator', 'POST /desk/sellers/:id/password', {
    freshProof: true,
    does: 'Gives a login of a shop a new password and ends its sessions. The answer holds the password, this once.',
    input: z.object({ id, email }),
    answer: login,
    refuses: ['not_found', 'unavailable'],
  }),
  close: call('operator', 'POST /desk/sellers/:id/close', {
    does: 'Closes a shop: its products leave the shelves, its logins stop working. What was ordered is still dealt with.',
    input: z.object({ id, version, reason: line(500, 3, m.say_why()) }),
    answer: doneAnswer.extend({ products: count }),
    refuses: ['changed_meanwhile', 'not_found'],
  }),
  reopen: call('operator', 'POST /desk/sellers/:id/reopen', {
    does: 'Opens a closed shop again, with the products that it had.',
    input: z.object({ id, version }),
    answer: doneAnswer.extend({ products: count }),
    refuses: ['changed_meanwhile', 'not_found'],
  }),
};
