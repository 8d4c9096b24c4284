import fc from 'fast-check';
import { killedAt } from './commands.ts';
import { at } from './model-offers.ts';

/** Which of several things a command is about. */
export interface Choice {
  readonly pick: number;
  /** Something that is not possible is tried as well. */
  readonly stray: boolean;
  readonly killed: number;
}

/** Mostly something possible. */
export const choice: fc.Arbitrary<Choice> = fc.record({
  pick: fc.nat(6),
  stray: fc.nat(7).map((n) => n === 0),
  killed: killedAt,
});

/** One of those that `fits`, or with `stray` whichever. */
export function choose<T>(all: readonly T[], { pick, stray }: Choice, fits: (one: T) => boolean): T {
  const some = stray ? all : all.filter(fits);
  return at(some, pick % some.length);
}

export const named = ({ pick, stray }: Choice): string => (stray ? `stray ${pick}` : String(pick));
