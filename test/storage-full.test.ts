import { expect, it } from 'vitest';
import { testApp } from './support/app.ts';
import { createTestDatabase } from './support/database.ts';
import { createServer } from '../src/http/create-server.ts';
import { createCaches } from '../src/platform/caches.ts';
import { execute } from '../src/platform/database.ts';
import { createLog } from '../src/platform/log.ts';

/** A full disk is told as such, wherever it shows: 503 with a time to come back, and never 500. */

const { db } = await createTestDatabase();
const app = await testApp(db);
const server = await createServer({
  logKey: 'a key of the tests',
  caches: createCaches(),
  log: createLog('silent'),
  publicUrl: 'http://localhost:3000',
  trustProxy: undefined,
  development: false,
  frontDoor: {},
  databaseQueue: () => 0,
});
server.get('/write-file', () => {
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC', path: '/data/photos/ab' });
});
server.get('/write-long-file', () => {
  throw Object.assign(new Error('file too large, write'), { code: 'EFBIG' });
});
server.get('/write-bucket', () => {
  throw new Error('The photo was not kept', { cause: Object.assign(new Error('507'), { code: 'ENOSPC' }) });
});

const full = {
  statusCode: 503,
  body: JSON.stringify({
    error: 'We can’t save anything right now. Please try again in a few minutes',
    code: 'unavailable',
  }),
  headers: expect.objectContaining({ 'retry-after': '60' }) as unknown,
};

it.each(['/write-file', '/write-long-file', '/write-bucket'])(
  'a file that finds no room: %s',
  async (url) => {
    expect(await server.inject({ url })).toMatchObject(full);
  },
);

it('a row that finds no room', async () => {
  await execute(db)`
    create function refuse_row() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`;
  await execute(db)`
    create trigger no_room before insert on customers for each row execute function refuse_row()`;
  const payload = { name: 'Asha', email: 'asha@example.com', password: 'kettle drum 91 x' };
  const answer = await app.inject({ method: 'POST', url: '/api/customer/customer-register', payload });
  expect(answer).toMatchObject(full);
});
