import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../test/support/database.ts';
import { lacksFixes } from './bootstrap/patches.mjs';

/** What `npm run doctor` says of programs that lack published security fixes. It asks no network but the database's. */

const { connection } = await createTestDatabase();
const databaseUrl =
  'url' in connection
    ? connection.url
    : `postgresql://${connection.user}@/${connection.database}?host=${encodeURIComponent(connection.host)}&port=${connection.port}`;
const doctor = (env: Record<string, string>) =>
  spawnSync(process.execPath, ['tools/doctor.mjs'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, PORT: '0', ...env },
  }).stdout;
const mark = (program: 'node' | 'postgresql', version: string) =>
  lacksFixes(program, version) ? 'OLD  ' : 'ok   ';

it('names the Node and the embedded PostgreSQL that are out of date, and what to do', () => {
  const text = doctor({});
  const [, node = ''] = /^\S+ +Node that runs the shop +(v\S+)/m.exec(text) ?? [];
  expect(text).toContain(`${mark('node', node)} Node that runs the shop`);
  const [, postgres = ''] = /^\S+ +PostgreSQL +embedded[:,] (\S+)/m.exec(text) ?? [];
  expect(text).toContain(`${mark('postgresql', postgres)} PostgreSQL`);
  const advice = text.includes('set DATABASE_URL to a PostgreSQL that your system updates');
  expect(advice).toBe(lacksFixes('postgresql', postgres) !== undefined);
});

it('asks the server of DATABASE_URL for its version, and says when there is none', () => {
  const own = doctor({ DATABASE_URL: databaseUrl });
  const [, version = ''] = /^\S+ +PostgreSQL +(\d+\.\d+)/m.exec(own) ?? [];
  expect(own).toContain(`${mark('postgresql', version)} PostgreSQL`);
  expect(doctor({ DATABASE_URL: 'postgresql://x@127.0.0.1:1/x' })).toMatch(
    /^FAULT PostgreSQL +DATABASE_URL: /m,
  );
});
