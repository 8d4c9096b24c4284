import { connect } from 'node:net';
import { readAnswers } from './read-answers.ts';

/** A client that sends the next request as soon as the last is answered. */
interface Asking {
  readonly host: string;
  readonly port: number;
  readonly from?: string | undefined;
  /** Serialised requests, sent in turn starting at index `first`. */
  readonly requests: readonly Buffer[];
  readonly first: number;
  /** Takes one of the remaining requests; false if there are none. */
  readonly take: () => boolean;
  /** Called once per request: the status, or null without an answer, and the milliseconds it took. */
  readonly heard: (status: number | null, took: number) => void;
}

/** Timeout of a request in milliseconds. Long, since waiting under overload is part of the measurement. */
const patience = 30_000;
/** Milliseconds before a refused connection is retried. */
const breath = 100;

/** One receive buffer for all connections: the bytes are counted at once and not kept. */
const buffer = Buffer.allocUnsafe(64 * 1024);

/** Sends requests over one keep-alive connection, and opens another if the server closes it. Ends when none are left. */
export function keepAsking(asking: Asking): void {
  const { host, port, from, requests, take, heard } = asking;
  let turn = asking.first;

  function open(): void {
    if (!take()) return;
    let began = performance.now();
    let waits = true;
    const send = () => {
      began = performance.now();
      waits = true;
      socket.write(requests[turn++ % requests.length] ?? '');
    };
    const read = readAnswers(({ status, closes }) => {
      waits = false;
      heard(status, performance.now() - began);
      if (!closes && take()) send();
      else socket.destroy();
    });
    const callback = (length: number) => {
      read(buffer.subarray(0, length));
      return true;
    };
    const socket = connect({
      host,
      port,
      noDelay: true,
      onread: { buffer, callback },
      ...(from ? { localAddress: from } : {}),
    });
    socket.once('connect', send);
    socket.setTimeout(patience, () => socket.destroy());
    socket.on('error', () => {}); // 'close' follows and is handled
    socket.once('close', () => {
      if (!waits) return open();
      heard(null, performance.now() - began);
      setTimeout(open, breath);
    });
  }
  open();
}
