import { z } from 'zod';

/** The first entry of a backup: its origin, and what is needed to read it. */
export const manifestName = 'backup.json';
/** The last entry of a backup: a file without it was cut short. */
export const contentsName = 'contents.json';

/** Increment it if an older reader would misread a newer file. */
export const format = 1;

const tableShape = z.object({ name: z.string(), columns: z.array(z.string()).min(1) });
export type Table = z.output<typeof tableShape>;

const sequenceShape = z.object({
  name: z.string(),
  /** The sequence's last value; null if it was never used. */
  last: z.int().nullable(),
});
export type Sequence = z.output<typeof sequenceShape>;

export const manifestShape = z.object({
  format: z.int(),
  shop: z.string(),
  madeAt: z.string(),
  postgresql: z.string(),
  /** The migrations applied to the tables, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(tableShape),
  sequences: z.array(sequenceShape),
});
export type Manifest = z.output<typeof manifestShape>;

export const contentsShape = z.object({
  /** SHA-256 of each entry, by name. */
  sha256: z.record(z.string(), z.string()),
  rows: z.record(z.string(), z.int()),
});
export type Contents = z.output<typeof contentsShape>;

/** The summary of a backup or a restore. */
export interface Tally {
  readonly madeAt: string;
  readonly tables: number;
  readonly rows: number;
  readonly pictures: number;
}
