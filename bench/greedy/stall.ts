import { connect } from 'node:net';

/** Milliseconds between two pieces of a body. */
const pace = 250;

interface Stalling {
  readonly address: string;
  /** The loopback address that the clients have. */
  readonly from: string;
  readonly connections: number;
  /** What a connection sends at once. */
  readonly head: (connection: number) => string;
  /** What it goes on sending, a piece every quarter of a second. */
  readonly piece?: Buffer;
}

/**
 * Opens connections that send and read nothing, and opens each again when it is closed.
 * @returns a function that ends them
 */
export function stall({ address, from, connections, head, piece }: Stalling): () => void {
  const { hostname, port } = new URL(address);
  const ending = new AbortController();
  function open(connection: number): void {
    if (ending.signal.aborted) return;
    const socket = connect({ host: hostname, port: Number(port), localAddress: from });
    const end = () => socket.destroy();
    ending.signal.addEventListener('abort', end);
    const sending = piece && setInterval(() => socket.writableNeedDrain || socket.write(piece), pace);
    socket.pause();
    socket.write(head(connection));
    socket.on('error', () => {}); // 'close' follows and is handled
    socket.once('close', () => {
      clearInterval(sending);
      ending.signal.removeEventListener('abort', end);
      setTimeout(open, pace, connection);
    });
  }
  for (let connection = 0; connection < connections; connection++) open(connection);
  return () => ending.abort();
}
