import { minute } from '../../platform/clock.ts';
import { dayMinutes, dayOfMinute, momentOf } from '../../platform/india-time.ts';
import { type Channel, kindOf, type AnyKind } from './kinds.ts';

/** Nothing that can wait goes out from 21:00 to 08:00 Indian time (R-NOTICE-3). */
const evening = 21 * 60;
const morning = 8 * 60;

const ringing: readonly Channel[] = ['sms', 'whatsapp', 'push'];

/** When the current night ends; null in the daytime. Each bound belongs to the period that it begins. */
export function nightEnds(now: Date): Date | null {
  const minuteOfIndia = Math.floor((now.getTime() - momentOf(0).getTime()) / minute);
  const today = dayOfMinute(minuteOfIndia);
  const ofDay = minuteOfIndia - today * dayMinutes;
  if (ofDay >= morning && ofDay < evening) return null;
  return momentOf((ofDay < morning ? today : today + 1) * dayMinutes + morning);
}

/** Until when a notice must wait on a channel; null if it may go now. An urgent one never waits. */
export function waitsUntil(
  { kind, urgent }: { readonly kind: AnyKind; readonly urgent: boolean },
  channel: Channel,
  now: Date,
): Date | null {
  const { waits } = kindOf(kind);
  if (urgent || waits === 'nothing') return null;
  return waits === 'everything' || ringing.includes(channel) ? nightEnds(now) : null;
}
