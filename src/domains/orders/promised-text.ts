import * as m from '#messages/orders';
import { dayText, hoursText } from '../delivery/day-text.ts';
import { listOf } from '../../messages/intl.ts';
import type { Order, OrderParcel } from './order-shape.ts';
import { isLeft } from './parcels/parcel.ts';

/** A parcel's promise, such as 'Tue 24 Nov, 10 am – 8 pm'. */
export const promiseText = (promise: NonNullable<OrderParcel['promised']>): string =>
  `${dayText(promise.day)}, ${hoursText(promise)}`;

/** The promised days of an order's parcels that are still to come, in one line; '' if there are none. */
export function promiseLine({ parcels }: Pick<Order, 'parcels'>): string {
  const coming = parcels.filter((parcel) => isLeft(parcel) && parcel.state !== 'delivered');
  return daysLine(coming.flatMap(({ promised }) => promised?.day ?? []));
}

/** Promised days (YYYY-MM-DD) in one line, earliest first without duplicates; '' for none. */
export function daysLine(days: readonly string[]): string {
  const each = [...new Set(days)].toSorted().map(dayText);
  return each.length === 0 ? '' : m.promised_for({ days: listOf(each) });
}
