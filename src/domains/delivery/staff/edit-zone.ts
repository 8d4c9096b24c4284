import * as m from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { addJob } from '../../../platform/jobs/jobs.store.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { Staff } from '../../../platform/visit.ts';
import { makeChange } from '../../staff/changes/make-change.ts';
import type { StoredZone } from '../schedule.store.ts';
import { today } from '../schedule.ts';
import { tellWaitingJob } from '../waits/tell-waiting.ts';
import type { ZoneInput } from './zones.calls.ts';
import * as store from './zones.store.ts';

interface Edit {
  readonly zoneId?: string | undefined;
  /** The version that was edited. */
  readonly version?: number | undefined;
}

/**
 * Saves a new or existing zone with all its runs. Orders keep the places they hold: a smaller capacity applies from
 * the next order on.
 * @returns `invalid` if a PIN prefix belongs to another zone
 */
export function saveZone(
  db: Database,
  staff: Staff,
  { zoneId, version, zone, now }: Edit & { zone: ZoneInput; now: Date },
) {
  const id = zoneId ?? newId(now);
  const intent = { subject: 'delivery', subjectId: id, did: zoneId ? 'edited' : 'added', at: now } as const;
  return makeChange(db, staff, intent, async (trx) => {
    await store.lockZones(trx);
    const before = zoneId === undefined ? null : await findSeen(trx, zoneId, version);
    if (isRefusal(before)) return before;
    const takenPrefix = await store.findTakenPrefix(trx, zone.prefixes, id);
    if (takenPrefix) return refuse('invalid', { fields: { prefixes: m.prefix_is_taken(takenPrefix) } });
    await store.saveZone(trx, id, zone);
    const runIds = new Set(before?.runs.map((run) => run.id));
    const runs = zone.runs.map((run) => ({
      ...run,
      id: run.id !== undefined && runIds.delete(run.id) ? run.id : newId(now),
    }));
    await store.deleteRunsBut(
      trx,
      id,
      runs.map((run) => run.id),
    );
    for (const run of runs) await store.saveRun(trx, id, run, today(now));
    const { task, maxAttempts } = tellWaitingJob;
    await addJob(trx, task, {}, { key: 'zones', maxAttempts });
    return { before, after: { ...zone, runs } };
  });
}

/** Removes a zone with its runs. */
export function removeZone(
  db: Database,
  staff: Staff,
  { zoneId, version, now }: { zoneId: string; version: number; now: Date },
) {
  const intent = { subject: 'delivery', subjectId: zoneId, did: 'removed', at: now } as const;
  return makeChange(db, staff, intent, async (trx) => {
    await store.lockZones(trx);
    const before = await findSeen(trx, zoneId, version);
    if (isRefusal(before)) return before;
    await store.deleteZone(trx, zoneId);
    return { before, after: null };
  });
}

async function findSeen(
  trx: Database,
  zoneId: string,
  version: number | undefined,
): Promise<StoredZone | Refusal<'changed_meanwhile' | 'not_found'>> {
  const zone = await store.findZone(trx, zoneId);
  if (!zone) return refuse('not_found', { error: m.zone_not_found() });
  return zone.version === version ? zone : refuse('changed_meanwhile');
}
