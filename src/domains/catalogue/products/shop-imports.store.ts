import { type Database, execute, findRow, hasChanged } from '../../../platform/database.ts';
import { staffRows } from '../../staff/readable.store.ts';
import type { ImportReport } from './import-answer.ts';

interface ImportJob {
  readonly id: string;
  readonly shopId: string;
  readonly file: string;
  readonly onlyChecks: boolean;
  readonly staffId: string;
  readonly now: Date;
  /** A running import without news since then counts as ended: its server died. */
  readonly silentSince: Date;
}

/** Records the start of a shop's import, replacing its last one; false while another is running. */
export function beginShopImport(db: Database, job: ImportJob): Promise<boolean> {
  const { id, shopId, file, onlyChecks, staffId, now, silentSince } = job;
  return hasChanged(db)`
    insert into shop_imports as last (seller_id, id, file_name, only_checks, staff_id, began_at, heard_at)
    values (${shopId}, ${id}, ${file}, ${onlyChecks}, ${staffId}, ${now}, ${now})
    on conflict (seller_id) do update
      set id = excluded.id, file_name = excluded.file_name, only_checks = excluded.only_checks, staff_id = excluded.staff_id,
          began_at = excluded.began_at, heard_at = excluded.heard_at, products = 0, share = 0, ended_at = null, report = null, failure = null
      where last.ended_at is not null or last.heard_at < ${silentSince}`;
}

/** Records the progress of a running import. */
export async function advanceShopImport(
  db: Database,
  { id, products, share, now }: { id: string; products: number; share: number; now: Date },
): Promise<void> {
  await execute(db)`
    update shop_imports set heard_at = ${now}, products = ${products}, share = ${share} where id = ${id} and ended_at is null`;
}

/** Records an import's result: its report, or a sentence why there is none. */
export async function endShopImport(
  db: Database,
  {
    id,
    report,
    failure,
    now,
  }: { id: string; report: ImportReport | null; failure: string | null; now: Date },
): Promise<void> {
  await execute(db)`
    update shop_imports
    set ended_at = ${now}, report = ${report === null ? null : JSON.stringify(report)}::jsonb, failure = ${failure}
    where id = ${id}`;
}

interface ShopImport {
  readonly file: string;
  readonly by: string;
  readonly onlyChecks: boolean;
  readonly beganAt: Date;
  readonly heardAt: Date;
  readonly endedAt: Date | null;
  readonly products: number;
  readonly share: number;
  readonly report: ImportReport | null;
  readonly failure: string | null;
}

/** The running or last import of a shop. */
export function findShopImport(db: Database, shopId: string): Promise<ShopImport | null> {
  return findRow<ShopImport>(db)`
    select i.file_name as file, s.name as by, i.only_checks as "onlyChecks", i.began_at as "beganAt", i.heard_at as "heardAt",
           i.ended_at as "endedAt", i.products, i.share, i.report, i.failure
    from shop_imports i join ${staffRows} s on s.id = i.staff_id
    where i.seller_id = ${shopId}`;
}
