import * as m from '#messages/returns';
import type { Handlers } from '../../platform/call.ts';
import { type Clock, hour } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { answerOnce } from '../../platform/idempotency.ts';
import { type Limit, takeTurn } from '../../platform/rate-limit.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import { readPlaces, servedZone } from '../delivery/promise-shops.ts';
import type { Schedules } from '../delivery/schedule.ts';
import type { KnownOfOrders } from '../orders/known-of-orders.ts';
import { addPhoto } from './add-photo.ts';
import { askReturn } from './ask-return.ts';
import { changeReturn } from './change-return.ts';
import { listKeptSizes } from './list-kept-sizes.ts';
import { readPhoto } from './photos.store.ts';
import { pickupsFrom } from './pickups.ts';
import { refundInstead } from './refund-instead.ts';
import type { returnsCalls } from './returns.calls.ts';
import { showReturns } from './show-returns.ts';

export interface Returns {
  readonly db: Database;
  readonly clock: Clock;
  readonly schedules: Schedules;
  readonly known: Pick<KnownOfOrders, 'acceptedPayment'>;
}

/** Uploads count before they are decoded, readable or not. */
const photosOfOne: Limit = {
  name: 'return-photo',
  max: 30,
  within: hour,
  sentence: m.asking_too_fast(),
};
const asksOfOne: Limit = { name: 'ask-return', max: 30, within: hour, sentence: m.asking_too_fast() };

export function returnsHandlers({ db, clock, schedules, known }: Returns): Handlers<typeof returnsCalls> {
  const asking = async () => {
    const schedule = await schedules.read();
    const now = clock.now();
    const pickupsAt = async (on: Database, pincode: string) => {
      const zone = servedZone(schedule, pincode);
      const places = zone ? await readPlaces(on, zone, now) : new Map<string, number>();
      return pickupsFrom(now, { ...schedule, places, runs: zone?.runs ?? [] });
    };
    return { known, now, pickupsAt };
  };
  const change = (returnId: string, customerId: string, to: 'cancelled' | 'disputed', dispute?: string) =>
    changeReturn(db, {
      returnId,
      owner: { customerId },
      to,
      dispute,
      actor: { kind: 'customer', id: customerId },
      now: clock.now(),
      known,
    });
  return {
    read: async ({ orderId }, { customer }) =>
      showReturns(db, { orderId, customerId: customer.id }, await asking()),
    ask: async (input, { customer, idempotencyKey: key }) => {
      const circumstances = await asking();
      const refusal = await takeTurn(db, asksOfOne, customer.id, circumstances.now);
      if (refusal) return refusal;
      const request = {
        customerId: customer.id,
        call: 'askReturn',
        key,
        body: input,
        now: circumstances.now,
      };
      return answerOnce(db, request, (trx) =>
        askReturn(trx, { ...input, customerId: customer.id }, circumstances),
      );
    },
    cancel: async ({ returnId }, { customer }) => {
      const outcome = await change(returnId, customer.id, 'cancelled');
      return isRefusal(outcome) ? outcome : { message: m.cancelled_answer() };
    },
    refundInstead: ({ returnId, payTo }, { customer: { id } }) =>
      refundInstead(db, {
        returnId,
        owner: { customerId: id },
        payTo,
        actor: { kind: 'customer', id },
        now: clock.now(),
        known,
      }),
    dispute: async ({ returnId, note }, { customer }) => {
      const outcome = await change(returnId, customer.id, 'disputed', note);
      return isRefusal(outcome) ? outcome : { message: m.disputed_answer() };
    },
    addPhoto: async ({ id: returnId }, { customer, rawBody, idempotencyKey: key, gone }) =>
      (await takeTurn(db, photosOfOne, customer.id, clock.now())) ??
      addPhoto(
        db,
        {
          returnId,
          owner: { customerId: customer.id },
          by: 'customer',
          sender: customer.id,
          bytes: rawBody,
          key,
          now: clock.now(),
        },
        gone,
      ),
    photo: async ({ id: photoId, size }, { customer }) => {
      const bytes = await readPhoto(db, photoId, { customerId: customer.id }, size);
      return bytes ? { bytes, name: `${photoId}.webp` } : refuse('not_found');
    },
    listKeptSizes: async (_input, { customer }) => ({
      sizes: await listKeptSizes(db, customer.id, clock.now()),
    }),
  };
}
