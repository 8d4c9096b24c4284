import * as m from '#messages/orders';
import { slotText } from '../delivery/day-text.ts';
import { listOf } from '../../messages/intl.ts';
import type { Order, OrderParcel } from './order-shape.ts';
import { isLeft } from './parcels/parcel.ts';

type ParcelPromise = NonNullable<OrderParcel['promised']>;

/** The promised slots of an order's parcels that are still to come, in one line; '' if there are none. */
export const promiseLine = (order: Pick<Order, 'parcels'>): string => slotsLine(slotsToCome(order));

/** The promised slots of an order's parcels that are still to come, earliest first. */
export const slotsToCome = ({ parcels }: Pick<Order, 'parcels'>): ParcelPromise[] =>
  inOrder(
    parcels
      .filter((parcel) => isLeft(parcel) && parcel.state !== 'delivered')
      .flatMap(({ promised }) => promised ?? []),
  );

const inOrder = (slots: readonly ParcelPromise[]) =>
  slots.toSorted((a, b) => (`${a.day} ${a.to}` < `${b.day} ${b.to}` ? -1 : 1));

/** Promised slots in one line, earliest first without duplicates; '' for none. */
export function slotsLine(slots: readonly ParcelPromise[]): string {
  const each = inOrder(slots).map(slotText);
  return each.length === 0 ? '' : m.promised_for({ days: listOf([...new Set(each)]) });
}
