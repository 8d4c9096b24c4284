import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { fillTown } from '../../db/town/fill-town.ts';
import { calls } from '../../src/calls.ts';
import { codesOf } from '../../src/http/edge-refusals.ts';
import { insertSession } from '../../src/domains/accounts/session.store.ts';
import { newId, newSecret } from '../../src/platform/ids.ts';
import { type Call, type Calls, isDeskCall, pathParameters } from '../../src/platform/call.ts';
import { sessionCookies } from '../../src/platform/cookie-names.ts';
import { testApp, testSettings } from '../support/app.ts';
import { createTestDatabase } from '../support/database.ts';
import { newCustomer } from '../support/visitor.ts';
import { inputsFor } from './inputs.ts';
import { execute } from '../../src/platform/database.ts';

/**
 * Sends every declared call inputs that its schema allows and inputs that it does not; a new call is covered
 * automatically. No answer may be a 5xx, every refusal must have a message, and every success the declared shape.
 */

const runs = Number(process.env.FUZZ_RUNS ?? 40);
/** For those who are turned away before their input is read and of whose input nothing matters. */
const runsAtDoor = Math.ceil(runs / 10);
const { db } = await createTestDatabase();
const now = new Date();
await fillTown(db, { today: now, say: () => {} });
const app = await testApp(db, { settings: testSettings({ LOG_LEVEL: 'silent' }) });
afterAll(() => app.close());

const customer = await newCustomer(app);
await execute(db)`
  insert into staff (id, name, email, password_hash, role, created_at)
  values ('fuzz-operator', 'Operator', 'operator@fuzz.example', '', 'operator', ${now})`;

type Who = 'guest' | 'customer' | 'operator';
const whoMayTry = (call: Call): Who[] =>
  ['staff', 'seller', 'operator'].includes(call.who)
    ? ['guest', 'customer', 'operator']
    : ['guest', 'customer'];

/** A new session for each case, since some calls end the session they are made with. */
async function newSession(who: Who): Promise<string> {
  if (who === 'guest') return '';
  const token = newSecret();
  const owner = who === 'customer' ? { customerId: customer.id } : { staffId: 'fuzz-operator' };
  await insertSession(db, { id: newId(now), token, ...owner, userAgent: '', address: '', now });
  return token;
}

/** Ids of existing objects, so that calls get past "not found". */
const rows = await execute<{ id: string }>(db)`
  (select id from products order by id limit 3) union all (select slug from products order by id limit 2)
  union all (select id from variants order by id limit 3) union all (select id from categories limit 1)
  union all (select id from sellers limit 1)`;
const knownIds = [...rows.map(({ id }) => id), customer.id];

const endpoints = Object.entries(calls as Record<string, Calls>).flatMap(([domain, domainCalls]) =>
  Object.entries(domainCalls).map(([name, call]) => [`${domain}.${name}`, call] as const),
);

/** Sends an input as a client would: parameters in the path, the rest in the query or body. */
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
    const segment = encodeURIComponent(value.toWellFormed()).slice(0, 3_000);
    // A client cannot send '.' or '..' as a path segment: URLs drop them (WHATWG URL, 4.4).
    url = url.replace(`:${name}`, () => (/^\.{0,2}$/.test(segment) ? 'x' : segment));
    delete members[name];
  }
  const reads = call.method === 'GET' || call.method === 'DELETE';
  if (reads)
    url += `?${new URLSearchParams(Object.fromEntries(Object.entries(members).map(([name, value]) => [name, textOf(value)]))).toString()}`;
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  return app.inject({
    method: call.method,
    url: url.slice(0, 12_000),
    cookies: session ? { [sessionCookies[isDeskCall(call) ? 'desk' : 'shop']]: session } : {},
    headers: reads ? {} : { 'content-type': over.type ?? 'application/json' },
    ...(reads ? {} : { payload: over.payload ?? JSON.stringify(isObject ? members : input) }),
  });
}
const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** The faults of an answer, whatever the request was; empty if there are none. */
function faultsOf(call: Call, answer: Awaited<ReturnType<typeof send>>): string[] {
  const { statusCode: status, body } = answer;
  if (status < 400) {
    const wrongStatus = status === (call.status ?? 200) ? [] : [`succeeds with ${status}`];
    if (call.file) return wrongStatus;
    const shape = call.answer.safeParse(answer.json());
    return [
      ...wrongStatus,
      ...(shape.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`),
    ];
  }
  if (status >= 500) return [`fails with ${status}: ${body}`];
  const { error, code } = answer.json<{ error?: unknown; code?: unknown }>();
  return [
    ...(answer.headers['content-type'] === 'application/json; charset=utf-8'
      ? []
      : ['is refused without JSON']),
    ...(typeof error === 'string' && /\w \w/.test(error) ? [] : [`has no sentence: ${body}`]),
    ...(codesOf(call).some((codeInList) => codeInList === code) ? [] : [`does not list its code: ${body}`]),
    ...(/select |insert |postgres|node_modules|at \w+ \(/i.test(body)
      ? [`tells of the inside: ${body}`]
      : []),
  ];
}

const cases = endpoints.flatMap(([name, call]) => whoMayTry(call).map((who) => [name, who, call] as const));

it.each(cases)('%s holds against what a %s may send', async (_name, who, call) => {
  const session = await newSession(who);
  const isAtDoor = [401, 403].includes((await send(call, {}, session)).statusCode);
  await fc.assert(
    fc.asyncProperty(inputsFor(call, knownIds), async (input) => {
      expect(faultsOf(call, await send(call, input, session))).toEqual([]);
    }),
    { numRuns: isAtDoor ? runsAtDoor : runs },
  );
});

it.each(endpoints.filter(([, call]) => call.method.startsWith('P')))(
  '%s holds against what is no JSON',
  async (_name, call) => {
    const session = await newSession('customer');
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
      expect(faultsOf(call, await send(call, {}, session, { payload }))).toEqual([]);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x'])
      expect(faultsOf(call, await send(call, {}, session, { payload: 'a=1', type }))).toEqual([]);
  },
);
