import { type Database, execute, findValue } from './database.ts';

/** What a nightly backup came to. */
export interface BackupMade {
  readonly madeAt: Date;
  readonly file: string;
  readonly bytes: number;
  /** Rows that were restored from it. */
  readonly rows: number;
  /** For writing, restoring and checking. */
  readonly seconds: number;
  /** Why it is not to be relied on; '' where it was restored and its books are right. */
  readonly error: string;
}

/** Notes a backup, and forgets those of more than a year ago. */
export async function noteBackup(db: Database, made: BackupMade): Promise<void> {
  await execute(db)`
    with old as (delete from backups where made_at < ${made.madeAt}::timestamptz - interval '1 year')
    insert into backups (made_at, file, bytes, rows, seconds, error)
    values (${made.madeAt}, ${made.file}, ${made.bytes}, ${made.rows}, ${made.seconds}, ${made.error})`;
}

/** When the latest backup was made that was restored without a fault; null while there is none. */
export function lastGoodBackup(db: Database): Promise<Date | null> {
  return findValue<Date>(db)`
    select max(made_at) as at from backups where error = ''`;
}
