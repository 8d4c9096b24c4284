import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { createTestDatabase } from '../../test/support/database.ts';
import { testPages } from '../../test/support/pages.ts';
import { execute } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';

const { db } = await createTestDatabase();
const lines: string[] = [];
const log = createLog('warn', { write: (line) => void lines.push(line) });
const app = await testApp(db, { pages: await testPages(), log });
/** The levels at which failed pages were logged: pino has 40 for a warning and 50 for an error. */
const levels = () =>
  lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'A page could not be rendered')
    .map(({ level }) => level);
afterAll(() => app.close());

/** The text of a failed page, and the data from which the browser's first render shows the same error. */
async function readFailed(url: string) {
  const { statusCode, body } = await app.inject({ url });
  const [, data = '{}'] = /id="page-data"[^>]*>([^<]*)</.exec(body) ?? [];
  const { errors } = JSON.parse(data) as {
    errors: Record<string, { status: number; body: { error: string } }>;
  };
  return { statusCode, body, error: Object.values(errors)[0] };
}

it('says the same of an error that nobody expected as the browser will', async () => {
  await execute(db)`alter table promotions rename to promotions_away`;
  const { statusCode, body, error } = await readFailed('/offers');
  await execute(db)`alter table promotions_away rename to promotions`;
  expect(statusCode).toBe(500);
  expect(error?.body.error).toMatch(/^Something went wrong on our side/);
  expect(body).toContain(error?.body.error);
  expect(levels()).toEqual([50]);
});

it('is busy for a moment, not broken, where the database takes too long', async () => {
  await execute(db)`alter table promotions rename to promotions_away`;
  await execute(db)`create function too_slow() returns setof promotions_away language plpgsql as $$
    begin raise exception 'canceling statement due to statement timeout' using errcode = '57014'; end $$`;
  await execute(db)`create view promotions as select * from too_slow()`;
  const { statusCode, body, error } = await readFailed('/offers');
  expect(statusCode).toBe(503);
  expect(error?.body.error).toMatch(/very busy/);
  expect(body).toContain(error?.body.error);
  expect(levels().at(-1)).toBe(40);
});
