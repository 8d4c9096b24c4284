import { type APIRequestContext, expect, type Page } from '@playwright/test';

interface OrderBody {
  readonly order: {
    readonly payment_status: string;
    readonly parcels: readonly { readonly sellerId: string; readonly deliveryCode: string }[];
    readonly refunds: readonly { readonly amount: number; readonly ofReturn: boolean }[];
  };
}

/** An order as its customer sees it. */
export async function readOrder(shop: APIRequestContext, orderId: string): Promise<OrderBody['order']> {
  const answer = await shop.get(`/api/home/customer/gat-order/${orderId}`);
  return ((await answer.json()) as OrderBody).order;
}

/** Staff pack and hand over each parcel, and deliver it by the code that the customer gives them. */
export async function deliverByCode(desk: Page, shop: APIRequestContext, orderId: string): Promise<void> {
  const step = async (name: string, sellerId: string, data: object = {}) => {
    const answer = await desk.request.post(`/api/desk/orders/${orderId}/${name}`, {
      data: { shop: sellerId, ...data },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  for (const { sellerId } of (await readOrder(shop, orderId)).parcels) {
    await step('pack', sellerId);
    await step('hand-over', sellerId, { courier: 'Delhivery', awb: `DL${sellerId.slice(-6)}` });
  }
  for (const { sellerId, deliveryCode: code } of (await readOrder(shop, orderId)).parcels)
    await step('deliver', sellerId, { code });
}

/** The code in the last text message, once it is the one for the order and not for the login. */
export async function readOrderOtp(shop: APIRequestContext, mobile: string): Promise<string> {
  const texts = async () => {
    const { messages } = (await (await shop.get(`/dev/outbox.json?to=${mobile}`)).json()) as {
      messages: { text: string }[];
    };
    return messages[0]?.text ?? '';
  };
  await expect.poll(texts).toContain('to confirm your order');
  return /\b(\d{4})\b/.exec(await texts())?.[1] ?? '';
}
