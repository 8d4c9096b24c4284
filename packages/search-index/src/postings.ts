import { type Bitmap, emptyBitmap, setBit, unite, widened } from './bitmap.ts';

/** The documents that hold one term: a list while they are few, a bitmap from one in 32 on, where that is smaller. */
export interface Postings {
  count: number;
  docs: Uint32Array | null;
  bitmap: Bitmap | null;
}

/**
 * Adds a document to those that hold a term; it is not among them yet.
 * @param room document numbers that there is room for
 */
export function addPosting(known: Postings | undefined, doc: number, room: number): Postings {
  const postings = known ?? { count: 0, docs: new Uint32Array(4), bitmap: null };
  const { docs } = postings;
  postings.count++;
  if (!docs) {
    if (doc >= (postings.bitmap?.length ?? 0) * 32)
      postings.bitmap = widened(postings.bitmap ?? emptyBitmap(0), room);
    setBit(postings.bitmap as Bitmap, doc);
  } else if (postings.count <= docs.length) docs[postings.count - 1] = doc;
  else if (postings.count * 32 > room) {
    postings.bitmap = emptyBitmap(room);
    for (const one of docs) setBit(postings.bitmap, one);
    setBit(postings.bitmap, doc);
    postings.docs = null;
  } else {
    postings.docs = new Uint32Array(Math.ceil(postings.count * 1.5));
    postings.docs.set(docs);
    postings.docs[postings.count - 1] = doc;
  }
  return postings;
}

/** Adds the documents of a term to a set. */
export function unitePostings(found: Bitmap, { count, docs, bitmap }: Postings): void {
  if (bitmap) return unite(found, bitmap);
  for (let at = 0; at < count; at++) setBit(found, docs?.[at] ?? 0);
}
