import fc from 'fast-check';
import { killedAt } from './commands.ts';
import { at } from './model-offers.ts';

/** Selects the object of a command. */
export interface Choice {
  readonly pick: number;
  /** Whether impossible objects may be selected too. */
  readonly stray: boolean;
  readonly killed: number;
}

/** Mostly selects something possible. */
export const choice: fc.Arbitrary<Choice> = fc.record({
  pick: fc.nat(6),
  stray: fc.nat(7).map((n) => n === 0),
  killed: killedAt,
});

/** One of those that `fits`, or with `stray` any of them. */
export function choose<T>(all: readonly T[], { pick, stray }: Choice, fits: (one: T) => boolean): T {
  const some = stray ? all : all.filter(fits);
  return at(some, pick % some.length);
}

export const choiceText = ({ pick, stray }: Choice): string => (stray ? `stray ${pick}` : String(pick));
