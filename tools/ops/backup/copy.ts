import { Readable } from 'node:stream';
import type { Client, Connection } from 'pg';

/**
 * PostgreSQL's COPY over `pg`, which knows its protocol messages but has no API for it. Both directions use the text
 * format, which every server version reads.
 */

/** Members of `pg` that its types lack. */
type CopyConnection = Connection & {
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};
interface CopyMessage {
  readonly chunk: Buffer;
}

/** The rows of a `copy … to stdout` statement, one chunk per row, with backpressure. */
export function copyOut(client: Client, statement: string): AsyncIterable<Buffer> {
  let connection: Connection | undefined;
  const rows = new Readable({ objectMode: true, read: () => void connection?.stream.resume() });
  const query = {
    submit: (to: Connection) => {
      connection = to;
      to.query(statement);
    },
    handleCopyData: ({ chunk }: CopyMessage) => {
      // Copy it: the chunk is a view of the buffer that the driver reads the next rows into.
      if (!rows.push(Buffer.from(chunk))) connection?.stream.pause();
    },
    handleError: (error: Error) => void rows.destroy(error),
    handleCommandComplete: () => {},
    handleReadyForQuery: () => void rows.push(null),
  };
  client.query(query);
  return rows;
}

/** Sends rows to a `copy … from stdin` statement. Returns how many were copied. */
export function copyIn(client: Client, statement: string, rows: Uint8Array): Promise<number> {
  return new Promise((resolve, reject) => {
    let offset = 0;
    const query = {
      submit: (to: Connection) => to.query(statement),
      handleCopyInResponse: (to: CopyConnection) => {
        to.sendCopyFromChunk(rows);
        to.endCopyFrom();
      },
      handleCommandComplete: ({ text }: { text: string }) => {
        offset = Number(/\d+$/.exec(text)?.[0] ?? 0);
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(offset),
    };
    client.query(query);
  });
}
