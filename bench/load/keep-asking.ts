import { connect } from 'node:net';
import { readAnswers } from './read-answers.ts';

/** Somebody who asks again as soon as they are answered. */
interface Asking {
  readonly host: string;
  readonly port: number;
  /** Requests as they travel, sent in turn from the one at `first` on. */
  readonly requests: readonly Buffer[];
  readonly first: number;
  /** Takes one of the requests that are still to be sent; false when there are none. */
  readonly take: () => boolean;
  /** Told once of each request that was taken: its status or null where there was no answer, and the milliseconds it took. */
  readonly heard: (status: number | null, took: number) => void;
}

/** A crowd that is turned away waits as long as it takes: that is what is measured. Milliseconds. */
const patience = 30_000;
/** Before somebody whom nobody let in knocks again. Milliseconds. */
const breath = 100;

/** Where the bytes of all connections arrive, one after the other: they are counted at once and kept by nobody. */
const buffer = Buffer.allocUnsafe(64 * 1024);

/** Asks over one connection that is kept, and opens another when the server closes it. Ends when there is nothing left to take. */
export function keepAsking(asking: Asking): void {
  const { host, port, requests, take, heard } = asking;
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
    const socket = connect({ host, port, noDelay: true, onread: { buffer, callback } });
    socket.once('connect', send);
    socket.setTimeout(patience, () => socket.destroy());
    socket.on('error', () => {}); // 'close' tells as much
    socket.once('close', () => {
      if (!waits) return open();
      heard(null, performance.now() - began);
      setTimeout(open, breath);
    });
  }
  open();
}
