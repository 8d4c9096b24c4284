import { migrate } from '../../src/platform/migrations/migrate.ts';
import { chooseObjects } from '../../src/start/choose-objects.ts';
import { second } from '../../src/platform/clock.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { writeBackup } from './backup/write-backup.ts';
import { type Command, Refusal } from './command.ts';

export const backupCommand: Command = {
  words: 'backup',
  usage: 'FILE',
  summary: 'writes the database and the pictures into one file; the shop can keep running',
  async run({ connection, settings, clock, say }, args) {
    const [file, ...rest] = args;
    if (file === undefined || file.startsWith('-') || rest.length > 0)
      throw new Refusal('Name the file to write: backup FILE');
    const started = clock.now();
    const written = await writeBackup({
      connection,
      dataDir: settings.dataDir,
      file,
      now: started,
      say,
    }).catch((error: unknown) => {
      const { code } = error as { code?: string };
      throw code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR'
        ? new Refusal(`${file} cannot be written: is its folder there, and yours?`)
        : error;
    });
    const seconds = (clock.now().getTime() - started.getTime()) / second;
    return {
      lines: [
        `Wrote ${file}: ${written.rows} rows of ${written.tables} tables and ${written.pictures} pictures, ${megabytes(written.bytes)}, in ${seconds.toFixed(1)} s`,
        ...(settings.s3
          ? ['Photos are in the bucket and not in this file: keep its versions, or copy it.']
          : []),
        'It holds customers’ data: keep it where only you can read it. Secrets (SESSION_SECRET and the like) are not in it.',
      ],
      data: { file, ...written, seconds },
    };
  },
};

export const restoreCommand: Command = {
  words: 'restore',
  usage: 'FILE [--replace]',
  summary: 'restores a backup into an empty shop (--replace: also into one that is not empty)',
  async run({ db, connection, settings, clock }, args) {
    const [file, ...rest] = args.filter((word) => word !== '--replace');
    if (file === undefined || file.startsWith('-') || rest.length > 0)
      throw new Refusal('Name the file to read: restore FILE [--replace]');
    const replace = args.includes('--replace');
    const restored = await restoreBackup({
      connection,
      dataDir: settings.dataDir,
      objects: chooseObjects(settings, clock),
      file,
      replace,
    });
    const migrated = await migrate(db);
    return {
      lines: [
        `The shop is what it was on ${restored.madeAt}: ${restored.rows} rows of ${restored.tables} tables and ${restored.pictures} pictures`,
        ...(migrated.length ? [`Brought the database up to date (${migrated.length} steps)`] : []),
      ],
      data: { file, ...restored, migrated },
    };
  },
};

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
