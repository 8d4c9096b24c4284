import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count, id, moment } from '../../../platform/field.ts';
import { after, next } from '../../staff/paging.ts';

const field = z.union([z.string().max(200), z.number(), z.null()]).optional();

/** The courier's side: an aggregator posts every status of a shipment here. */
export const courierCalls = {
  update: call('provider', 'POST /courier/webhook', {
    does: 'Takes a shipment’s status from the courier aggregator (Shiprocket’s tracking webhook), proved by the key in `x-api-key`. DELIVERED and RTO DELIVERED move the parcel with this AWB, once and never backward; what nobody can place is left to an operator. The address has none of the words that the aggregator refuses.',
    input: z.looseObject({
      awb: z.union([z.string().min(1).max(60), z.number()]),
      shipment_status: field,
      current_status: field,
      current_timestamp: field,
      courier_name: field,
      /** 1: a customer’s return on its way, which is no parcel of an order. */
      is_return: field,
    }),
    refuses: ['bad_signature', 'not_found'],
  }),
};

/** The operator's side: updates that moved nothing and need a look. */
export const deskCourierCalls = {
  list: call('operator', 'GET /desk/courier-updates', {
    does: 'A courier’s updates that moved no parcel: of an AWB that no parcel or several have, of a loss, or too late. The oldest first.',
    input: z.object({ after }),
    answer: z.object({
      updates: z.array(
        z.object({
          id: count,
          awb: z.string(),
          status: z.string(),
          courier: z.string(),
          receivedAt: moment,
          outcome: z.enum(['not moved', 'unknown', 'ambiguous', 'lost']),
          /** '' where no single parcel has the AWB. */
          orderId: z.string(),
          number: z.string(),
          shopName: z.string(),
        }),
      ),
      next,
    }),
  }),
  count: call('operator', 'GET /desk/courier-updates/count', {
    does: 'How many of a courier’s updates wait for a look.',
    answer: z.object({ open: count }),
  }),
  settle: call('operator', 'POST /desk/courier-updates/:id/settle', {
    does: 'Notes that an update has been dealt with.',
    input: z.object({ id }),
    refuses: ['wrong_status'],
  }),
};
