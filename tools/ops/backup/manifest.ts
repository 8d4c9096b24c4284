import { z } from 'zod';

/** First in a backup: what it is of, and what it takes to read it. */
export const manifestName = 'backup.json';
/** Last in a backup: a file without it was cut short. */
export const contentsName = 'contents.json';

/** Raised when an older reader would misread a newer file. */
export const format = 1;

const tableShape = z.object({ name: z.string(), columns: z.array(z.string()).min(1) });
export type Table = z.output<typeof tableShape>;

const sequenceShape = z.object({
  name: z.string(),
  /** The last number given; null when none was. */
  last: z.int().nullable(),
});
export type Sequence = z.output<typeof sequenceShape>;

export const manifestShape = z.object({
  format: z.int(),
  shop: z.string(),
  madeAt: z.string(),
  postgresql: z.string(),
  /** The migrations that the tables had been through, in their order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(tableShape),
  sequences: z.array(sequenceShape),
});
export type Manifest = z.output<typeof manifestShape>;

export const contentsShape = z.object({
  /** SHA-256 of each entry, by its name. */
  sha256: z.record(z.string(), z.string()),
  rows: z.record(z.string(), z.int()),
});
export type Contents = z.output<typeof contentsShape>;

/** What a backup or a restore comes to. */
export interface Tally {
  readonly madeAt: string;
  readonly tables: number;
  readonly rows: number;
  readonly pictures: number;
}
