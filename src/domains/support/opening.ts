import { minute } from '../../platform/clock.ts';

/** Daily opening hours of the phone, in Indian time such as '10.00'. */
interface Hours {
  readonly from: string;
  readonly to: string;
}

/** Whether the phone is answered at a moment, and in how many milliseconds that changes. */
export interface Opening {
  readonly is: 'open' | 'opens today' | 'opens tomorrow';
  readonly changesIn: number;
}

/** India is this many minutes ahead of UTC, all year round. */
const ahead = 330;
const dayLength = 24 * 60 * minute;

/** Milliseconds since midnight of a time such as '10.00'. */
const timeOf = (text: string): number => (Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))) * minute;

/** Whether the phone is answered at a moment, in milliseconds since 1970 (R-HELP-2). Pure. */
export function openingAt(now: number, { from, to }: Hours): Opening {
  const time = (now + ahead * minute) % dayLength;
  const [opens, closes] = [timeOf(from), timeOf(to)];
  if (time < opens) return { is: 'opens today', changesIn: opens - time };
  if (time < closes) return { is: 'open', changesIn: closes - time };
  return { is: 'opens tomorrow', changesIn: dayLength - time };
}
