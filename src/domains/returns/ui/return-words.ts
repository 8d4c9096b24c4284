import * as m from '#messages/returns';
import type { BadgeTone } from '../../../ui/badge/badge.tsx';
import { hoursText } from '../../delivery/day-text.ts';
import type { Reason, ReturnState } from '../return.ts';

export const reasonWords: Record<Reason, () => string> = {
  damaged: m.reason_damaged,
  faulty: m.reason_faulty,
  wrong: m.reason_wrong,
  size: m.reason_size,
  not_as_shown: m.reason_not_as_shown,
  not_liked: m.reason_not_liked,
};

/** The label and colour of each state. */
export const stateWords: Record<ReturnState, { label: () => string; tone: BadgeTone }> = {
  asked: { label: m.state_asked, tone: 'waiting' },
  unanswered: { label: m.state_unanswered, tone: 'waiting' },
  agreed: { label: m.state_agreed, tone: 'info' },
  declined: { label: m.state_declined, tone: 'bad' },
  disputed: { label: m.state_disputed, tone: 'waiting' },
  closed: { label: m.state_closed, tone: 'bad' },
  'picked up': { label: m.state_picked_up, tone: 'info' },
  'not good': { label: m.state_not_good, tone: 'waiting' },
  refunded: { label: m.state_refunded, tone: 'good' },
  exchanged: { label: m.state_exchanged, tone: 'good' },
  'sent back': { label: m.state_sent_back, tone: 'bad' },
  cancelled: { label: m.state_cancelled, tone: 'neutral' },
};

/** What the customer must know or do next; '' if nothing is left. */
export const nextWords: Record<ReturnState, () => string> = {
  asked: m.next_asked,
  unanswered: m.next_unanswered,
  agreed: m.next_agreed,
  declined: () => '',
  disputed: m.next_disputed,
  closed: () => '',
  'picked up': m.next_picked_up,
  'not good': m.next_disputed,
  refunded: () => '',
  exchanged: () => '',
  'sent back': () => '',
  cancelled: () => '',
};

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A calendar day as people say it: `Tue, 24 Nov`. */
export const dayWords = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

/** A pick-up in words: `Tue, 24 Nov, 10 am – 2 pm`. */
export const pickupWords = ({ day, ...hours }: { day: string; from: string; to: string }): string =>
  m.pickup({ day: dayWords(day), hours: hoursText(hours) });
