import { z } from 'zod';
import * as m from '#messages/forms';
import { call } from '../../../platform/call.ts';
import { doneAnswer, email, id, line, moment, queryText } from '../../../platform/field.ts';
import { duties } from '../../../platform/visit.ts';
import { after, next } from '../paging.ts';
import { reason } from '../reason.ts';

/** Calls about people: who works at the desk, and which customers are kept out. */
export const peopleCalls = {
  listStaff: call('operator', 'GET /desk/staff', {
    does: 'Who logs in at the desk, operators first, with role, shop and when they were last there.',
    input: z.object({ search: queryText(100), after }),
    answer: z.object({
      staff: z.array(
        z.object({
          id,
          name: z.string(),
          email: z.string(),
          /** Ten digits; '' for none. */
          mobile: z.string(),
          role: z.enum(['operator', 'seller']),
          duty: z.enum(duties),
          /** '' for an operator. */
          shopName: z.string(),
          secondFactor: z.boolean(),
          lastSeen: moment.nullable(),
        }),
      ),
      next,
    }),
  }),
  addOperator: call('operator', 'POST /desk/staff', {
    freshProof: true,
    does: 'Makes a login for another operator. The answer holds the password, this once.',
    input: z.object({ name: line(100, 2, m.name_person()), email }),
    answer: doneAnswer.extend({ email: z.string(), password: z.string() }),
    refuses: ['email_taken', 'unavailable'],
  }),
  changeDuty: call('operator', 'POST /desk/staff/:id/duty', {
    freshProof: true,
    does: 'Says what a login is for: everything of its role, a shop’s parcels alone (`packing`), or the market’s customers alone (`support`). It is logged out and told by e-mail. Never one’s own.',
    input: z.object({ id, duty: z.enum(duties) }),
    refuses: ['invalid', 'not_found', 'wrong_status'],
  }),
  removeStaff: call('operator', 'POST /desk/staff/:id/remove', {
    freshProof: true,
    does: 'Takes a login away, an operator’s or a seller’s, and ends its sessions; never one’s own, nor the last operator’s. What they changed keeps their name, and the e-mail is free again.',
    input: z.object({ id, reason }),
    refuses: ['not_found', 'wrong_status'],
  }),
  listCustomers: call('operator', 'GET /desk/customers', {
    duties: ['support'],
    does: 'Customers by the beginning of the name or words of it, the e-mail or the mobile number; without a search those who are blocked.',
    input: z.object({ search: queryText(254), after }),
    answer: z.object({
      customers: z.array(
        z.object({
          id,
          name: z.string(),
          email: z.string(),
          mobile: z.string(),
          since: moment,
          blockedAt: moment.nullable(),
          /** Why they are blocked; '' if they are not. */
          reason: z.string(),
        }),
      ),
      next,
    }),
  }),
  block: call('operator', 'POST /desk/customers/:id/block', {
    duties: ['support'],
    freshProof: true,
    does: 'Keeps a customer out and ends their sessions. Their orders go on; at the next login they read whom to ask.',
    input: z.object({ id, reason }),
    refuses: ['wrong_status'],
  }),
  unblock: call('operator', 'POST /desk/customers/:id/unblock', {
    duties: ['support'],
    does: 'Lets a blocked customer log in again.',
    input: z.object({ id }),
    refuses: ['wrong_status'],
  }),
};
