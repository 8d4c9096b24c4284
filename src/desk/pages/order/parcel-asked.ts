import type { ParcelState } from './parcel-words.ts';

/** A parcel and the step to confirm. */
export interface ParcelAsked {
  readonly parcel: {
    readonly orderId: string;
    readonly sellerId: string;
    readonly shopName: string;
    readonly state: ParcelState;
  };
  /** Read again what the page shows: also after a refusal, since somebody was faster then. */
  readonly onDone: () => Promise<void>;
}
