import * as m from '#messages/orders';
import type { Order, OrderParcel } from '../order-shape.ts';
import { unpaidStages } from './order-stage.ts';

/** A stage of a parcel's way to its customer. */
export interface Stage {
  readonly name: string;
  /** When the stage was reached; null if not yet reached or not recorded. */
  readonly at: string | null;
  readonly is: 'done' | 'now' | 'to come';
}

type CourseParcel = Pick<
  OrderParcel,
  | 'state'
  | 'packedAt'
  | 'handedOverAt'
  | 'broughtBackAt'
  | 'deliveredAt'
  | 'refusedAt'
  | 'lostAt'
  | 'cancelledAt'
>;

/** The number of finished stages for each state on the normal path. */
const reached = {
  waiting: 0,
  'to pack': 1,
  packed: 1,
  'handed over': 2,
  'brought back': 2,
  delivered: 3,
} as const;

/** A parcel's past and coming stages; exactly one is current. Pure. */
export function courseOf(
  { date, payment_status: payment }: Pick<Order, 'date' | 'payment_status'>,
  parcel: CourseParcel,
): readonly Stage[] {
  const { state, packedAt, handedOverAt, broughtBackAt, deliveredAt, refusedAt, lostAt, cancelledAt } =
    parcel;
  const ordered = { name: m.ordered(), at: date };
  const packed = { name: state === 'to pack' ? m.parcel_to_pack() : m.parcel_packed(), at: packedAt };
  const sent = { name: m.on_its_way(), at: handedOverAt };
  if (state === 'cancelled') {
    const before = handedOverAt === null ? [ordered] : [ordered, packed, sent];
    return upTo(before.length, [...before, { name: m.parcel_cancelled(), at: cancelledAt }]);
  }
  if (state === 'lost') return upTo(3, [ordered, packed, sent, { name: m.lost_on_the_way(), at: lostAt }]);
  if (state === 'refused')
    return upTo(3, [ordered, packed, sent, { name: m.refused_at_the_door(), at: refusedAt }]);
  const stages = [
    state === 'waiting' && payment !== 'paid' ? { ...ordered, name: unpaidStages[payment]() } : ordered,
    packed,
    state === 'brought back' ? { name: m.brought_back(), at: broughtBackAt } : sent,
    { name: m.delivered(), at: deliveredAt },
  ];
  return upTo(reached[state], stages);
}

const upTo = (now: number, stages: readonly Omit<Stage, 'is'>[]): readonly Stage[] =>
  stages.map((stage, index) => ({ ...stage, is: index < now ? 'done' : index === now ? 'now' : 'to come' }));
