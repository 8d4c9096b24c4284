/** The only source of the time, so that tests can set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A stopped clock for tests; `advance` moves it. */
export function testClock(start: Date | string): Clock & { advance(milliseconds: number): void } {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    advance: (milliseconds) => {
      at += milliseconds;
    },
  };
}

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** `time` plus `milliseconds` (may be negative). */
export function shift(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds);
}
