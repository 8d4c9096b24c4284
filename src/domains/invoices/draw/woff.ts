import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

/**
 * Unpacks a WOFF 1.0 file to the TrueType inside. The PDF library reads WOFF too, but inflates the outline table for
 * each glyph. Unpacking once makes a document ten times faster.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1.0 font');
  const count = woff.readUInt16BE(12);
  const sfnt = Buffer.alloc(woff.readUInt32BE(16));
  const searchable = 2 ** Math.floor(Math.log2(count));
  sfnt.writeUInt32BE(woff.readUInt32BE(4), 0);
  sfnt.writeUInt16BE(count, 4);
  sfnt.writeUInt16BE(searchable * sfntEntry, 6);
  sfnt.writeUInt16BE(Math.log2(searchable), 8);
  sfnt.writeUInt16BE((count - searchable) * sfntEntry, 10);

  let end = sfntHeader + count * sfntEntry;
  for (let table = 0; table < count; table++) {
    const from = woffHeader + table * woffEntry;
    const to = sfntHeader + table * sfntEntry;
    const [offset, packedLength, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packedLength);
    woff.copy(sfnt, to, from, from + 4); // tag
    woff.copy(sfnt, to + 4, from + 16, from + 20); // checksum
    sfnt.writeUInt32BE(end, to + 8);
    sfnt.writeUInt32BE(length, to + 12);
    sfnt.set(packedLength < length ? inflateSync(bytes) : bytes, end);
    end += Math.ceil(length / 4) * 4;
  }
  return sfnt;
}
