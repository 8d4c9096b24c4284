import { open, rename, rm } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** Bytes written or read at once; in between, the event loop runs other work. */
const chunkBytes = 1_048_576;
const checksumBytes = 4;

export const bytesOf = ({ buffer, byteOffset, byteLength }: Numbers): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Writes the parts in order, followed by a checksum. The file gets its name only when complete. */
export async function writeParts(file: string, parts: Iterable<Uint8Array>): Promise<void> {
  const draft = `${file}.${process.pid}`;
  const handle = await open(draft, 'w');
  try {
    const chunk = Buffer.alloc(chunkBytes);
    let [size, checksum] = [0, 0];
    const flush = async () => {
      const full = chunk.subarray(0, size);
      checksum = crc32(full, checksum);
      await handle.writeFile(full);
      size = 0;
    };
    for (const part of parts) {
      for (let at = 0; at < part.length; at += chunkBytes) {
        const some = part.subarray(at, at + chunkBytes);
        if (size + some.length > chunkBytes) await flush();
        chunk.set(some, size);
        size += some.length;
      }
    }
    await flush();
    await handle.writeFile(bytesOf(Uint32Array.of(checksum)));
    await handle.close();
    await rename(draft, file);
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}

/** Reads what `writeParts` wrote, in the same order. */
export interface PartsReader {
  /** Fills an array with the next part. */
  read<Part extends Numbers>(part: Part): Promise<Part>;
  /** Whether everything was read, with a matching checksum. */
  isWhole(): Promise<boolean>;
  close(): Promise<void>;
}

/** Null when there is no such file. */
export async function openParts(file: string): Promise<PartsReader | null> {
  const handle = await open(file).catch(() => null);
  if (!handle) return null;
  const chunk = Buffer.alloc(chunkBytes);
  let remaining = (await handle.stat()).size - checksumBytes;
  let [at, end, checksum] = [0, 0, 0];

  async function load(): Promise<void> {
    const { bytesRead } = await (handle as NonNullable<typeof handle>).read(
      chunk,
      0,
      Math.min(chunkBytes, remaining),
    );
    if (bytesRead <= 0) throw new Error('The snapshot is cut off');
    checksum = crc32(chunk.subarray(0, bytesRead), checksum);
    remaining -= bytesRead;
    [at, end] = [0, bytesRead];
  }

  return {
    async read(part) {
      const bytes = bytesOf(part);
      for (let offset = 0; offset < bytes.length; ) {
        if (at === end) await load();
        const some = chunk.subarray(at, Math.min(end, at + bytes.length - offset));
        bytes.set(some, offset);
        offset += some.length;
        at += some.length;
      }
      return part;
    },
    async isWhole() {
      if (at !== end || remaining !== 0) return false;
      const { bytesRead } = await handle.read(chunk, 0, checksumBytes);
      return bytesRead === checksumBytes && chunk.readUInt32LE(0) === checksum;
    },
    close: () => handle.close(),
  };
}
