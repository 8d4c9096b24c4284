import * as m from '#messages/refusals';
import type { Handlers } from '../../../platform/call.ts';
import { minute, shift } from '../../../platform/clock.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Staff } from '../../../platform/visit.ts';
import { listChanges } from '../../staff/changes/changes.store.ts';
import type { Desk } from '../../staff/desk.ts';
import { readDueAtDoor } from '../on-delivery/take-cash.ts';
import { readOrderNumber } from '../order-number.ts';
import type { KnownOfOrders } from '../known-of-orders.ts';
import type { CodeOfDelivery } from '../parcels/delivery-code.ts';
import { advanceParcel, markEnded, markGivenUp, markTakenIn, markUnsupplied } from './change-parcel.ts';
import { confirmDelivery } from './confirm-delivery.ts';
import type { deskOrdersCalls, Parcel } from './seller-orders.calls.ts';
import { listJustPacked, listShopParcels, perPage, readParcels } from './seller-orders.store.ts';

/** How long the list offers to take back that a parcel was packed. */
const undoFor = 10 * minute;

/** Limit of a parcel's listed changes. */
const maxChanges = 50;

/** Fills in what is collected for parcels of several shops' orders, whose price is shared (`collect` of -1). */
async function withCash<Row extends { orderId: string; sellerId: string; collect: number }>(
  { db, clock }: Desk,
  parcels: readonly Row[],
): Promise<Row[]> {
  const sharedOrderIds = [
    ...new Set(parcels.filter(({ collect }) => collect < 0).map(({ orderId }) => orderId)),
  ];
  const due = new Map(
    await Promise.all(
      sharedOrderIds.map(async (id) => [id, await readDueAtDoor(db, id, clock.now())] as const),
    ),
  );
  return parcels.map((parcel) =>
    parcel.collect < 0
      ? { ...parcel, collect: (due.get(parcel.orderId)?.get(parcel.sellerId) ?? 0) / 100 }
      : parcel,
  );
}

/** Parcels as those see them who pack: without what the shop gets. */
const forDuty = <Row extends Pick<Parcel, 'owed'>>({ duty }: Staff, parcels: readonly Row[]): Row[] =>
  parcels.map((parcel) => (duty === 'packing' ? { ...parcel, owed: 0 } : parcel));

export function deskOrdersHandlers(
  desk: Desk & { readonly codeOfDelivery: CodeOfDelivery; readonly known: KnownOfOrders },
): Handlers<typeof deskOrdersCalls> {
  const { db } = desk;
  return {
    list: async ({ state, search, page = 1 }, { shopId, staff }) => {
      const { parcels, total } = await listShopParcels(db, shopId, { state, search, page }, desk.known);
      const since = shift(desk.clock.now(), -undoFor);
      return {
        justPacked: page === 1 ? await listJustPacked(db, shopId, since) : [],
        parcels: forDuty(staff, await withCash(desk, parcels)),
        total,
        perPage,
        mistyped: total === 0 && search !== undefined && readOrderNumber(search) === 'mistyped',
      };
    },
    get: async ({ orderId }, { shopId, staff }) => {
      const parcels = await readParcels(db, shopId, orderId, desk.known);
      if (parcels.length === 0) return refuse('not_found', { error: m.order_not_found() });
      const changes = await listChanges(db, { subject: 'order', subjectId: orderId, limit: maxChanges });
      return {
        parcels: forDuty(staff, await withCash(desk, parcels)).map((parcel) => ({
          ...parcel,
          changes: changes
            .filter(({ shopId: ofShop }) => ofShop === null || ofShop === parcel.sellerId)
            .map(({ at, by, did }) => ({ at: at.toISOString(), by, did })),
        })),
      };
    },
    pack: ({ orderId }, visit) => advanceParcel(desk, orderId, 'pack', visit),
    handOver: ({ orderId, courier = '', awb = '' }, visit) => {
      const code = desk.codeOfDelivery(orderId, visit.shopId ?? '');
      return advanceParcel(desk, orderId, 'hand over', visit, { sent: { courier, awb, code } });
    },
    deliver: (input, visit) => confirmDelivery(desk, input, visit),
    refuse: ({ orderId, reason }, visit) => markEnded(desk, { orderId, to: 'refused', reason }, visit),
    lose: ({ orderId, reason }, visit) => markEnded(desk, { orderId, to: 'lost', reason }, visit),
    bringBack: ({ orderId, reason }, visit) =>
      advanceParcel(desk, orderId, 'bring back', visit, { note: reason }),
    giveUp: ({ orderId, reason }, visit) => markGivenUp(desk, { orderId, reason }, visit),
    cannotSupply: ({ orderId, lines, reason }, visit) =>
      markUnsupplied(desk, { orderId, lines, reason }, visit),
    unpack: ({ orderId }, visit) => advanceParcel(desk, orderId, 'unpack', visit),
    takeIn: ({ orderId, good }, visit) => markTakenIn(desk, { orderId, good }, visit),
  };
}
