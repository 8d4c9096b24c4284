import * as m from '#messages/refusals';
import { listOf } from '../../../messages/intl.ts';
import { rupeesText } from '../../../platform/money.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { hasLeft, isOpen, type Parcel } from './parcel.ts';

/** A parcel with its goods at selling prices, and the amount paid or payable for it. */
export interface PricedParcel extends Parcel {
  readonly goodsPaise: number;
  readonly amountPaise: number;
  /** What is kept of it for delivering the rest, if its customer cancels it alone (R-ORDER-9). */
  readonly keptPaise: number;
}

/**
 * The parcels to cancel: those of the named sellers, or all of an order that has no packed parcel. Pure.
 * When a parcel has already left, the refusal lists those that can still be cancelled (`cancellable`).
 */
export function chooseParcels(
  parcels: readonly PricedParcel[],
  sellerIds: readonly string[] | undefined,
): readonly PricedParcel[] | Refusal<'not_found' | 'wrong_status'> {
  const open = parcels.filter(isOpen);
  if (sellerIds === undefined) {
    if (parcels.some(hasLeft))
      return tooLate(open, open.length === 0 ? m.on_its_way() : m.partly_on_its_way());
    return open.length === 0 ? refuse('wrong_status', { error: m.already_cancelled() }) : open;
  }
  const chosenParcels = parcels.filter(({ sellerId }) => sellerIds.includes(sellerId));
  if (chosenParcels.length < new Set(sellerIds).size)
    return refuse('not_found', { error: m.parcel_not_found() });
  const onTheWay = chosenParcels.find(hasLeft);
  if (onTheWay) return tooLate(open, m.parcel_on_its_way({ shop: onTheWay.shopName }));
  const cancelledParcel = chosenParcels.find((parcel) => !isOpen(parcel));
  if (cancelledParcel)
    return refuse('wrong_status', { error: m.parcel_already_cancelled({ shop: cancelledParcel.shopName }) });
  if (chosenParcels.length < open.length && chosenParcels.some(({ state }) => state === 'waiting'))
    return refuse('wrong_status', {
      error: m.cancel_all_of_unpaid(),
    });
  return chosenParcels;
}

function tooLate(open: readonly PricedParcel[], sentence: string): Refusal<'wrong_status'> {
  const rest = listOf(
    open.map((parcel) => m.parcel_from({ shop: parcel.shopName, amount: rupeesText(backFor(parcel)) })),
  );
  const error = rest === '' ? sentence : m.can_still_cancel({ sentence, parcels: rest });
  const cancellable = open.map((parcel) => ({
    sellerId: parcel.sellerId,
    shopName: parcel.shopName,
    amount: backFor(parcel) / 100,
  }));
  return refuse('wrong_status', { error, more: { cancellable } });
}

/** What comes back for a parcel that its customer cancels alone. */
const backFor = ({ amountPaise, keptPaise }: PricedParcel): number => amountPaise - keptPaise;
