import { expect, it } from 'vitest';
import type { OrderState, PaymentState } from '../order.ts';
import type { OrderParcel } from '../order-shape.ts';
import type { ParcelState } from '../parcels/parcel.ts';
import { dueAtDoor } from './due-at-door.ts';
import { goodsName } from './goods-name.ts';
import { orderStage } from './order-stage.ts';

const parcel = (state: ParcelState): OrderParcel => ({
  sellerId: state,
  shopName: 'Gulab Handlooms',
  state,
  amount: 900,
  packedAt: null,
  handedOverAt: null,
  courier: '',
  awb: '',
  deliveryCode: '',
  deliveredAt: null,
  refusedAt: null,
  cancelledAt: null,
});
const stageOf = (payment: PaymentState, status: OrderState, ...states: ParcelState[]) =>
  orderStage({ payment_status: payment, order_status: status, pay_by: 'upi', parcels: states.map(parcel) });

it('says where an order stands as a person would', () => {
  expect(stageOf('unpaid', 'pending', 'waiting')).toBe('Waiting for payment');
  expect(stageOf('pending', 'pending', 'waiting')).toBe('Checking your payment');
  expect(stageOf('failed', 'pending', 'waiting')).toBe('Payment failed');
  expect(stageOf('paid', 'placed', 'to pack', 'packed')).toBe('Preparing');
  expect(stageOf('paid', 'warehouse', 'packed', 'packed')).toBe('Packed and ready to go');
  expect(stageOf('paid', 'warehouse', 'handed over', 'packed')).toBe('Partly on its way');
  expect(stageOf('paid', 'warehouse', 'handed over')).toBe('On its way');
  expect(stageOf('paid', 'warehouse', 'delivered', 'handed over')).toBe('Partly delivered');
  expect(stageOf('paid', 'success', 'delivered')).toBe('Delivered');
});

it('leaves cancelled parcels out, and a cancelled order to its badge', () => {
  expect(stageOf('paid', 'warehouse', 'handed over', 'cancelled')).toBe('On its way');
  expect(stageOf('paid', 'success', 'delivered', 'refused', 'cancelled')).toBe('Delivered');
  expect(stageOf('paid', 'warehouse', 'refused', 'cancelled')).toBe('Refused at the door');
  expect(stageOf('paid', 'cancelled', 'cancelled')).toBe('');
});

it('names an order by its first product', () => {
  expect(goodsName([])).toBe('');
  expect(goodsName([{ name: 'Indigo Kurta' }])).toBe('Indigo Kurta');
  expect(goodsName([{ name: 'Indigo Kurta' }, { name: 'Dupatta' }, { name: 'Juttis' }])).toBe(
    'Indigo Kurta and 2 more',
  );
});

it('does not show an order that is paid at the door as waiting', () => {
  const order = { payment_status: 'unpaid', order_status: 'placed', pay_by: 'delivery' } as const;
  const [open, gone] = [parcel('to pack'), parcel('delivered')];
  expect(orderStage({ ...order, parcels: [open] })).toBe('Preparing');
  expect(dueAtDoor({ ...order, parcels: [{ ...open, amount: 386.2 }, gone, parcel('refused')] })).toBe(386.2);
  expect(dueAtDoor({ ...order, payment_status: 'paid', parcels: [open] })).toBe(0);
  expect(dueAtDoor({ ...order, pay_by: 'upi', parcels: [open] })).toBe(0);
});
