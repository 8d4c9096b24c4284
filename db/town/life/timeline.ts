import { AsyncLocalStorage } from 'node:async_hooks';
import { isCallError } from '../../../src/platform/call-error.ts';
import { type Clock, day } from '../../../src/platform/clock.ts';

/**
 * What happens in the town, day by day, each thing at its own time. Stories run side by side; what belongs to one story
 * happens in the order of its time.
 */
export interface Timeline {
  readonly clock: Clock;
  /** Plans what happens in a story at a moment; what lies after the end never does. */
  plan(story: string, at: Date, happen: () => Promise<void>): void;
  /**
   * Makes everything happen. `afterEach` runs after each day.
   * @returns what the shop refused; the rest of that story did not happen
   */
  play(afterEach: () => Promise<void>): Promise<string[]>;
}

/** At most so many stories at once: each has a connection to the database. */
const lanes = 6;
/** Days begin at midnight in India. */
const ahead = 5.5 * 3_600_000;

interface Happening {
  readonly at: Date;
  readonly happen: () => Promise<void>;
}

const dayOfLife = (at: Date) => Math.floor((at.getTime() + ahead) / day);

/** A timeline that ends at `end`. */
export function openTimeline(end: Date): Timeline {
  const days = new Map<number, Map<string, Happening[]>>();
  const moment = new AsyncLocalStorage<Date>();
  const refusals: string[] = [];
  let latest = new Date(0);

  async function playStory(happenings: Happening[]): Promise<void> {
    for (let next = earliest(happenings); next; next = earliest(happenings))
      await moment.run(next.at, next.happen).catch(noteRefusal(next.at));
  }

  const noteRefusal = (at: Date) => (error: unknown) => {
    refusals.push(`${at.toISOString()} ${isCallError(error) ? error.code : ''} ${String(error)}`);
  };

  async function playDay(stories: Map<string, Happening[]>): Promise<void> {
    const queue = [...stories.values()].toSorted((a, b) => startOf(a) - startOf(b));
    const lane = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await playStory(next);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  return {
    clock: { now: () => moment.getStore() ?? latest },
    plan: (story, at, happen) => {
      if (at > end) return;
      const date = dayOfLife(at);
      const stories = days.get(date) ?? new Map<string, Happening[]>();
      days.set(date, stories);
      const happenings = stories.get(story) ?? [];
      stories.set(story, happenings);
      happenings.push({ at, happen });
    },
    play: async (afterEach) => {
      while (days.size > 0) {
        const date = Math.min(...days.keys());
        latest = new Date(Math.min((date + 1) * day - ahead, end.getTime()));
        await playDay(days.get(date) ?? new Map());
        days.delete(date);
        await afterEach();
      }
      return refusals;
    },
  };
}

const startOf = (happenings: readonly Happening[]) => Math.min(...happenings.map(({ at }) => at.getTime()));

/** Takes the first of them out of the list. */
function earliest(happenings: Happening[]): Happening | undefined {
  if (happenings.length === 0) return undefined;
  const at = startOf(happenings);
  return happenings.splice(
    happenings.findIndex((one) => one.at.getTime() === at),
    1,
  )[0];
}
