import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { fillTown } from '../../db/town/fill-town.ts';
import { calls } from '../../src/calls.ts';
import { insertSession } from '../../src/domains/accounts/session.store.ts';
import { type Call, type Calls, pathParameters } from '../../src/platform/call.ts';
import { testApp, testSettings } from '../support/app.ts';
import { createTestDatabase } from '../support/database.ts';
import { newCustomer } from '../support/visitor.ts';
import { inputsFor } from './inputs.ts';

/**
 * Drives every declared call with what its schema allows and with what it does not; a new call is covered by being
 * declared. Nothing may answer with a 5xx, every refusal says what is wrong, every success has the declared shape.
 */

const runs = Number(process.env.FUZZ_RUNS ?? 30);
const { db } = await createTestDatabase();
const now = new Date();
await fillTown(db, { today: now, say: () => {} });
const app = await testApp(db, { settings: testSettings({ LOG_LEVEL: 'silent' }) });
afterAll(() => app.close());

const customer = await newCustomer(app);
const operator = 'the operator’s session in this test';
await sql`
  insert into staff (id, name, email, password_hash, role, created_at)
  values ('fuzz-operator', 'Operator', 'operator@fuzz.example', '', 'operator', ${now})`.execute(db);
await insertSession(db, {
  id: 'fuzz',
  token: operator,
  staffId: 'fuzz-operator',
  userAgent: '',
  address: '',
  now,
});

const sessions = { guest: '', customer: customer.cookies.get('session') ?? '', operator };

/** Ids of things that are there, so that calls get past "not found". */
const { rows } = await sql<{ id: string }>`
  (select id from products order by id limit 3) union all (select slug from products order by id limit 2)
  union all (select id from variants order by id limit 3) union all (select id from categories limit 1)
  union all (select id from sellers limit 1)`.execute(db);
const knownIds = [...rows.map(({ id }) => id), customer.id];

const declared = Object.entries(calls as Record<string, Calls>).flatMap(([domain, domainCalls]) =>
  Object.entries(domainCalls).map(([name, call]) => [`${domain}.${name}`, call] as const),
);

/** One request as a client would send this input: parameters in the path, the rest in the query or the body. */
async function send(
  call: Call,
  input: unknown,
  session: string,
  over: { payload?: string; type?: string } = {},
) {
  const members =
    typeof input === 'object' && input !== null ? { ...(input as Record<string, unknown>) } : {};
  let url = `/api${call.path}`;
  for (const name of pathParameters(call.path)) {
    const value = textOf(members[name] ?? 'nothing');
    url = url.replace(`:${name}`, encodeURIComponent(value.toWellFormed()).slice(0, 3_000) || 'x');
    delete members[name];
  }
  const reads = call.method === 'GET' || call.method === 'DELETE';
  if (reads)
    url += `?${new URLSearchParams(Object.entries(members).map(([name, value]) => [name, textOf(value)])).toString()}`;
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  return app.inject({
    method: call.method,
    url: url.slice(0, 12_000),
    cookies: session ? { session } : {},
    headers: { ...(reads ? {} : { 'content-type': over.type ?? 'application/json' }) },
    ...(reads ? {} : { payload: over.payload ?? JSON.stringify(isObject ? members : input) }),
  });
}
const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function check(call: Call, answer: Awaited<ReturnType<typeof send>>): void {
  const { statusCode: status } = answer;
  if (status < 400) {
    expect(status).toBe(call.status ?? 200);
    if (!call.file) expect(call.answer.safeParse(answer.json()).error).toBeUndefined();
    return;
  }
  expect(status, answer.body).toBeLessThan(500);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const body = answer.json<{ error: unknown; code: unknown; fields?: unknown }>();
  expect(body.error).toMatch(/\w+ \w+|^Out of stock$/);
  expect(body.code).toMatch(/^[a-z_]+$/);
  expect(answer.body).not.toMatch(/select |insert |postgres|node_modules|at \w+ \(/i);
}

describe.each(declared)('%s', (_name, call) => {
  it.each(Object.entries(sessions))('holds against what a %s may send', async (_who, session) => {
    // Logging out ends the session that the other calls need.
    const as = call.path.endsWith('/logout') ? '' : session;
    await fc.assert(
      fc.asyncProperty(inputsFor(call, knownIds), async (input) => check(call, await send(call, input, as))),
      { numRuns: runs },
    );
  });

  it.runIf(call.method !== 'GET' && call.method !== 'DELETE')('holds against what is no JSON', async () => {
    for (const payload of [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '{"a":1}}',
      '\0',
      '['.repeat(20_000),
      '{"__proto__":{}}',
    ])
      check(call, await send(call, {}, sessions.customer, { payload }));
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x'])
      check(call, await send(call, {}, sessions.customer, { payload: 'a=1', type }));
  });
});
