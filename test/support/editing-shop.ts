import { hour } from '../../src/platform/clock.ts';
import { expireOrders } from '../../src/domains/orders/expire-orders.ts';
import { testApp, testSettings } from './app.ts';
import { callsOf } from './calls-as.ts';
import { discountingShop } from './discounting-shop.ts';
import { testProvider } from './payment-events.ts';
import { newOperatorLogin } from './staff.ts';

interface Limits {
  readonly maxUses?: number | null;
  readonly maxUsesEach?: number | null;
  readonly firstOrderOnly?: boolean;
}

/** The discounting shop with an operator who edits its offers at the desk, and a payment provider. */
export async function editingShop() {
  const shop = await discountingShop();
  const { db, clock } = shop;
  const app = await testApp(db, { clock, settings: testSettings({ PAYMENT_PROVIDER: 'gateway' }) });
  const call = callsOf(app);
  const operator = await newOperatorLogin(db, clock.now());

  async function versionOf(promotionId: string): Promise<number | undefined> {
    const { promotions } = (await call(operator, 'GET', '/desk/promotions')).body;
    return (promotions as { id: string; version: number }[]).find(({ id }) => id === promotionId)?.version;
  }
  /** Saves an offer of ₹50 with these limits and no others. */
  async function edit(promotionId: string, limits: Limits = {}) {
    const goods = { fromRupees: 0, categories: [], shops: [] };
    const offer = { name: 'Welcome', kind: 'rupees', value: 50, cap: null, ...goods };
    const none = { firstOrderOnly: false, maxUses: null, maxUsesEach: null };
    const shownVersion = { promotionId, version: await versionOf(promotionId) };
    const days = { firstDay: '2026-02-01', lastDay: null };
    return call(operator, 'PUT', '/desk/promotions', {
      ...offer,
      ...days,
      ...none,
      ...limits,
      ...shownVersion,
    });
  }
  const end = async (promotionId: string) =>
    call(operator, 'POST', '/desk/promotions/end', { promotionId, version: await versionOf(promotionId) });
  const cancelAs = (by: { cookie: string }, orderId: unknown) =>
    call(by, 'POST', `/home/customer/cancel-order/${String(orderId)}`, {});
  /** Lets an hour pass and unpaid orders expire. */
  async function expire() {
    clock.advance(hour);
    await expireOrders(db, clock.now());
  }
  return { ...shop, provider: testProvider(app, clock), edit, end, cancelAs, expire };
}
