import { type Bitmap, emptyBitmap, setBit, unite, widened } from './bitmap.ts';

/** The documents with a term: gaps between their numbers while they are few, a bitmap from one in 32 on. */
export interface Postings {
  count: number;
  /** Each number as its difference from the previous one (zigzag, seven bits per byte); null once there is a bitmap. */
  gaps: Uint8Array | null;
  /** Bytes of `gaps` in use. They are append-only. */
  bytes: number;
  /** The last number added. */
  last: number;
  bitmap: Bitmap | null;
}

/** A gap has up to 32 bits. */
const maxGapBytes = 5;

/**
 * Adds a document to a term's postings; it must not be there yet. Ascending numbers take the least space.
 * @param room capacity in document numbers
 */
export function addPosting(existing: Postings | undefined, doc: number, room: number): Postings {
  const postings = existing ?? { count: 0, gaps: new Uint8Array(8), bytes: 0, last: 0, bitmap: null };
  postings.count++;
  if (postings.gaps && postings.count * 32 > room) {
    const bitmap = emptyBitmap(room);
    setAll(bitmap, postings.gaps, postings.bytes);
    Object.assign(postings, { bitmap, gaps: null, bytes: 0 });
  }
  if (postings.gaps) addGap(postings, postings.gaps, doc - postings.last);
  else {
    if (doc >= (postings.bitmap?.length ?? 0) * 32)
      postings.bitmap = widened(postings.bitmap ?? emptyBitmap(0), room);
    setBit(postings.bitmap as Bitmap, doc);
  }
  postings.last = doc;
  return postings;
}

/** Adds the documents of a term to a set. */
export function unitePostings(matches: Bitmap, { gaps, bytes, bitmap }: Postings): void {
  if (bitmap) unite(matches, bitmap);
  else if (gaps) setAll(matches, gaps, bytes);
}

function addGap(postings: Postings, gaps: Uint8Array, gap: number): void {
  let buffer = gaps;
  if (postings.bytes + maxGapBytes > gaps.length) {
    buffer = new Uint8Array(Math.ceil(gaps.length * 1.5) + maxGapBytes);
    buffer.set(gaps);
    postings.gaps = buffer;
  }
  let rest = ((gap << 1) ^ (gap >> 31)) >>> 0;
  for (; rest > 127; rest >>>= 7) buffer[postings.bytes++] = (rest & 127) | 128;
  buffer[postings.bytes++] = rest;
}

function setAll(matches: Bitmap, gaps: Uint8Array, bytes: number): void {
  let doc = 0;
  for (let at = 0; at < bytes; ) {
    let byte = gaps[at++] ?? 0;
    let gap = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = gaps[at++] ?? 0;
      gap |= (byte & 127) << shift;
    }
    doc += (gap >>> 1) ^ -(gap & 1);
    matches[doc >>> 5] = (matches[doc >>> 5] ?? 0) | (1 << (doc & 31));
  }
}
