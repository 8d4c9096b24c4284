import type { APIRequestContext } from '@playwright/test';

interface Coupon {
  readonly code: string;
  readonly orderId: string;
  readonly state: string;
}

/** The customer's coupons, as listed in their account. */
export async function couponsOf(shop: APIRequestContext): Promise<Coupon[]> {
  const answer = await shop.get('/api/home/customer/coupons');
  return ((await answer.json()) as { coupons: Coupon[] }).coupons;
}
