import sharp from 'sharp';
import { expect, it } from 'vitest';
import { operatorsDesk } from '../../../test/support/operators-desk.ts';
import { execute } from '../../platform/database.ts';
import type { DeskMessage } from './staff/staff.calls.ts';
import type { Ticket } from './ticket-shape.ts';

const { db, app, call, shop, operator } = await operatorsDesk();
const [meera, other] = [await shop.customer(), await shop.customer()];
const words = { name: 'Meera', email: 'meera@example.com', subject: 'Kurta', message: 'It is torn' };
const { body } = await call(meera, 'POST', '/home/contact', words);
const ticketId = String(body.ticketId);
const photo = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#7a1f3d' } })
  .jpeg()
  .toBuffer();
const send = (by: { cookie: string }, key: string) =>
  app.inject({
    method: 'POST',
    url: `/api/home/customer/ticket-photo/${ticketId}`,
    headers: { cookie: by.cookie, 'content-type': 'application/octet-stream', 'idempotency-key': key },
    payload: photo,
  });
const photosOfMeera = async () =>
  ((await call(meera, 'GET', `/home/customer/ticket/${ticketId}`)).body.ticket as Ticket).photos;

it('a photo on a ticket is seen by its customer and at the desk, and by nobody else', async () => {
  expect((await send(other, 'one')).statusCode).toBe(404);
  expect((await send(meera, 'one')).statusCode).toBe(201);
  const photos = await photosOfMeera();
  expect(photos).toHaveLength(1);
  const message = (await call(operator, 'GET', `/desk/messages/${ticketId}`)).body.message as DeskMessage;
  expect(message.photos).toEqual(photos);
  const status = async (by: { cookie: string }, path: string) =>
    (await app.inject({ url: `/api${path}/${photos[0]}?size=full`, headers: { cookie: by.cookie } }))
      .statusCode;
  expect(await status(meera, '/home/customer/ticket-photo')).toBe(200);
  expect(await status(other, '/home/customer/ticket-photo')).toBe(404);
  expect(await status(operator, '/desk/ticket-photo')).toBe(200);
});

it('one that is sent again after a lost answer is there once; a seventh is refused', async () => {
  for (const key of ['one', 'two', 'two', 'three', 'four', 'five', 'six'])
    expect((await send(meera, key)).statusCode).toBe(201);
  expect(await photosOfMeera()).toHaveLength(6);
  const seventh = await send(meera, 'seven');
  expect([seventh.statusCode, seventh.json()]).toEqual([409, expect.objectContaining({ code: 'list_full' })]);
});

it('goes with its ticket', async () => {
  await execute(db)`delete from contact_messages where id = ${ticketId}`;
  expect(await execute(db)`select from ticket_photos`).toHaveLength(0);
});
