import type { EncodeAnswer, EncodeOrder } from './encode-apart.ts';
import { encodeAvif, encodeWebp } from './encode-picture.ts';

/** The process that encode-apart.ts starts: an order in, an answer out, until whoever started it is gone. */
async function answer({ source, width, webp }: EncodeOrder): Promise<EncodeAnswer> {
  try {
    return { webp: webp ? await encodeWebp(source, width) : null, avif: await encodeAvif(source, width) };
  } catch (error) {
    return { failed: String(error) };
  }
}

process.on('message', (order: EncodeOrder) => void answer(order).then((made) => process.send?.(made)));
// A terminal and some supervisors tell a whole group of processes to end: this one ends when its parent says so.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
