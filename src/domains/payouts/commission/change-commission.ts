import * as refusals from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { dayOf } from '../../../platform/india-time.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { findPerson } from '../../orders/staff/approvals.store.ts';
import type { StaffChange } from '../../staff/changes/make-change.ts';
import {
  decideRateRequest,
  holdRateRequest,
  insertCommissionRate,
  insertRateRequest,
  listRateSubjects,
  type SpecialRate,
} from './commission-rates.store.ts';

interface By {
  readonly staffId: string;
  readonly now: Date;
}

/** Asks for a commission of its own, from a day to come on: sales keep the rate of their day (R-EARN-1). */
export async function askCommission(
  trx: Database,
  { staffId, now, ...rate }: By & SpecialRate,
): Promise<StaffChange | Refusal<'invalid' | 'not_found'>> {
  if (rate.validFrom <= dayOf(now))
    return refuse('invalid', { fields: { validFrom: refusals.rate_from_tomorrow() } });
  const subjects = await listRateSubjects(trx);
  const exists = (kind: string, id: string) =>
    id === '' || subjects.some((one) => one.kind === kind && one.id === id);
  if (!exists('shop', rate.sellerId) || !exists('category', rate.categoryId))
    return refuse('not_found', { error: refusals.rate_of_nothing() });
  const id = newId(now);
  await insertRateRequest(trx, { id, ...rate, askedBy: staffId }, now);
  return { id, before: null, after: rate };
}

/** Another person agrees to a commission, which then is a rate for good, or declines it. */
export async function decideCommission(
  trx: Database,
  { id, approved, staffId, now }: By & { id: string; approved: boolean },
): Promise<StaffChange | Refusal<'already_there' | 'changed_meanwhile' | 'second_person'>> {
  const request = await holdRateRequest(trx, id);
  if (!request) return refuse('changed_meanwhile');
  const { askedBy, id: _, ...rate } = request;
  if (approved) {
    if ((await findPerson(trx, askedBy)) === (await findPerson(trx, staffId)))
      return refuse('second_person', { error: refusals.another_agrees_to_rate() });
    if (rate.validFrom <= dayOf(now)) return refuse('already_there', { error: refusals.rate_too_late() });
    if (!(await insertCommissionRate(trx, rate)))
      return refuse('already_there', { error: refusals.rate_already_there() });
  }
  await decideRateRequest(trx, id, { approved, staffId, now });
  return { before: rate, after: { approved } };
}
