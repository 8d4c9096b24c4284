import { type Database, execute, findValue } from './database.ts';

/** The result of a nightly backup. */
export interface BackupMade {
  readonly madeAt: Date;
  readonly file: string;
  readonly bytes: number;
  /** Number of rows restored from it. */
  readonly rows: number;
  /** Seconds for writing, restoring and checking. */
  readonly seconds: number;
  /** Why it is unusable; '' when it was restored and its books balanced. */
  readonly error: string;
}

/** Records a backup, and deletes records older than a year. */
export async function noteBackup(db: Database, backup: BackupMade): Promise<void> {
  await execute(db)`
    with old as (delete from backups where made_at < ${backup.madeAt}::timestamptz - interval '1 year')
    insert into backups (made_at, file, bytes, rows, seconds, error)
    values (${backup.madeAt}, ${backup.file}, ${backup.bytes}, ${backup.rows}, ${backup.seconds}, ${backup.error})`;
}

/** Time of the latest backup that was restored without an error; null while there is none. */
export function lastGoodBackup(db: Database): Promise<Date | null> {
  return findValue<Date>(db)`
    select max(made_at) as at from backups where error = ''`;
}
