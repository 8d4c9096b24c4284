import * as m from '#messages/push';
import type { Handlers } from '../../../platform/call.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Push } from './push.ts';
import type { pushCalls } from './push.calls.ts';
import { subscribeDevice } from './subscribe-device.ts';
import * as store from './subscriptions.store.ts';

export function pushHandlers(push: Push): Handlers<typeof pushCalls> {
  const { db, settings } = push;
  return {
    devices: async (_input, { customer }) => {
      const devices = await store.listDevices(db, customer.id);
      return {
        publicKey: settings?.publicKey ?? null,
        devices: devices.map(({ since, ...device }) => ({
          ...device,
          since: since.toISOString(),
          current: device.sessionId === customer.sessionId,
        })),
      };
    },
    subscribe: (address, visit) => subscribeDevice(push, address, visit),
    unsubscribe: async ({ sessionId }, { customer }) =>
      (await store.deleteOfSession(db, customer.id, sessionId))
        ? { message: m.unsubscribed() }
        : refuse('not_found', { error: m.not_subscribed() }),
  };
}
