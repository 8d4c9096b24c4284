import type { Database } from '../../platform/database.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { type KeptPromise, type OrderPromise, placesOf, promiseOrder } from '../delivery/promise-order.ts';
import { loadSchedule } from '../delivery/schedule.ts';
import { tryHoldPlaces } from '../delivery/slots.store.ts';
import { readPromised, savePromised } from './promised.store.ts';

/** Attempts, each on the next day that has a place. */
const maxTries = 10;

/**
 * Promises new days to an order that takes its stock again (R-DELIVERY-3): each parcel keeps its old day if possible,
 * or gets the next one. A parcel that finds no place keeps its day without one, because its money has arrived.
 */
export async function renewPromise(trx: Database, orderId: string, now: Date): Promise<void> {
  const { pincode, promised, sellerIds } = await readPromised(trx, orderId);
  const schedule = await loadSchedule(trx, now);
  const promises: Record<string, KeptPromise> = { ...promised };
  for (const sellerId of sellerIds.toSorted()) {
    const old = promised[sellerId];
    const notBefore = old ? { [sellerId]: old.day } : {};
    const request = { pincode, sellerIds: [sellerId], now, notBefore };
    const promise = await holdFirst(trx, () => promiseOrder(trx, schedule, request));
    if (promise?.[sellerId]) promises[sellerId] = promise[sellerId];
    else if (old) promises[sellerId] = { ...old, held: false };
  }
  await savePromised(trx, orderId, promises);
}

/** The first promise whose places could be reserved; null when there is none. */
async function holdFirst(
  trx: Database,
  ask: () => ReturnType<typeof promiseOrder>,
): Promise<OrderPromise | null> {
  for (let tries = 0; tries < maxTries; tries++) {
    const answer = await ask();
    if (isRefusal(answer)) return null;
    const [place] = placesOf(answer);
    if (!place || (await tryHoldPlaces(trx, place))) return answer;
  }
  return null;
}
