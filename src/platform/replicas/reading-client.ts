import type { Pool, PoolClient } from 'pg';
import { isAway } from '../database.ts';

/** The methods of a connection that the query layer uses. */
export interface ReadingClient {
  readonly query: (text: string, values: readonly unknown[]) => Promise<unknown>;
  readonly release: () => void;
}

/**
 * A connection to a replica that falls back to the primary when the replica fails or cancels a query because of a
 * recovery conflict. For reads outside transactions only: a statement may run twice.
 */
export function readingClient(
  client: PoolClient,
  primary: Pool,
  broke: (error: unknown) => void,
): ReadingClient {
  let connectionError: Error | undefined;
  return {
    query: async (text, values) => {
      try {
        if (!connectionError) return await client.query(text, [...values]);
      } catch (error) {
        if (!isConflict(error)) {
          // Elsewhere 25006 means that a primary was demoted. Here it means that the statement writes, which a replica never may.
          if (!(error instanceof Error) || codeOf(error) === '25006' || !isAway(error)) throw error;
          connectionError = error;
          broke(error);
        }
      }
      return primary.query(text, [...values]);
    },
    release: () => client.release(connectionError),
  };
}

/**
 * Cancelled by a recovery conflict: the primary removed rows it was reading (PostgreSQL, 'Handling Query Conflicts').
 */
const isConflict = (error: unknown): boolean => codeOf(error) === '40001';

const codeOf = (error: unknown): unknown => (error as { code?: string } | undefined)?.code;
