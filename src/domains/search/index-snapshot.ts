import { randomUUID } from 'node:crypto';
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readSnapshot } from '../../../packages/search-index/src/read-snapshot.ts';
import { writeSnapshot } from '../../../packages/search-index/src/write-snapshot.ts';
import { type Clock, minute } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { catchUp, type IndexCopy } from './build-index.ts';
import * as store from './documents.store.ts';
import { createProductIndex, productSchema } from './product-index.ts';

/** Where the processes of a machine keep their index for the next start. */
export interface SnapshotPlace {
  readonly file: string;
  /** The primary database: the index itself may be read from a replica. */
  readonly db: Database;
  readonly clock: Clock;
  /** Another release may index products differently. */
  readonly release: string;
}

/** The data in a snapshot beside the index. */
type About = Pick<IndexCopy, 'names' | 'learned' | 'snapshot'> & {
  readonly release: string;
  readonly mark: string;
};

/** A snapshot is rewritten at this age. The change feed covers an hour, and a mark counts for 40 minutes. */
const writtenEvery = 10 * minute;

/**
 * Loads the index last written by this release and applies the changes since. Null when there is none, or when it
 * belongs to another history of the database: its mark in the change feed was committed after everything in the
 * snapshot, so a database with the mark has all of it.
 */
export async function readHeld(
  db: Database,
  { file, release }: Pick<SnapshotPlace, 'file' | 'release'>,
  now: () => number,
): Promise<IndexCopy | null> {
  const isWanted = async (about: About) =>
    about.release === release && (await store.isMarked(db, about.mark));
  const read = await readSnapshot(file, productSchema, isWanted);
  if (!read) return null;
  const { names, learned, snapshot } = read.about;
  const index = createProductIndex(read.state);
  index.sort();
  const copy: IndexCopy = { index, names, learned, snapshot, epoch: 0, checkedAt: now(), isKept: true };
  return (await catchUp(db, copy, now)) ? copy : null;
}

/**
 * Writes an index for the next start, unless a process of this machine did so recently. An index built from the whole
 * catalogue is always written, because the file on disk was unusable.
 */
export async function keepHeld(copy: IndexCopy, { file, db, clock, release }: SnapshotPlace): Promise<void> {
  const stats = await stat(file).catch(() => null);
  if (copy.isKept && stats && clock.now().getTime() - stats.mtimeMs < writtenEvery) return;
  await mkdir(dirname(file), { recursive: true });
  const mark = randomUUID();
  const { index, names, learned, snapshot } = copy;
  const about: About = { release, mark, names, learned, snapshot };
  await writeSnapshot(file, productSchema, index.state, about);
  await store.markSnapshot(db, mark);
  copy.isKept = true;
}
