/** Bounds of a ZIP of photos: files, bytes of one and of all, and how far one may grow when it is unpacked. */
const max = { files: 2_000, directory: 1_000_000, bytes: 25_000_000, total: 2_000_000_000, ratio: 100 };
const signature = { end: 0x06054b50, entry: 0x02014b50, file: 0x04034b50 };
const photoName = /\.(jpe?g|png|webp|avif|gif)$/i;

/** Why a ZIP or one of its files is refused. */
export type ZipFault = 'damaged' | 'too_large' | 'unsafe' | 'not_a_photo';

export class UnreadableZip extends Error {
  readonly fault: ZipFault;
  constructor(fault: ZipFault) {
    super(`The ZIP cannot be read: ${fault}`);
    this.fault = fault;
  }
}

interface ZipEntry {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

/** A photo of the ZIP, or why that file is left out. */
export type ZipPhoto = { readonly file: File } | { readonly name: string; readonly fault: ZipFault };

/**
 * Unpacks a ZIP of photos, one file at a time, in the order of its directory.
 * @throws UnreadableZip when it is damaged, too large, or made to harm: a bomb, false sizes, names that lead outside
 */
export async function* photosInZip(zip: Blob): AsyncGenerator<ZipPhoto> {
  for (const entry of await entriesOf(zip)) {
    const { name } = entry;
    if (!photoName.test(name)) yield { name, fault: 'not_a_photo' };
    else if (entry.size > max.bytes) yield { name, fault: 'too_large' };
    else yield { file: new File([await unpack(zip, entry)], name.split('/').at(-1) ?? name) };
  }
}

const viewOf = async (part: Blob) => new DataView(await part.arrayBuffer());

async function entriesOf(zip: Blob): Promise<readonly ZipEntry[]> {
  const tail = await viewOf(zip.slice(-65_557));
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== signature.end) end -= 1;
  if (end < 0) throw new UnreadableZip('damaged');
  const count = tail.getUint16(end + 10, true);
  const [length, start] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  if (count > max.files || length > max.directory) throw new UnreadableZip('too_large');
  const directory = await viewOf(zip.slice(start, start + length));
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.byteLength || directory.getUint32(at, true) !== signature.entry)
      throw new UnreadableZip('damaged');
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => directory.getUint16(at + place, true));
    const rest = [nameLength ?? 0, extra ?? 0, comment ?? 0];
    const next = at + 46 + rest.reduce((sum, one) => sum + one, 0);
    if (next > directory.byteLength) throw new UnreadableZip('damaged');
    entries.push(entryAt(directory, at));
    at = next;
  }
  if (entries.reduce((sum, { size }) => sum + size, 0) > max.total) throw new UnreadableZip('too_large');
  return entries.filter(({ name }) => !/(^|\/)(__MACOSX\/|\.)|\/$/.test(name));
}

function entryAt(directory: DataView, at: number): ZipEntry {
  const method = directory.getUint16(at + 10, true);
  const isLocked = (directory.getUint16(at + 8, true) & 1) === 1;
  const [packed, size] = [directory.getUint32(at + 20, true), directory.getUint32(at + 24, true)];
  const bytes = new Uint8Array(
    directory.buffer,
    directory.byteOffset + at + 46,
    directory.getUint16(at + 28, true),
  );
  const name = new TextDecoder().decode(bytes);
  if (name.split('/').includes('..') || /^\/|[\\\0]|^[a-z]:/i.test(name)) throw new UnreadableZip('unsafe');
  if (isLocked || (method !== 0 && method !== 8)) throw new UnreadableZip('damaged');
  if (size > packed * max.ratio + 1_000) throw new UnreadableZip('unsafe');
  return { name, isDeflated: method === 8, packed, size, at: directory.getUint32(at + 42, true) };
}

/** A file's bytes, exactly as many as the directory says. */
async function unpack(zip: Blob, { isDeflated, packed, size, at }: ZipEntry): Promise<Blob> {
  if (at + 30 > zip.size) throw new UnreadableZip('damaged');
  const head = await viewOf(zip.slice(at, at + 30));
  if (head.getUint32(0, true) !== signature.file) throw new UnreadableZip('damaged');
  const start = at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const data = zip.slice(start, start + packed).stream();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = (isDeflated ? data.pipeThrough(new DecompressionStream('deflate-raw')) : data).getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new UnreadableZip('damaged');
    });
    if (done) break;
    length += value.length;
    if (length > size) {
      await reader.cancel();
      throw new UnreadableZip('unsafe');
    }
    parts.push(value);
  }
  if (length !== size) throw new UnreadableZip('damaged');
  return new Blob(parts);
}
