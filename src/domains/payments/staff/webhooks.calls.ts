import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count, moment } from '../../../platform/field.ts';
import { after, next } from '../../staff/paging.ts';

const webhook = z.object({
  id: count,
  provider: z.string(),
  eventId: z.string(),
  type: z.string(),
  orderId: z.string().nullable(),
  state: z.enum(['waiting', 'done', 'failed']),
  tries: count,
  outcome: z.string(),
  error: z.string(),
  receivedAt: moment,
  body: z.string().nullable(),
});

export const webhooksCalls = {
  list: call({
    method: 'GET',
    path: '/desk/webhooks',
    who: 'operator',
    does: 'Payment providers’ webhooks as they were stored: those that are not worked yet (oldest first), or all (newest first).',
    input: z.object({ which: z.enum(['open', 'all']), after }),
    answer: z.object({
      webhooks: z.array(webhook),
      next,
      counts: z.object({ waiting: count, failed: count }),
    }),
  }),
  replay: call({
    method: 'POST',
    path: '/desk/webhooks/:webhookId/replay',
    who: 'operator',
    does: 'Works a stored webhook again, at once. What it has done already is not done twice.',
    input: z.object({ webhookId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    answer: z.object({ message: z.string(), outcome: z.string() }),
    refuses: ['changed_meanwhile', 'not_found', 'wrong_status'],
  }),
};
