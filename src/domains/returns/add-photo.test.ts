import sharp from 'sharp';
import { expect, it } from 'vitest';
import { returningShop } from '../../../test/support/returning-shop.ts';

const shop = await returningShop();

it('a photo of a return that is sent again after a lost answer is there once', async () => {
  await shop.deliveredOrder();
  const id = await shop.asked();
  const payload = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#7a1f3d' } })
    .jpeg()
    .toBuffer();
  const send = (key: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/home/customer/return-photo/${id}`,
      headers: {
        cookie: shop.scene.customer.cookie,
        'content-type': 'application/octet-stream',
        'idempotency-key': key,
      },
      payload,
    });
  for (const key of ['one', 'two', 'one', 'two']) expect((await send(key)).statusCode).toBe(201);
  expect((await shop.read()).returns[0]?.photos).toHaveLength(2);
});
