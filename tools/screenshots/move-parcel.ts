import type { APIRequestContext } from '@playwright/test';
import { sendTo } from './send-to.ts';

/** Moves a seller's parcel through the desk: pack, hand over, deliver. */
export async function moveParcel(
  desk: APIRequestContext,
  orderId: string,
  sellerId: string,
  steps: readonly string[],
): Promise<void> {
  for (const step of steps)
    await sendTo(desk)(`/desk/orders/${orderId}/${step}`, {
      shop: sellerId,
      ...(step === 'deliver' && { reason: 'Told by phone' }),
    });
}
