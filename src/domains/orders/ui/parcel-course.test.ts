import { expect, it } from 'vitest';
import { type ParcelState, parcelStates } from '../parcels/parcel.ts';
import { courseOf } from './parcel-course.ts';

const at = (hour: number) => `2026-03-01T${hour}:00:00.000Z`;
const times = {
  packedAt: null,
  handedOverAt: null,
  deliveredAt: null,
  refusedAt: null,
  cancelledAt: null,
};
const course = (state: ParcelState, dates: Partial<typeof times> | Record<string, string> = {}) =>
  courseOf(
    { date: at(10), payment_status: state === 'waiting' ? 'pending' : 'paid' },
    { ...times, ...dates, state },
  );
const words = (state: ParcelState) =>
  course(state).map(({ name, is }) => (is === 'now' ? `[${name}]` : name));

it('tells what happened, where the parcel is now, and what comes next', () => {
  expect(words('waiting')).toEqual(['[Checking your payment]', 'Packed', 'On its way', 'Delivered']);
  expect(words('to pack')).toEqual(['Ordered', '[Being prepared]', 'On its way', 'Delivered']);
  expect(words('packed')).toEqual(['Ordered', '[Packed]', 'On its way', 'Delivered']);
  expect(words('handed over')).toEqual(['Ordered', 'Packed', '[On its way]', 'Delivered']);
  expect(words('delivered')).toEqual(['Ordered', 'Packed', 'On its way', '[Delivered]']);
  expect(words('refused')).toEqual(['Ordered', 'Packed', 'On its way', '[Refused at the door]']);
  expect(words('cancelled')).toEqual(['Ordered', '[Cancelled]']);
});

it('has exactly one current stage, with finished ones before and later ones after it', () => {
  for (const state of parcelStates)
    expect(
      course(state)
        .map(({ is }) => is)
        .join(' '),
    ).toMatch(/^(done )*now( to come)*$/);
});

it('says when each stage was reached', () => {
  const dates = { packedAt: at(11), handedOverAt: at(12), deliveredAt: at(13) };
  expect(course('delivered', dates).map((stage) => stage.at)).toEqual([at(10), at(11), at(12), at(13)]);
  expect(course('to pack').map((stage) => stage.at)).toEqual([at(10), null, null, null]);
});
