import { expect, it } from 'vitest';
import { testApp, testSettings } from '../../../../test/support/app.ts';
import { callsOf } from '../../../../test/support/calls-as.ts';
import { discountingShop } from '../../../../test/support/discounting-shop.ts';
import { testProvider } from '../../../../test/support/payment-events.ts';
import { newOperatorLogin, newSellerLogin } from '../../../../test/support/staff.ts';
import { readBalance } from '../../ledger/ledger.store.ts';

const { db, clock, scene, place, faults, promotion, coupon } = await discountingShop();
const app = await testApp(db, { clock, settings: testSettings({ PAYMENT_PROVIDER: 'gateway' }) });
const call = callsOf(app);
const provider = testProvider(app, clock);

it('a seller who bears a discount has the share of what is left, in the books and at the desk', async () => {
  const seller = await newSellerLogin(db, scene.kurta.sellerId, clock.now());
  const own = { value: 40, bearer: 'seller', sellers: [scene.kurta.sellerId] } as const;
  const code = await coupon(await promotion(own));
  const { body } = await place({ discount: 85, coupon: code });
  await provider.send(provider.captured({ orderId: String(body.orderId), price: 815 }));
  const [payable, cashTaken] = await Promise.all([
    readBalance(db, 'seller_payable', scene.kurta.sellerId),
    readBalance(db, 'promotions'),
  ]);
  expect([payable, cashTaken]).toEqual([-81_700, 4_500]);
  const parcels = (await call(seller, 'GET', '/desk/orders')).body.parcels;
  expect(parcels).toMatchObject([{ goods: 860, owed: 817 }]);
  expect((await call(seller, 'GET', '/desk/earnings')).body).toMatchObject({ heldPaise: 81_700 });
  const operator = await newOperatorLogin(db, clock.now());
  const book = await call(operator, 'GET', `/desk/order-book/${String(body.orderId)}`);
  expect(book.body.order).toMatchObject({ price: 815, discount: 85, shopsBear: 40 });
  expect(await faults()).toEqual([]);
});
