import type { ParcelState } from './parcel-words.ts';

/** A parcel and the step to confirm. */
export interface ParcelAsked {
  readonly parcel: {
    readonly orderId: string;
    readonly sellerId: string;
    readonly shopName: string;
    readonly state: ParcelState;
    /** Who carries it, or carried it before it was brought back; '' if not given. */
    readonly courier: string;
  };
}
