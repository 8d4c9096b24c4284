import { ready } from './apart.ts';
import type { EncodeAnswer, EncodeOrder } from './encode-apart.ts';
import { encodeAvif, encodeWebp } from './encode-picture.ts';
import { decodeSent } from './decode-sent.ts';
import type { ReadOrder } from './read-sent-picture.ts';

/** The process started by apart.ts: answers each order, and ends with its parent. */
async function encode({ source, width, webp }: EncodeOrder): Promise<EncodeAnswer> {
  try {
    return { webp: webp ? await encodeWebp(source, width) : null, avif: await encodeAvif(source, width) };
  } catch (error) {
    return { failed: String(error) };
  }
}

process.on('message', (order: EncodeOrder | ReadOrder) => {
  const answer = 'kind' in order ? decodeSent(order) : encode(order);
  void answer.then((output) => process.send?.(output));
});
// Terminals and some supervisors signal the whole process group; this process ends only when its parent does.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
// Not `exit`, which waits for the thread that decodes.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.send?.(ready);
