import { useCallback, useEffect, useState } from 'react';
import type { SellerGroup } from '../../domains/cart/cart.ts';
import { isSameSlot, type Slot } from '../../domains/delivery/delivery.ts';
import { useApi } from '../../web/page.tsx';
import { slotValue } from './form.ts';
import { type ShippingOffer, readOffered } from './load.ts';

interface SlotQuery {
  readonly pincode: string;
  readonly groups: readonly SellerGroup[];
  /** What is to be paid, in rupees. */
  readonly price: number;
}

/** The slots of a parcel, and the one that is chosen: the earliest unless another is. */
export interface Choice {
  readonly sellerId: string;
  readonly slots: readonly Slot[];
  readonly chosen: Slot | undefined;
}

/** The parcels' slots, delivered separately or all at once. */
export interface Choices {
  readonly apart: readonly Choice[];
  readonly joint: Choice;
}

/**
 * What is offered for a purchase to a PIN code: its slots, the ways to pay, and the slot of each parcel as the form has
 * it. Undefined until it is read; `isSilent` after a failure.
 * @param initial what the page was rendered with
 */
export function useOffer(
  { pincode, groups, price }: SlotQuery,
  values: { slots: readonly string[]; joint: string; together: string },
  initial: ShippingOffer | null,
) {
  const api = useApi();
  const [offer, setOffer] = useState(initial);
  const [isSilent, setSilent] = useState(false);
  const readAgain = useCallback(async () => {
    if (!pincode) return;
    const answer = await readOffered(api, { pincode, groups, price }).catch(() => null);
    setSilent(answer === null);
    if (answer) setOffer(answer);
  }, [api, pincode, groups, price]);
  const isOfPin = offer?.delivery.pincode === pincode;
  useEffect(() => {
    if (!isOfPin) void readAgain();
  }, [isOfPin, readAgain]);
  const current = isOfPin ? offer : undefined;
  const choices = current && choicesOf(current.delivery, values);
  const isTogether = values.together === 'yes' && choices !== undefined && mayComeTogether(choices);
  const parcels = isTogether
    ? groups.map(({ sellerId }) => ({ ...choices.joint, sellerId }))
    : (choices?.apart ?? []);
  return { offer: current, readAgain, isSilent: isSilent && !isOfPin, choices, isTogether, parcels };
}

/** Whether coming all at once is something else than the earliest slot of each. */
export const mayComeTogether = ({ apart, joint }: Choices): boolean =>
  joint.slots.length > 0 && apart.some(({ slots: [first] }) => first && !isSameSlot(first, joint.slots[0]));

/** @param values the form's chosen slots; a slot that is no longer offered falls back to the earliest */
function choicesOf(
  { parcels, together }: ShippingOffer['delivery'],
  values: { slots: readonly string[]; joint: string },
): Choices {
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
