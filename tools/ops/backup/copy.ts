import { Readable } from 'node:stream';
import type { Client, Connection } from 'pg';

/**
 * PostgreSQL's COPY over `pg`, which speaks its messages but has no call for it. Both ways use the text format, which
 * every version of the server reads.
 */

/** What `pg` has beyond its published types. */
type CopyConnection = Connection & {
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};
interface CopyMessage {
  readonly chunk: Buffer;
}

/** The rows that a `copy … to stdout` statement gives, one chunk a row. Reads no faster than they are taken. */
export function copyOut(client: Client, statement: string): AsyncIterable<Buffer> {
  let connection: Connection | undefined;
  const rows = new Readable({ objectMode: true, read: () => void connection?.stream.resume() });
  const query = {
    submit: (to: Connection) => {
      connection = to;
      to.query(statement);
    },
    handleCopyData: ({ chunk }: CopyMessage) => {
      // A copy: the chunk is a view of the buffer that the driver reads the next rows into.
      if (!rows.push(Buffer.from(chunk))) connection?.stream.pause();
    },
    handleError: (error: Error) => void rows.destroy(error),
    handleCommandComplete: () => {},
    handleReadyForQuery: () => void rows.push(null),
  };
  client.query(query);
  return rows;
}

/** Sends rows to a `copy … from stdin` statement. Gives how many it took. */
export function copyIn(client: Client, statement: string, rows: Uint8Array): Promise<number> {
  return new Promise((resolve, reject) => {
    let taken = 0;
    const query = {
      submit: (to: Connection) => to.query(statement),
      handleCopyInResponse: (to: CopyConnection) => {
        to.sendCopyFromChunk(rows);
        to.endCopyFrom();
      },
      handleCommandComplete: ({ text }: { text: string }) => {
        taken = Number(/\d+$/.exec(text)?.[0] ?? 0);
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(taken),
    };
    client.query(query);
  });
}
