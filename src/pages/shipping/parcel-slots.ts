import { useCallback, useEffect, useState } from 'react';
import type { SellerGroup } from '../../domains/cart/cart.ts';
import type { Slot } from '../../domains/delivery/delivery.ts';
import { useApi } from '../../web/page.tsx';
import { slotValue } from './form.ts';
import { type Offered, readOffered } from './load.ts';

/**
 * What is offered for a purchase to a PIN code; undefined until it is read.
 * @param initial what the page was rendered with
 */
export function useOffer(
  wanted: { pincode: string; groups: readonly SellerGroup[]; price: number },
  initial: Offered | null,
) {
  const api = useApi();
  const [offer, setOffer] = useState(initial);
  const { pincode, groups, price } = wanted;
  const again = useCallback(async () => {
    if (!pincode) return;
    const read = await readOffered(api, { pincode, groups, price }).catch(() => null);
    if (read) setOffer(read);
  }, [api, pincode, groups, price]);
  const isOfPin = offer?.delivery.pincode === pincode;
  useEffect(() => {
    if (!isOfPin) void again();
  }, [isOfPin, again]);
  return { offer: isOfPin ? offer : undefined, again };
}

/** The slots of a parcel, and the one that is chosen: the earliest unless another is. */
export interface Choice {
  readonly sellerId: string;
  readonly slots: readonly Slot[];
  readonly chosen: Slot | undefined;
}

/** @param values the form's chosen slots; a slot that is no longer offered falls back to the earliest */
export function choicesOf(
  { parcels, together }: Offered['delivery'],
  values: { slots: readonly string[]; joint: string },
): { apart: Choice[]; joint: Choice } {
  const choose = (sellerId: string, slots: readonly Slot[], chosen: readonly string[]): Choice => ({
    sellerId,
    slots,
    chosen: slots.find((slot) => chosen.includes(slotValue(sellerId, slot))) ?? slots[0],
  });
  const first = parcels[0]?.sellerId ?? '';
  return {
    apart: parcels.map(({ sellerId, slots }) => choose(sellerId, slots, values.slots)),
    joint: choose(first, together, [values.joint]),
  };
}
