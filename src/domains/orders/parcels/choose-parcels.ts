import { formatPaise } from '../../../platform/money.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { hasLeft, isOpen, type Parcel } from './parcel.ts';

/** A parcel with what was paid, or is to be paid, for it. */
export interface PricedParcel extends Parcel {
  readonly amountPaise: number;
}

/**
 * The parcels that a cancellation means: the sellers named, or all of an order of which nothing is packed. Pure.
 * | A refusal about a parcel that has left says what can still be cancelled (`cancellable`).
 */
export function chooseParcels(
  parcels: readonly PricedParcel[],
  sellerIds: readonly string[] | undefined,
): readonly PricedParcel[] | Refusal<'not_found' | 'wrong_status'> {
  const open = parcels.filter(isOpen);
  if (sellerIds === undefined) {
    if (parcels.some(hasLeft))
      return tooLate(open, `${open.length === 0 ? 'This order' : 'A part of this order'} is ${hasGone}`);
    return open.length === 0 ? refuse('wrong_status', { error: 'This order is cancelled already' }) : open;
  }
  const named = parcels.filter(({ sellerId }) => sellerIds.includes(sellerId));
  if (named.length < new Set(sellerIds).size)
    return refuse('not_found', { error: 'We could not find this parcel' });
  const gone = named.find(hasLeft);
  if (gone) return tooLate(open, `The parcel from ${gone.shopName} is ${hasGone}`);
  const cancelled = named.find((parcel) => !isOpen(parcel));
  if (cancelled)
    return refuse('wrong_status', { error: `The parcel from ${cancelled.shopName} is cancelled already` });
  if (named.length < open.length && named.some(({ state }) => state === 'waiting'))
    return refuse('wrong_status', {
      error: 'This order is not paid yet: please cancel all of it, and order again what you want',
    });
  return named;
}

const hasGone = 'packed or on its way, so it can no longer be cancelled';

function tooLate(open: readonly PricedParcel[], sentence: string): Refusal<'wrong_status'> {
  const rest = open.map(
    ({ shopName, amountPaise }) => `the parcel from ${shopName} (${spoken(amountPaise)})`,
  );
  const error = rest.length === 0 ? sentence : `${sentence}. You can still cancel ${rest.join(' and ')}`;
  const cancellable = open.map(({ sellerId, shopName, amountPaise }) => ({
    sellerId,
    shopName,
    amount: amountPaise / 100,
  }));
  return refuse('wrong_status', { error, more: { cancellable } });
}

/** `₹585` or `₹585.50`. */
export const spoken = (paise: number): string => `₹${formatPaise(paise).replace(/\.00$/, '')}`;
