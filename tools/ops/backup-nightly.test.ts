import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { lastGoodBackup } from '../../src/platform/backups.store.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { testSettings } from '../../test/support/app.ts';
import { createTestDatabase } from '../../test/support/database.ts';
import { runCommand } from '../../test/support/run-command.ts';
import { nightlyBackupCommand } from './backup.ts';
import { execute } from '../../src/platform/database.ts';

const folder = await mkdtemp(join(tmpdir(), 'chowk-nightly-'));
afterAll(() => rm(folder, { recursive: true }));
const nights = join(folder, 'nights');
const { db, connection } = await createTestDatabase();
const ops = {
  db,
  connection,
  settings: testSettings({ DATA_DIR: join(folder, 'data'), BACKUP_DIR: nights }),
  clock: systemClock,
  say: () => {},
};

describe('the nightly backup', () => {
  it('is tried in a database beside the shop, noted, the fifteenth night and what killed ones left forgotten', async () => {
    await mkdir(nights, { recursive: true });
    for (let day = 10; day < 25; day += 1) await writeFile(join(nights, `chowk-2026-01-${day}.backup`), '');
    const [partOfKilled, fresh] = ['chowk-2026-01-10.backup.77.part', 'chowk-2026-01-11.backup.78.part'];
    for (const name of ['my own copy.backup', 'mine.part', partOfKilled, fresh])
      await writeFile(join(nights, name), '');
    for (const name of ['mine.part', partOfKilled]) await utimes(join(nights, name), 0, 0);
    const name =
      ('url' in connection ? new URL(connection.url).pathname.slice(1) : connection.database) ?? '';
    const ours = createHash('sha256').update(name).digest('hex').slice(0, 12);
    const [databaseOfKilled, neighbours] = [`chowk_restore_${ours}_killed`, `chowk_restore_another_${ours}`];
    for (const one of [databaseOfKilled, neighbours]) await sql`create database ${sql.id(one)}`.execute(db);

    const { data } = await runCommand(nightlyBackupCommand, ops, []);
    expect(data).toMatchObject({ tables: expect.any(Number), rows: expect.any(Number) });
    expect(data.forgotten).toEqual(['chowk-2026-01-10.backup', 'chowk-2026-01-11.backup']);
    const files = await readdir(nights);
    expect(files.filter((file) => file.endsWith('.part')).toSorted()).toEqual([fresh, 'mine.part']);
    expect(files.filter((file) => file.endsWith('.backup'))).toHaveLength(15);
    expect(await lastGoodBackup(db)).toEqual(expect.any(Date));
    const { rows } =
      await sql`select datname as name from pg_database where datname like 'chowk_restore_%'`.execute(db);
    await sql`drop database ${sql.id(neighbours)}`.execute(db);
    expect(rows).toEqual([{ name: neighbours }]);
  });

  it('that cannot be written is noted with its reason, and is no good backup', async () => {
    const before = await lastGoodBackup(db);
    await writeFile(join(folder, 'no folder'), '');
    const failing = { ...ops, settings: { ...ops.settings, backupDir: join(folder, 'no folder') } };
    await expect(runCommand(nightlyBackupCommand, failing, [])).rejects.toThrow(/EEXIST|ENOTDIR/);
    expect(await lastGoodBackup(db)).toEqual(before);
    const rows = await execute<{
      error: string;
    }>(db)`select error from backups order by made_at desc limit 1`;
    expect(rows[0]?.error).toMatch(/EEXIST|ENOTDIR/);
  });

  it('needs a folder', async () => {
    await expect(
      runCommand(nightlyBackupCommand, { ...ops, settings: { ...ops.settings, backupDir: undefined } }, []),
    ).rejects.toThrow('BACKUP_DIR');
  });
});
