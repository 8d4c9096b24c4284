import { beforeEach, expect, it } from 'vitest';
import { operatorsDesk } from '../../../test/support/operators-desk.ts';
import { newOperatorLogin } from '../../../test/support/staff.ts';
import { day, hour, minute, shift } from '../../platform/clock.ts';
import { shop as house } from '../../shop.ts';
import { listMessages } from '../notices/outbox.store.ts';
import { deleteOldContactMessages } from './retention.store.ts';
import type { DeskMessage } from './staff/staff.calls.ts';
import type { Ticket } from './ticket-shape.ts';
import { execute } from '../../platform/database.ts';

const { db, clock, call, shop, claimedOrder } = await operatorsDesk();
type By = { id: string; cookie: string };
let meera: By;
let operator: { cookie: string };

const message = { name: 'Meera', email: 'meera@example.com', subject: 'Parcel', message: 'Where is it?' };
const write = async (by: By | null, over: object = {}) =>
  (await call(by, 'POST', '/home/contact', { ...message, ...over })) as {
    status: number;
    body: { number: string; ticketId: string; code?: string };
  };
const tickets = async (by: By) => (await call(by, 'GET', '/home/customer/tickets')).body.tickets as Ticket[];
const again = (by: By, id: string, text: string) =>
  call(by, 'POST', `/home/customer/ticket/${id}/write`, { text });
const read = async (id: string) =>
  (await call(operator, 'GET', `/desk/messages/${id}`)).body.message as DeskMessage;
const answer = async (id: string, text: string) =>
  call(operator, 'POST', `/desk/messages/${id}/answer`, { version: (await read(id)).version, text });
const find = async (number: string) =>
  (await call(operator, 'GET', `/desk/messages?state=open&number=${encodeURIComponent(number)}`)).body as {
    messages: DeskMessage[];
    mistyped: boolean;
  };

beforeEach(async () => {
  clock.advance(hour);
  meera = await shop.customer();
  operator = await newOperatorLogin(db, clock.now());
});

it('a ticket has a number that people can say, and stands in the account with its answer', async () => {
  const { status, body } = await write(meera);
  expect([status, body.number]).toEqual([201, expect.stringMatching(/^ASK-\d{4,}-\d$/)]);
  expect(await tickets(meera)).toMatchObject([
    {
      _id: body.ticketId,
      number: body.number,
      state: 'open',
      message: 'Where is it?',
      said: [],
      order: null,
    },
  ]);
  clock.advance(minute);
  expect((await answer(body.ticketId, 'It left today.')).status).toBe(200);
  const [ticket] = await tickets(meera);
  expect(ticket).toMatchObject({
    state: 'answered',
    lastDate: clock.now().toISOString(),
    said: [{ text: 'It left today.', author: expect.any(String), byCustomer: false }],
  });
  const one = await call(meera, 'GET', `/home/customer/ticket/${body.ticketId}`);
  expect(one.body.ticket).toEqual(ticket);
});

it('an answer is told by the channels of the account once, and mailed to another address that was typed', async () => {
  const { body } = await write(meera, { email: `${meera.id}@example.com` });
  const { body: elsewhere } = await write(meera, { email: 'office@example.com' });
  await answer(body.ticketId, 'It left today.');
  await answer(elsewhere.ticketId, 'It left yesterday.');
  const rows = await execute<{ kind: string; text: string; link: string }>(db)`
    select kind, text, link from notices where customer_id = ${meera.id} order by id`;
  expect(rows).toEqual([
    { kind: 'answer', text: 'It left today.', link: `/dashboard/support?ticket=${body.ticketId}` },
    { kind: 'answer', text: 'It left yesterday.', link: `/dashboard/support?ticket=${elsewhere.ticketId}` },
  ]);
  const mailsTo = async (to: string) =>
    (await listMessages(db, { to, limit: 10 })).filter(({ text }) => text.includes('It left'));
  expect(await mailsTo(`${meera.id}@example.com`)).toEqual([]);
  const [mail] = await mailsTo('office@example.com');
  expect(mail).toMatchObject({
    subject: expect.stringContaining(elsewhere.number) as string,
    text: expect.not.stringContaining('Where is it') as string,
  });
});

it('writing again opens an answered or closed ticket, and tells support', async () => {
  const { body } = await write(meera);
  await answer(body.ticketId, 'It left today.');
  clock.advance(minute);
  expect((await again(meera, body.ticketId, 'It is not here')).status).toBe(201);
  const ticket = await read(body.ticketId);
  expect(ticket).toMatchObject({ state: 'open', waitsSince: clock.now().toISOString() });
  expect(ticket.answers.map(({ text, byCustomer }) => [text, byCustomer])).toEqual([
    ['It left today.', false],
    ['It is not here', true],
  ]);
  const [mail] = await listMessages(db, { to: house.supportEmail, limit: 1 });
  expect([mail?.subject, mail?.text]).toEqual([
    `${body.number}: Parcel`,
    expect.stringContaining('It is not here'),
  ]);
  const { version } = ticket;
  await call(operator, 'POST', `/desk/messages/${body.ticketId}/move`, { version, to: 'closed' });
  expect((await tickets(meera))[0]?.state).toBe('closed');
  await again(meera, body.ticketId, 'Still not');
  expect((await read(body.ticketId)).state).toBe('open');
  // An answer that was started before this message is refused once.
  const late = { version, text: 'Old' };
  expect((await call(operator, 'POST', `/desk/messages/${body.ticketId}/answer`, late)).body.code).toBe(
    'changed_meanwhile',
  );
});

it('the desk finds a ticket by its number in any spelling, and recognises a mistyped one', async () => {
  const { body } = await write(null);
  const digits = body.number.replace(/\D/g, '');
  for (const number of [body.number, body.number.toLowerCase().replaceAll('-', ' '), digits])
    expect([number, (await find(number)).messages.map(({ id }) => id)]).toEqual([number, [body.ticketId]]);
  const wrong = body.number.slice(0, -1) + ((Number(body.number.slice(-1)) + 1) % 10);
  expect(await find(wrong)).toEqual({ messages: [], next: null, mistyped: true });
});

it('a guest’s ticket belongs to no account, and another customer’s is not found', async () => {
  const [{ body: guests }, { body: own }] = [await write(null), await write(meera)];
  const stranger = await shop.customer();
  expect((await tickets(stranger)).length).toBe(0);
  expect((await tickets(meera)).map(({ _id }) => _id)).toEqual([own.ticketId]);
  for (const id of [guests.ticketId, own.ticketId]) {
    expect((await again(stranger, id, 'Mine?')).status).toBe(404);
    expect((await call(stranger, 'GET', `/home/customer/ticket/${id}`)).status).toBe(404);
    expect((await read(id)).answers).toEqual([]);
  }
});

it('a ticket is about an order of one’s own only', async () => {
  const { customer, orderId } = await claimedOrder();
  expect((await write(customer as By, { orderId })).status).toBe(201);
  const [ticket] = await tickets(customer as By);
  expect(ticket?.order).toEqual({ _id: orderId, number: expect.stringMatching(/^CHK-/) });
  for (const by of [meera, null]) expect((await write(by, { orderId })).body.code).toBe('not_found');
  expect((await tickets(meera)).length).toBe(0);
});

it('the median of a week’s first answers is shown, and since when the oldest ticket waits', async () => {
  await execute(db)`delete from contact_messages`;
  const waiting = async () => (await call(operator, 'GET', '/desk/messages-waiting')).body;
  expect(await waiting()).toEqual({ oldest: null, answered: 0, halfWithin: null });
  const numbers: string[] = [];
  for (let one = 0; one < 3; one += 1) numbers.push((await write(await shop.customer())).body.ticketId);
  const since = clock.now().toISOString();
  expect(await waiting()).toEqual({ oldest: since, answered: 0, halfWithin: null });
  for (const [index, minutes] of [10, 50, 240].entries()) {
    clock.advance(minutes * minute);
    await answer(numbers[index] ?? '', 'Here it is.');
  }
  // After 10, 60 and 300 minutes; a second answer is not a first one.
  await answer(numbers[0] ?? '', 'And more.');
  expect(await waiting()).toEqual({ oldest: null, answered: 3, halfWithin: 60 });
  clock.advance(8 * day);
  operator = await newOperatorLogin(db, clock.now());
  expect(await waiting()).toEqual({ oldest: null, answered: 0, halfWithin: null });
});

it('a customer writes at most twenty times an hour', async () => {
  const { body } = await write(meera);
  for (let one = 0; one < 20; one += 1) expect((await again(meera, body.ticketId, 'Hm')).status).toBe(201);
  expect((await again(meera, body.ticketId, 'Hm')).body.code).toBe('too_many');
});

it('a ticket is forgotten a year after its last word, and not while it waits', async () => {
  await execute(db)`delete from contact_messages`;
  const [old, lately, open] = [await write(meera), await write(meera), await write(meera)].map(
    ({ body }) => body.ticketId,
  );
  for (const [id, days, state] of [
    [old, 366, 'answered'],
    [lately, 364, 'closed'],
    [open, 900, 'open'],
  ] as const)
    await execute(db)`
      update contact_messages set created_at = ${shift(clock.now(), -900 * day)}, state = ${state},
             written_at = ${shift(clock.now(), -days * day)} where id = ${id}`;
  const before = shift(clock.now(), -365 * day);
  expect(await deleteOldContactMessages(db, { before, limit: 10 })).toBe(1);
  expect(new Set((await tickets(meera)).map(({ _id }) => _id))).toEqual(new Set([lately, open]));
});
