import type { Pool, PoolClient } from 'pg';

/** What a query layer takes for a connection of its own. */
export interface ReadingClient {
  readonly query: (text: string, values: readonly unknown[]) => Promise<unknown>;
  readonly release: () => void;
}

/**
 * A connection to a replica that sends a statement to the primary where the replica breaks: it went away, or had to make room for
 * what the primary did to the same rows. For statements that only read: each may be sent twice, and none is part of a transaction.
 */
export function readingClient(
  client: PoolClient,
  primary: Pool,
  broke: (error: unknown) => void,
): ReadingClient {
  let gone: Error | undefined;
  return {
    query: async (text, values) => {
      try {
        if (!gone) return await client.query(text, [...values]);
      } catch (error) {
        if (!isOfTheReplica(error)) throw error;
        if (!isConflict(error)) {
          gone = error;
          broke(error);
        }
      }
      return primary.query(text, [...values]);
    },
    release: () => client.release(gone),
  };
}

/** A statement that was ended because it read what the primary has removed since (PostgreSQL, 'Handling Query Conflicts'). */
const isConflict = (error: Error): boolean => (error as { code?: string }).code === '40001';

/** Shut down, crashed, not open yet; or the connection to it is gone. */
function isOfTheReplica(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: string };
  return (
    isConflict(error) ||
    /^(57P0\d|08\w{3}|E[A-Z]{3,})$/.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  );
}
