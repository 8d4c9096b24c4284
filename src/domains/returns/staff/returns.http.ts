import * as refusals from '#messages/refusals';
import * as m from '#messages/returns';
import type { Handlers } from '../../../platform/call.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import type { StaffVisit } from '../../../platform/visit.ts';
import type { KnownOfOrders } from '../../orders/known-of-orders.ts';
import type { Desk } from '../../staff/desk.ts';
import { addPhoto } from '../add-photo.ts';
import { changeReturn } from '../change-return.ts';
import { refundInstead } from '../refund-instead.ts';
import { readPhoto } from '../photos.store.ts';
import type { ReturnState } from '../return.ts';
import { shownReturn } from '../show-returns.ts';
import { countReasons, countWaiting, listDeskReturns, perPage } from './desk-returns.store.ts';
import type { deskReturnsCalls } from './returns.calls.ts';

const owner = ({ shopId }: StaffVisit) => (shopId === null ? {} : { sellerId: shopId });

export function deskReturnsHandlers({
  db,
  clock,
  known,
}: Desk & { readonly known: Pick<KnownOfOrders, 'acceptedPayment'> }): Handlers<typeof deskReturnsCalls> {
  const move = async (
    { returnId, seen, to, why }: { returnId: string; seen: ReturnState; to: ReturnState; why: string },
    visit: StaffVisit,
  ) => {
    const { staff } = visit;
    const outcome = await changeReturn(db, {
      returnId,
      owner: owner(visit),
      seen,
      to,
      why,
      staff,
      actor: { kind: staff.role, id: staff.id },
      now: clock.now(),
      known,
    });
    return isRefusal(outcome) ? outcome : { message: m.desk_moved() };
  };
  return {
    list: async ({ list = 'waiting', search, page = 1 }, { shopId, staff }) => {
      const { returns, total } = await listDeskReturns(db, shopId, { list, search, page });
      const now = clock.now();
      const deskReturns = returns.map(({ customer, town, ...one }) => ({
        ...shownReturn(one, { kind: staff.role }, now),
        customer,
        town,
      }));
      return { returns: deskReturns, total, perPage, waits: await countWaiting(db, shopId) };
    },
    move,
    decide: move,
    refundInstead: ({ returnId, seen, why, payTo }, visit) =>
      refundInstead(db, {
        returnId,
        owner: owner(visit),
        payTo,
        ...(seen && { seen }),
        why,
        staff: visit.staff,
        actor: { kind: visit.staff.role, id: visit.staff.id },
        now: clock.now(),
        known,
      }),
    addPhoto: ({ id: returnId }, visit) =>
      addPhoto(
        db,
        {
          returnId,
          owner: owner(visit),
          by: 'staff',
          sender: visit.staff.id,
          bytes: visit.rawBody,
          key: visit.idempotencyKey,
          now: clock.now(),
        },
        visit.gone,
      ),
    photo: async ({ id: photoId, size }, visit) => {
      const bytes = await readPhoto(db, photoId, owner(visit), size);
      return bytes ? { bytes, name: `${photoId}.webp` } : refuse('not_found');
    },
    ofProduct: async ({ productId }, { shopId }) =>
      (await countReasons(db, shopId, productId)) ??
      refuse('not_found', { error: refusals.not_your_product() }),
  };
}
