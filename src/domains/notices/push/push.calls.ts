import * as m from '#messages/push';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { id, moment } from '../../../platform/field.ts';

const inBase64Url = (letters: number) =>
  z.string(m.not_a_subscription()).regex(new RegExp(`^[\\w-]{${letters}}=?=?$`), m.not_a_subscription());

export const pushCalls = {
  devices: call('customer', 'GET /customer/push-devices', {
    does: 'The devices that show the customer’s notices, and the key that a browser subscribes with; null where the shop sends none.',
    answer: z.object({
      publicKey: z.string().nullable(),
      devices: z.array(
        z.object({
          /** The session that subscribed. Logging it out ends the subscription. */
          sessionId: id,
          device: z.string(),
          since: moment,
          current: z.boolean(),
        }),
      ),
    }),
  }),
  subscribe: call('customer', 'POST /customer/push-devices', {
    does: 'Shows notices on this device from now on, until it is logged out. Takes what the browser’s `PushManager.subscribe` gave.',
    input: z.object({
      endpoint: z.string(m.not_a_subscription()).max(1_000, m.not_a_subscription()),
      /** An uncompressed point on P-256. */
      p256dh: inBase64Url(87),
      auth: inBase64Url(22),
    }),
    status: 201,
    refuses: ['invalid', 'unavailable'],
  }),
  unsubscribe: call('customer', 'DELETE /customer/push-devices/:sessionId', {
    does: 'Shows no more notices on a device.',
    names: { sessionId: 'session' },
    input: z.object({ sessionId: id }),
    refuses: ['not_found'],
  }),
};
