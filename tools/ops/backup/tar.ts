/** POSIX ustar archives as streams, readable by `tar` everywhere. Files only, with names of up to 100 bytes. */

export interface ArchiveEntry {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The archive was cut short, or is not an archive at all. */
export class BrokenArchive extends Error {}

const block = 512;
/** Far above any entry of ours (parts of tables, pictures); a larger one means it is not our file. In bytes. */
const largestEntry = 256 * 1024 * 1024;

/** The types of an entry that is a file: '0', or in old archives a zero byte. All others are links, devices and folders. */
const files = [0x30, 0];

/** The archive's bytes. `modifiedAt` is the date of every entry. */
export async function* writeTar(
  entries: AsyncIterable<ArchiveEntry>,
  modifiedAt: Date,
): AsyncGenerator<Buffer> {
  for await (const { name, bytes } of entries) {
    yield header(name, bytes.length, modifiedAt);
    yield bytes;
    yield Buffer.alloc(padding(bytes.length));
  }
  yield Buffer.alloc(2 * block);
}

/** The entries of an archive, one at a time. @throws BrokenArchive */
export async function* readTar(archive: AsyncIterable<Buffer>): AsyncGenerator<ArchiveEntry> {
  const { take, drain } = byteReader(archive);
  for (;;) {
    const head = await take(block);
    // Read to the end of the file: the compression's checksum is there, and covers the padding too.
    if (head.every((byte) => byte === 0)) return drain();
    if (checksum(head) !== octal(head, 148, 8)) throw new BrokenArchive('an entry’s header is damaged');
    const size = octal(head, 124, 12);
    if (!files.includes(head[156] ?? 0)) throw new BrokenArchive('an entry is no plain file');
    if (!(size <= largestEntry)) throw new BrokenArchive('an entry is too large to be one of ours');
    const name = head.toString('utf8', 0, 100).replace(/\0.*$/s, '');
    const bytes = await take(size);
    await take(padding(size));
    yield { name, bytes };
  }
}

function header(name: string, size: number, modifiedAt: Date): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a name for an archive`);
  const head = Buffer.alloc(block);
  const seconds = Math.floor(modifiedAt.getTime() / 1000);
  head.write(name, 0);
  head.write('0000600\0', 100);
  head.write('0000000\0'.repeat(2), 108);
  head.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  head.write(`${seconds.toString(8).padStart(11, '0')}\0`, 136);
  head.write('0', 156);
  head.write('ustar\x0000', 257);
  head.write(`${checksum(head).toString(8).padStart(6, '0')}\0 `, 148);
  return head;
}

/** The sum of a header's bytes, with the checksum field counted as spaces. */
const checksum = (head: Buffer): number =>
  head.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);

/** A field's number; NaN for what is none. */
const octal = (head: Buffer, at: number, length: number): number => {
  const [, digits = ''] = /^ *([0-7]+)[ \0]*$/.exec(head.toString('latin1', at, at + length)) ?? [];
  return Number.parseInt(digits, 8);
};

const padding = (size: number): number => (block - (size % block)) % block;

/** Returns exactly the requested number of bytes, whatever the chunks of the source. */
function byteReader(source: AsyncIterable<Buffer>) {
  const pieces = source[Symbol.asyncIterator]();
  let chunks: Buffer[] = [];
  let length = 0;
  async function take(bytes: number): Promise<Buffer> {
    while (length < bytes) {
      const { value, done } = await pieces.next();
      if (done) throw new BrokenArchive('it ends too early');
      chunks.push(value);
      length += value.length;
    }
    const all = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
    chunks = [all.subarray(bytes)];
    length -= bytes;
    return all.subarray(0, bytes);
  }
  /** Reads the rest, to find errors in it. */
  async function drain(): Promise<void> {
    while (!(await pieces.next()).done);
  }
  return { take, drain };
}
