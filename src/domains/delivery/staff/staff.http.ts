import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Handlers } from '../../../platform/call.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { makeChange } from '../../staff/changes/make-change.ts';
import type { Desk } from '../../staff/desk.ts';
import { type Schedules, today, usualPacking } from '../schedule.ts';
import { deleteDayOff, listDaysOff, saveDayOff } from './days-off.store.ts';
import { removeZone, saveZone } from './edit-zone.ts';
import { countWaits } from '../waits/waits.store.ts';
import type { packingCalls } from './packing.calls.ts';
import { findPacking } from './packing.store.ts';
import { savePacking } from './save-packing.ts';
import type { zonesCalls } from './zones.calls.ts';
import { listZones } from './zones.store.ts';

type Dependencies = Desk & { readonly schedules: Schedules };

/** Maximum waited-for PIN codes shown. */
const maxWaits = 50;

/** The operator's zones, runs and days off. */
export function zonesHandlers({ db, clock, schedules }: Dependencies): Handlers<typeof zonesCalls> {
  const dayOff = (day: string, did: string) =>
    ({ subject: 'delivery', subjectId: day, did, at: clock.now() }) as const;
  return {
    list: async () => ({
      zones: await listZones(db),
      waits: await countWaits(db, maxWaits),
      daysOff: await listDaysOff(db, today(clock.now())),
    }),
    save: async ({ zoneId, version, ...zone }, { staff }) => {
      const outcome = await saveZone(db, staff, { zoneId, version, zone, now: clock.now() });
      schedules.drop();
      return isRefusal(outcome) ? outcome : { message: answers.zone_saved({ zone: zone.name }) };
    },
    remove: async ({ zoneId, version }, { staff }) => {
      const outcome = await removeZone(db, staff, { zoneId, version, now: clock.now() });
      schedules.drop();
      return isRefusal(outcome) ? outcome : { message: answers.zone_removed() };
    },
    addDayOff: async (after, { staff }) => {
      await makeChange(db, staff, dayOff(after.day, 'added'), async (trx) => {
        await saveDayOff(trx, after);
        return { before: null, after };
      });
      schedules.drop();
      return { message: answers.day_off_added({ name: after.name }) };
    },
    removeDayOff: async ({ day }, { staff }) => {
      const outcome = await makeChange(db, staff, dayOff(day, 'removed'), async (trx) => {
        const before = await deleteDayOff(trx, day);
        return before
          ? { before, after: null }
          : refuse('not_found', { error: refusals.day_off_not_found() });
      });
      schedules.drop();
      return isRefusal(outcome) ? outcome : { message: answers.day_off_removed() };
    },
  };
}

/** A seller's hours, holidays and packing time. */
export function packingHandlers({ schedules, ...desk }: Dependencies): Handlers<typeof packingCalls> {
  return {
    read: async (_input, { shopId }) => {
      if (shopId === null) return { packing: null };
      const packing = await findPacking(desk.db, shopId, today(desk.clock.now()));
      const { packingMinutes, hours, holidays } = packing ?? usualPacking;
      return {
        packing: {
          version: packing?.version ?? 0,
          packingMinutes,
          hours: [...hours],
          holidays: [...holidays],
        },
      };
    },
    save: async ({ shop: _shop, ...packing }, visit) => {
      const outcome = await savePacking(desk, packing, visit);
      schedules.drop();
      return isRefusal(outcome) ? outcome : { message: answers.packing_saved() };
    },
  };
}
