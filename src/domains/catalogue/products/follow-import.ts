import * as m from '#messages/refusals';
import { second } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { type Refusal, isRefusal, refuse } from '../../../platform/refusal.ts';
import type { Desk } from '../../staff/desk.ts';
import type { ImportReport } from './import-answer.ts';
import type { Progress } from '../import/progress.ts';
import * as store from './shop-imports.store.ts';

/** How often a running import saves its progress. */
const notedEvery = 2 * second;
/** An import without news for this long has ended with its server. */
const silentAfter = 30 * second;

const nothingTold = { kinds: [], changes: [], newKinds: [], refusedCsv: '' };

interface ImportJob {
  readonly shopId: string;
  readonly file: string;
  readonly onlyChecks: boolean;
  readonly staffId: string;
}

type Result = ImportReport | Refusal<'in_progress' | 'invalid' | 'unknown_columns'>;

/** Runs an import, one at a time per shop, and stores its progress and result where the shop's whole desk can see them. */
export async function followImport(
  { db, clock }: Desk,
  job: ImportJob,
  run: (onProgress: (far: Progress) => void) => Promise<Result>,
): Promise<Result> {
  const now = clock.now();
  const id = newId(now);
  const silentSince = new Date(now.getTime() - silentAfter);
  if (!(await store.beginShopImport(db, { ...job, id, now, silentSince })))
    return refuse('in_progress', { error: m.import_running() });
  let far = { products: 0, share: 0 };
  const advance = () => store.advanceShopImport(db, { id, ...far, now: clock.now() });
  // A failed write is made up for by the next.
  const beat = setInterval(() => void advance().catch(() => {}), notedEvery);
  const end = (report: ImportReport | null, failure: string | null) =>
    store.endShopImport(db, { id, report, failure, now: clock.now() });
  try {
    const result = await run((progress) => (far = progress));
    await (isRefusal(result) ? end(null, result.error) : end(result, null));
    return result;
  } catch (error) {
    // On a full disk this cannot be written either, and must not hide why.
    await end(null, m.import_failed()).catch(() => {});
    throw error;
  } finally {
    clearInterval(beat);
  }
}

/** The running or last import of a shop. */
export async function showImport({ db, clock }: Desk, shopId: string) {
  const shopImport = await store.findShopImport(db, shopId);
  if (!shopImport) return null;
  const { heardAt, beganAt, endedAt, share, failure, report, ...rest } = shopImport;
  const isSilent = !endedAt && clock.now().getTime() - heardAt.getTime() > silentAfter;
  return {
    ...rest,
    // A report of an earlier release has none of these.
    report: report && { ...nothingTold, ...report },
    beganAt: beganAt.toISOString(),
    endedAt: (isSilent ? heardAt : endedAt)?.toISOString() ?? null,
    percent: Math.floor(share * 100),
    failure: isSilent ? m.import_interrupted() : failure,
  };
}
