import type { EncodeAnswer, EncodeOrder } from './encode-apart.ts';
import { encodeAvif, encodeWebp } from './encode-picture.ts';

/** The process started by encode-apart.ts: answers each order, and ends with its parent. */
async function answer({ source, width, webp }: EncodeOrder): Promise<EncodeAnswer> {
  try {
    return { webp: webp ? await encodeWebp(source, width) : null, avif: await encodeAvif(source, width) };
  } catch (error) {
    return { failed: String(error) };
  }
}

process.on('message', (order: EncodeOrder) => void answer(order).then((made) => process.send?.(made)));
// Terminals and some supervisors signal the whole process group; this process ends only when its parent does.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
