import * as m from '#messages/desk-orders';
import { slotText } from '../../domains/delivery/day-text.ts';
import { weekdayAndTime } from '../../messages/dates.ts';
import styles from './parts.module.css';

interface DueParcel {
  readonly state: string;
  readonly packBy: string | null;
  readonly promised: { readonly day: string; readonly from: string; readonly to: string } | null;
}

/** The run that a parcel goes on: the day and hours at the door; '' without a promise. */
export const runText = ({ promised }: Pick<DueParcel, 'promised'>): string =>
  promised ? slotText(promised) : '';

/** Whether its run is still to take it along. */
export const isToLeave = ({ state, packBy }: Pick<DueParcel, 'state' | 'packBy'>): boolean =>
  packBy !== null && (state === 'to pack' || state === 'packed');

const isPast = (moment: string) => Date.parse(moment) < Date.now();

/** Until when a parcel must be packed, in red once it is late. Nothing for parcels that the courier has. */
export function PackBy({ parcel }: { parcel: Pick<DueParcel, 'state' | 'packBy'> }) {
  const { state, packBy } = parcel;
  if (!packBy || !isToLeave(parcel)) return null;
  const when = weekdayAndTime(packBy);
  const late = isPast(packBy);
  const words = state === 'to pack' ? m.pack_by({ when }) : m.leaves_at({ when });
  return <b className={late ? styles.late : undefined}>{late ? m.was_due({ when }) : words}</b>;
}
