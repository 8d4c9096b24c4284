import type { Page } from '@playwright/test';
import { day, shift } from '../../src/platform/clock.ts';
import { withAnswer } from './answers.ts';
import type { OrdersMade } from './furnish-more.ts';
import type { OrdersAtTheDoor } from './furnish-the-door.ts';
import type { Scene } from './scene.ts';

/** Cash at the door, large refunds, and events that only a real payment provider sends. */
export function deskMoneyStates({ claimed, returned }: OrdersMade, door: OrdersAtTheDoor): Scene[] {
  const orders = { claimed, returned };
  return [
    state('cash-parcel', `/desk/orders/${door.cashOnItsWay}`),
    state('cash-by-code', `/desk/orders/${door.cashOnItsWay}`, (page) => press(page, 'Mark as delivered')),
    state('cash-wrong-code', `/desk/orders/${door.cashOnItsWay}`, async (page) => {
      await press(page, 'Mark as delivered');
      await page.getByLabel('Delivery code').fill('12');
      await page.getByRole('dialog').getByRole('button', { name: 'Mark as delivered' }).click();
    }),
    state('cash-without-code', `/desk/orders/${door.cashOnItsWay}`, async (page) => {
      await press(page, 'Mark as delivered');
      await page.getByRole('dialog').getByRole('button', { name: /code/i }).first().click();
    }),
    state('cash-delivered', `/desk/orders/${door.cashDelivered}`),
    state('cash-book', `/desk/order-book/${door.cashDelivered}`),
    state('cash-held', '/desk/money/cash'),
    state('cash-hand-in', '/desk/money/cash', (page) =>
      page.getByRole('main').locator('td button').first().click(),
    ),
    state('approval-of-mine', '/desk/money/refunds'),
    state(
      'approval',
      '/desk/money/refunds',
      withAnswer('/desk/money/refunds', ({ refunds, ...answer }) => ({
        ...answer,
        refunds: (refunds as { approval: object | null }[]).map((refund) =>
          refund.approval
            ? { ...refund, approval: { ...refund.approval, byMe: false, by: 'Kavita Joshi' } }
            : refund,
        ),
      })),
      'whole',
    ),
    state(
      'disputes',
      '/desk/webhooks/disputes',
      withAnswer('/desk/disputes', () => disputes(orders)),
      'whole',
    ),
    state(
      'provider-refunds',
      '/desk/webhooks/refunds',
      withAnswer('/desk/provider-refunds', () => providerRefunds(orders)),
      'whole',
    ),
    state(
      'settlements',
      '/desk/webhooks/settlements',
      withAnswer('/desk/settlements', () => settlements),
      'whole',
    ),
  ];
}

function state(name: string, address: string, act?: Scene['act'], whole?: 'whole'): Scene {
  return {
    name: `desk-operator-${name}`,
    viewer: 'operator',
    address,
    ...(act && { act }),
    ...(whole && { whole: true }),
  };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

const provider = 'razorpay';
const now = new Date();
const ago = (days: number) => shift(now, -days * day).toISOString();
const someOrder = (orderId: string) => ({ orderId, orderNumber: 'CHK-1042-7' });

function disputes({ claimed, returned }: Pick<OrdersMade, 'claimed' | 'returned'>) {
  const orderIn = (state: string, days: number, amountPaise: number, of: object) => ({
    provider,
    reference: `disp_${state.replace('_', '')}Gh7Kq2Lm9`,
    paymentId: `pay_${state.replace('_', '')}Nf4Rt8Wz1`,
    amountPaise,
    lostPaise: state === 'lost' ? amountPaise : 0,
    state,
    phase: state === 'under_review' ? 'pre_arbitration' : 'chargeback',
    reason: state === 'won' ? 'duplicate_processing' : 'goods_or_services_not_received_or_partially_received',
    respondBy: shift(now, 5 * day).toISOString(),
    openedAt: ago(days),
    ...of,
  });
  return {
    disputes: [
      orderIn('open', 1, 249_900, someOrder(claimed)),
      orderIn('under_review', 4, 1_249_900, someOrder(returned)),
      orderIn('won', 30, 84_950, someOrder(claimed)),
      orderIn('lost', 41, 2_749_900, someOrder(returned)),
      orderIn('closed', 60, 49_900, { orderId: null, orderNumber: null }),
    ],
    next: null,
  };
}

function providerRefunds({ claimed, returned }: Pick<OrdersMade, 'claimed' | 'returned'>) {
  const orderSeen = (state: string, of: object) => ({
    provider,
    reference: `rfnd_${state}Gh7Kq2Lm9`,
    paymentId: `pay_${state}Nf4Rt8Wz1`,
    amountPaise: 124_950,
    state,
    refundId: null,
    explanation: null,
    seenAt: ago(2),
    ...of,
  });
  return {
    refunds: [
      orderSeen('sent', someOrder(claimed)),
      orderSeen('done', {
        ...someOrder(returned),
        explanation: 'Sent twice by mistake from the dashboard; the customer keeps it as goodwill.',
      }),
      orderSeen('failed', { orderId: null, orderNumber: null }),
    ],
    next: null,
  };
}

const paidOut = (days: number, amountPaise: number, utr: string | null, creditedOn: string | null) => ({
  provider,
  reference: `setl_${days}Gh7Kq2Lm9Xc`,
  amountPaise,
  feesPaise: Math.round(amountPaise / 50),
  taxPaise: Math.round(amountPaise / 280),
  utr,
  settledAt: ago(days),
  creditedOn,
});
const settlements = {
  settlements: [
    paidOut(1, 4_812_350, null, null),
    paidOut(2, 12_904_200, '412345678901', null),
    paidOut(3, 100_045, '412345678902', ago(2).slice(0, 10)),
  ],
  heldPaise: 1_849_900,
  next: null,
};
