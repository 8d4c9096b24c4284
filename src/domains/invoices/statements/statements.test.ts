import { expect, it } from 'vitest';
import { returningShop } from '../../../../test/support/returning-shop.ts';
import { day, shift } from '../../../platform/clock.ts';
import { execute } from '../../../platform/database.ts';
import { earnParcels } from '../../payouts/earn-parcels.ts';

const { db, app, clock, call, scene, deliver, deliveredOrder } = await returningShop();
const fetchFile = (file: string, by: { cookie: string }) =>
  app.inject({ url: `/api/desk/earnings/statement.${file}`, headers: { cookie: by.cookie } });

it('a statement has each earned line, and adds up to what was earned in the month', async () => {
  await execute(db)`update order_lines set name = '=1+1' where order_id = ${scene.orderId} and position = 0`;
  await earnParcels(db, shift(clock.now(), 15 * day));
  const { toPayPaise } = (await call(scene.seller, 'GET', '/desk/earnings')).body as { toPayPaise: number };
  const csv = await fetchFile('csv?month=2026-03', scene.seller);
  const rows = csv.payload.trim().split('\r\n');
  expect(rows).toHaveLength(4);
  expect(rows[1]).toMatch(/^CHK-[\d-]+,2026-03-02,2026-03-17,'=1\+1,2,0,0,300\.00,0\.00,0\.00,15\.71,/);
  expect(rows.at(-1)).toContain(`,${(toPayPaise / 100).toFixed(2)},0.00,`);
  expect((await fetchFile('csv?month=2026-04', scene.seller)).payload.trim().split('\r\n')).toHaveLength(2);
  const pdf = await fetchFile('pdf?month=2026-03', scene.seller);
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(pdf.payload.startsWith('%PDF-')).toBe(true);
  expect((await fetchFile('csv?month=2026-13', scene.seller)).statusCode).toBe(400);
  expect((await fetchFile('csv?month=2026-03', scene.operator)).statusCode).toBe(404);
});

it('what was not supplied is named so, and was not returned', async () => {
  await deliveredOrder({ delivered: false });
  const taking = { lines: [0], reason: 'Moth holes' };
  await call(scene.seller, 'POST', `/desk/orders/${scene.orderId}/cannot-supply`, taking);
  await deliver();
  const { lines } = (
    (await call(scene.seller, 'GET', `/desk/earnings/orders/${scene.orderId}`)).body.parcels as {
      lines: object[];
    }[]
  )[0] as { lines: object[] };
  expect(lines).toMatchObject([{ returned: 0, shortage: 2, amountPaise: 0 }, { returned: 0 }]);
  await earnParcels(db, shift(clock.now(), 45 * day));
  const csv = await fetchFile('csv?month=2026-04', scene.seller);
  expect(csv.payload).toContain('Pieces,Returned,Not supplied,');
  expect(csv.payload).toMatch(/,2,0,2,0\.00,/);
});
