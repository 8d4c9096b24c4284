import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { UnreadableWorkbook } from './limits.ts';

/** Files inside a workbook; more than any has. */
const maxParts = 5_000;

export interface Parts {
  has(name: string): boolean;
  /** The part's inflated bytes, piece by piece. */
  read(name: string): AsyncGenerator<Buffer>;
}

/**
 * Opens the ZIP file of a workbook.
 * @param inflatedBytes the most that all reading may inflate, by the sizes that the ZIP file states; yauzl refuses a part that exceeds its own
 * @throws UnreadableWorkbook
 */
export async function openParts(bytes: Uint8Array, inflatedBytes: number): Promise<Parts> {
  const entries = new Map<string, Entry>();
  let zip: ZipFile;
  try {
    zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      lazyEntries: true,
    });
    for await (const entry of zip.eachEntry()) {
      entries.set(entry.fileName, entry);
      if (entries.size > maxParts) throw new UnreadableWorkbook('too_large');
    }
  } catch (error) {
    if (error instanceof UnreadableWorkbook) throw error;
    throw new UnreadableWorkbook('damaged', error);
  }
  let bytesLeft = inflatedBytes;
  return {
    has: (name) => entries.has(name),
    async *read(name) {
      const entry = entries.get(name);
      if (!entry) throw new UnreadableWorkbook('damaged');
      if (entry.uncompressedSize > bytesLeft) throw new UnreadableWorkbook('too_large');
      try {
        for await (const piece of await zip.openReadStreamPromise(entry)) {
          const buffer = piece as Buffer;
          bytesLeft -= buffer.length;
          if (bytesLeft < 0) throw new UnreadableWorkbook('too_large');
          yield buffer;
        }
      } catch (error) {
        throw error instanceof UnreadableWorkbook ? error : new UnreadableWorkbook('damaged', error);
      }
    },
  };
}
