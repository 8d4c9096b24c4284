import { describe, expect, it } from 'vitest';
import { docsOf, emptyBitmap } from './bitmap.ts';
import { addPosting, type Postings, unitePostings } from './postings.ts';

const room = 2 ** 28 + 64;

const postingsOf = (docs: readonly number[], within = room): Postings | undefined =>
  docs.reduce<Postings | undefined>((postings, doc) => addPosting(postings, doc, within), undefined);

function docsIn(postings: Postings | undefined, within: number): number[] {
  const set = emptyBitmap(within);
  if (postings) unitePostings(set, postings);
  return [...docsOf(set)];
}

const ascending = (docs: readonly number[]) => docs.toSorted((a, b) => a - b);

/** Deterministic shuffle. */
function shuffle(docs: readonly number[], seed: number): number[] {
  let state = seed;
  return docs
    .map((doc) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return { doc, at: state };
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ doc }) => doc);
}

describe('postings', () => {
  it('holds gaps of every length of bytes', () => {
    const edges = [6, 7, 13, 14, 20, 21, 27, 28].map((bits) => 2 ** bits);
    const docs = [...new Set(edges.flatMap((edge) => [edge / 2 - 1, edge / 2, edge - 1, edge, edge + 1]))];
    for (const order of [ascending(docs), ascending(docs).toReversed(), shuffle(docs, 7)])
      expect(docsIn(postingsOf(order), room)).toEqual(ascending(docs));
  });

  it.each([
    ['document 0 alone', [0]],
    ['neighbours', [0, 1, 2, 3]],
    ['0 after others', [70_000, 0, 9]],
  ])('holds %s', (_, docs) => {
    expect(docsIn(postingsOf(docs), 100_000)).toEqual(ascending(docs));
  });

  it('is a bitmap from one document in 32 on, and holds the same', () => {
    const within = 3_200;
    const docs = shuffle(
      Array.from({ length: 400 }, (_, at) => at * 8),
      3,
    );
    const few = postingsOf(docs.slice(0, 100), within);
    const many = postingsOf(docs, within);
    expect([few?.bitmap, many?.gaps]).toEqual([null, null]);
    expect(docsIn(few, within)).toEqual(ascending(docs.slice(0, 100)));
    expect(docsIn(many, within)).toEqual(ascending(docs));
    expect([few?.count, many?.count]).toEqual([100, 400]);
  });

  it('a copy stays unchanged while documents are added', () => {
    const postings = postingsOf([5, 900]) as Postings;
    const copy = { ...postings };
    for (let doc = 1_000; doc < 2_000; doc += 3) addPosting(postings, doc, room);
    expect(docsIn(copy, 4_000)).toEqual([5, 900]);
  });

  it('takes one byte for a neighbour within 63, two within 8,191', () => {
    const bytes = (gap: number) => (postingsOf([0, gap])?.bytes ?? 0) - 1;
    expect([1, 63, 64, 8_191, 8_192].map(bytes)).toEqual([1, 1, 2, 2, 3]);
  });
});
