import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { noteBackup } from '../../src/platform/backups.store.ts';
import { migrate } from '../../src/platform/migrations/migrate.ts';
import { chooseObjects } from '../../src/start/choose-objects.ts';
import { hour, second } from '../../src/platform/clock.ts';
import { dayName, dayOfMinute, minuteOf } from '../../src/platform/india-time.ts';
import type { Tally } from './backup/manifest.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { tryRestore } from './backup/try-restore.ts';
import { writeBackup } from './backup/write-backup.ts';
import { countOf } from './report-text.ts';
import { type Command, mustBeReadable, mustBeWritable, readWords, Refusal } from './command.ts';

export const backupCommand: Command = {
  words: 'backup',
  usage: 'FILE',
  summary: 'writes the database and the pictures into one file; the shop can keep running',
  prepare(args) {
    const [file] = readWords(args, {}, 1).words;
    if (file === undefined) throw new Refusal('Name the file to write: backup FILE');
    mustBeWritable(file);
    return async ({ connection, settings, clock, say }) => {
      const startTime = clock.now();
      const backup = await writeBackup({
        connection,
        dataDir: settings.dataDir,
        file,
        now: startTime,
        say,
      });
      const seconds = (clock.now().getTime() - startTime.getTime()) / second;
      return {
        lines: [
          `Wrote ${file}: ${contentOf(backup)}, ${megabytes(backup.bytes)}, in ${seconds.toFixed(1)} s`,
          ...(settings.s3
            ? ['Photos are in the bucket and not in this file: keep its versions, or copy it.']
            : []),
          'It holds customers’ data: keep it where only you can read it. Secrets (SESSION_SECRET and the like) are not in it.',
        ],
        data: { file, ...backup, seconds },
      };
    };
  },
};

/** The file name contains the day in India. Only files with such names are rotated out. */
const nightly = /^chowk-\d{4}-\d{2}-\d{2}\.backup$/;
const nightsKept = 14;

/** What a night's backup is called while it is being written. */
const unfinishedFile = /^chowk-\d{4}-\d{2}-\d{2}\.backup\.\d+\.part$/;

/** Removes what killed backups have left: unfinished files that nobody has written to for an hour. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => unfinishedFile.test(one))) {
    const file = join(folder, name);
    if (Date.now() - (await stat(file)).mtimeMs > hour) await rm(file, { force: true });
  }
}

export const nightlyBackupCommand: Command = {
  words: 'backup nightly',
  usage: '',
  summary:
    'writes a backup into BACKUP_DIR, tries to restore it beside the shop, keeps fourteen; the shop does it each night',
  prepare(args) {
    readWords(args, {}, 0);
    return async ({ db, connection, settings, clock, say }) => {
      const { backupDir, dataDir } = settings;
      if (backupDir === undefined) throw new Refusal('Name the folder in BACKUP_DIR');
      const madeAt = clock.now();
      const file = join(backupDir, `chowk-${dayName(dayOfMinute(minuteOf(madeAt)))}.backup`);
      const note = (bytes: number, rows: number, error: string) => {
        const seconds = Math.round((clock.now().getTime() - madeAt.getTime()) / second);
        return noteBackup(db, { madeAt, file, bytes, rows, seconds, error });
      };
      let bytes = 0;
      try {
        await mkdir(backupDir, { recursive: true, mode: 0o700 });
        await removeUnfinished(backupDir);
        ({ bytes } = await writeBackup({ connection, dataDir, file, now: madeAt, say }));
        const tally = await tryRestore(connection, file);
        await note(bytes, tally.rows, '');
        const names = (await readdir(backupDir)).filter((name) => nightly.test(name)).toSorted();
        const old = names.slice(0, Math.max(0, names.length - nightsKept));
        for (const name of old) await rm(join(backupDir, name));
        return {
          lines: [`Wrote ${file} (${megabytes(bytes)}) and restored ${countOf(tally.rows, 'row')} from it`],
          data: { file, bytes, ...tally, forgotten: old },
        };
      } catch (error) {
        await note(bytes, 0, (error as Error).message);
        throw error;
      }
    };
  },
};

export const restoreCommand: Command = {
  words: 'restore',
  usage: 'FILE [--replace]',
  summary: 'restores a backup into an empty shop (--replace: also into one that is not empty)',
  prepare(args) {
    const { values, words } = readWords(args, { replace: { type: 'boolean', default: false } }, 1);
    const [file] = words;
    if (file === undefined) throw new Refusal('Name the file to read: restore FILE [--replace]');
    mustBeReadable(file);
    const { replace } = values;
    return async ({ db, connection, settings, clock }) => {
      const tally = await restoreBackup({
        connection,
        dataDir: settings.dataDir,
        objects: chooseObjects(settings, clock),
        file,
        replace,
      });
      const migrations = await migrate(db);
      return {
        lines: [
          `The shop is what it was on ${tally.madeAt}: ${contentOf(tally)}`,
          ...(migrations.length
            ? [`Brought the database up to date (${countOf(migrations.length, 'step')})`]
            : []),
        ],
        data: { file, ...tally, migrated: migrations },
      };
    };
  },
};

const contentOf = ({ rows, tables, pictures }: Tally): string =>
  `${countOf(rows, 'row')} of ${countOf(tables, 'table')} and ${countOf(pictures, 'picture')}`;

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
