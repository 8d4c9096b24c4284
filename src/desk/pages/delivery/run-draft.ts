import type { DeskRun } from './run-words.ts';

/** A run while it is edited; numbers are kept as typed. */
export interface RunDraft {
  readonly key: string;
  readonly id: string | undefined;
  readonly weekdays: readonly number[];
  readonly readyBy: string;
  readonly daysLater: string;
  readonly from: string;
  readonly to: string;
  /** Empty for no limit. */
  readonly capacity: string;
}

export const draftOf = ({ daysLater, capacity, ...run }: DeskRun): RunDraft => ({
  ...run,
  key: run.id,
  daysLater: String(daysLater),
  capacity: capacity === null ? '' : String(capacity),
});

export const newRun = (): RunDraft => ({
  key: crypto.randomUUID(),
  id: undefined,
  weekdays: [1, 2, 3, 4, 5, 6],
  readyBy: '18:00',
  daysLater: '1',
  from: '10:00',
  to: '18:00',
  capacity: '',
});

/** The run as it is sent. The server refuses what is not a number, and the form shows that beside the field. */
export const runOf = ({ key: _key, weekdays, daysLater, capacity, ...run }: RunDraft) => ({
  ...run,
  weekdays: [...weekdays],
  daysLater: daysLater.trim() === '' ? Number.NaN : Number(daysLater),
  capacity: capacity.trim() === '' ? null : Number(capacity),
});
