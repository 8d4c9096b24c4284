import * as m from '#messages/refusals';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { StaffVisit } from '../../../platform/visit.ts';
import { holdSeller } from '../../sellers/sellers.store.ts';
import { makeChange } from '../../staff/changes/make-change.ts';
import type { Desk } from '../../staff/desk.ts';
import { today } from '../schedule.ts';
import type { PackingInput } from './packing.calls.ts';
import { findPacking, replaceHours, savePackingTime } from './packing.store.ts';

/** Saves a shop's packing schedule. The shop's row lock serialises edits. */
export function savePacking(
  { db, clock }: Desk,
  { version, ...packing }: PackingInput & { version: number },
  { staff, shopId }: StaffVisit,
) {
  if (shopId === null) return Promise.resolve(refuse('invalid', { error: m.choose_shop_of_products() }));
  const now = clock.now();
  const intent = { subject: 'packing', subjectId: shopId, shopId, did: 'edited', at: now } as const;
  return makeChange(
    db,
    staff,
    intent,
    async (
      trx,
    ): Promise<{ before: unknown; after: unknown } | Refusal<'changed_meanwhile' | 'not_found'>> => {
      if (!(await holdSeller(trx, shopId))) return refuse('not_found', { error: m.shop_not_found() });
      const before = await findPacking(trx, shopId, today(now));
      const isSaved = await savePackingTime(trx, {
        sellerId: shopId,
        version,
        minutes: packing.packingMinutes,
      });
      if (!isSaved) return refuse('changed_meanwhile');
      await replaceHours(trx, shopId, packing);
      return { before, after: packing };
    },
  );
}
