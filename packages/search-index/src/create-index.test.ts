import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createIndex } from './create-index.ts';
import { emptyState } from './index-state.ts';
import type { Query } from './query.ts';
import { readSnapshot } from './read-snapshot.ts';
import { type Document, type Schema } from './schema.ts';
import { writeSnapshot } from './write-snapshot.ts';

const file = join(mkdtempSync(join(tmpdir(), 'search-index-')), 'snapshot');
afterAll(() => rmSync(dirname(file), { recursive: true }));

/** Capitalised words go into the first field, others into the second. */
const schema: Schema<'colour', 'weight', 'heavy' | 'light'> = {
  fields: 2,
  scan(text, tell) {
    for (const { 0: word, index } of text.matchAll(/\S+/g))
      tell(text.toLowerCase(), index, index + word.length, word === word.toLowerCase() ? 2 : 1);
  },
  labels: { colour: (name) => name.toLowerCase() },
  numbers: { weight: 'u32' },
  orders: {
    heavy: {
      weight: ({ weight }, doc) => weight[doc] ?? 0,
      key: (weight) => weight,
      within: { number: 'weight', weights: (from, to) => [from, to] },
    },
    light: {
      weight: ({ weight }, doc) => -(weight[doc] ?? 0),
      // Two weights share a key, so comparing keys is not enough.
      key: (weight) => 1_000 + (weight >> 1),
      within: { number: 'weight', weights: (from, to) => [-to, -from] },
    },
  },
};

/** A deterministic random generator. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const words = ['ant', 'antler', 'bee', 'cat', 'cattle', 'dog'];
const colours = ['Red', 'red', 'Green', 'blue'];
type Entry = Document<'colour', 'weight'>;

function randomEntry(id: string, roll: (below: number) => number): Entry {
  const text = words
    .filter(() => roll(3) === 0)
    .map((word) => (roll(2) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
  return {
    id,
    shown: roll(5) > 0,
    text,
    labels: { colour: colours.filter(() => roll(3) === 0) },
    numbers: { weight: roll(6) },
  };
}

/** Reference implementation: whether one document matches a query. */
function holds(entry: Pick<Entry, 'text' | 'labels'>, query: Query): boolean {
  if ('all' in query) return query.all.every((one) => holds(entry, one));
  if ('any' in query) return query.any.some((one) => holds(entry, one));
  if ('not' in query) return !holds(entry, query.not);
  if ('label' in query) return query.anyOf.some((one) => hasColour(entry, one.toLowerCase()));
  return entry.text.split(' ').some((word) => {
    const field = word === word.toLowerCase() ? 2 : 1;
    const isSo = query.prefix ? word.toLowerCase().startsWith(query.term) : word.toLowerCase() === query.term;
    return word !== '' && isSo && (field & query.fields) > 0;
  });
}

function randomQuery(roll: (below: number) => number, depth = 2): Query {
  const kind = depth === 0 ? 0 : roll(5);
  if (roll(5) === 0) return { label: 'colour', anyOf: [colours[roll(colours.length)] ?? '', 'none'] };
  const several = () => Array.from({ length: 1 + roll(3) }, () => randomQuery(roll, depth - 1));
  if (kind === 1) return { all: several() };
  if (kind === 2) return { any: several() };
  if (kind === 3) return { not: randomQuery(roll, depth - 1) };
  const term = words[roll(words.length)] ?? '';
  return roll(3) === 0 ? { term: term.slice(0, 2), fields: 3, prefix: true } : { term, fields: 1 + roll(3) };
}

const hasColour = ({ labels }: Pick<Entry, 'labels'>, colour: string) =>
  labels.colour.some((one) => one.toLowerCase() === colour);
interface Bounds {
  from?: number;
  to?: number;
}
const inWeight = ({ numbers }: Entry, { from = 0, to = 9 }: Bounds) =>
  numbers.weight >= from && numbers.weight <= to;

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('a random index, seed %i', (seed) => {
  const roll = dice(seed);
  let index = createIndex(schema, emptyState(schema, 10));
  const plain = new Map<string, Entry>();
  const put = (entry: Entry) => {
    index.put(entry);
    plain.set(entry.id, entry);
  };
  const ids = Array.from({ length: 60 }, (_, n) => `d${String(n).padStart(3, '0')}`);
  for (const id of ids) index.reserve(id);
  // Some reserved documents arrive only later.
  for (const id of ids) if (!id.endsWith('7')) put(randomEntry(id, roll));
  index.sort();

  it('finds, pages and counts what plain code over the same documents does, whatever changes', async () => {
    for (let round = 0; round < 120; round++) {
      change(round);
      if (round % 20 === 19) await restart(round);
      const query = roll(4) ? randomQuery(roll) : null;
      const matches = [...plain.values()].filter((one) => one.shown && (!query || holds(one, query)));
      const bounds = { ...(roll(4) && { from: roll(4) }), ...(roll(4) && { to: 2 + roll(4) }) };
      const choice = matches.filter((one) => hasColour(one, 'red') && inWeight(one, bounds));
      const conditions = [
        { number: 'weight', ...bounds },
        { label: 'colour', anyOf: ['RED'] },
      ] as const;
      const order = roll(2) ? 'heavy' : 'light';
      const sign = order === 'heavy' ? -1 : 1;
      const inOrder = choice.toSorted(
        (a, b) => sign * (a.numbers.weight - b.numbers.weight) || (a.id < b.id ? -1 : 1),
      );
      const page: [number, number] = roll(3) ? [1, 4] : [roll(20), 20];
      expect(index.page(index.find(query, conditions), order, ...page, conditions)).toEqual(
        inOrder.slice(...page).map(({ id }) => id),
      );
      expectLists(order, bounds, page);
      const facets = index.facets(index.find(query), conditions);
      const weights = matches.filter((one) => hasColour(one, 'red')).map(({ numbers }) => numbers.weight);
      const bytes = facets.bytes('weight');
      expect([...bytes.keys()].map((value) => bytes[value])).toEqual(
        Array.from(bytes, (_, value) => weights.filter((one) => one === value).length),
      );
      expect(facets.upTo('weight', [1, 3])).toEqual({
        counts: [1, 3].map((step) => weights.filter((one) => one <= step).length),
        low: Math.min(...weights),
        high: Math.max(...weights),
      });
      const hues = matches.filter((one) => inWeight(one, bounds)).flatMap(({ labels }) => labels.colour);
      expect(facets.labels('colour')).toEqual(
        new Map([...Map.groupBy(hues, (name) => name)].map(([name, all]) => [name, all.length])),
      );
    }
  });

  /** Repeats a query with varying bounds: the eighth call builds a list, and later calls use it. */
  function expectLists(order: 'heavy' | 'light', first: Bounds, page: [number, number]): void {
    const sign = order === 'heavy' ? -1 : 1;
    for (const bounds of [...Array<Bounds>(8).fill(first), { to: roll(7) }, { from: roll(4) }, {}]) {
      const expectedMatches = [...plain.values()]
        .filter((one) => one.shown && hasColour(one, 'red') && inWeight(one, bounds))
        .toSorted((a, b) => sign * (a.numbers.weight - b.numbers.weight) || (a.id < b.id ? -1 : 1));
      const red = { label: 'colour', anyOf: ['Red'] } as const;
      const conditions = Object.keys(bounds).length ? [{ number: 'weight', ...bounds } as const, red] : [red];
      expect(index.list(conditions, order, ...page)).toEqual({
        ids: expectedMatches.slice(...page).map(({ id }) => id),
        total: expectedMatches.length,
      });
    }
  }

  /** Restarts from a snapshot, and applies the changes since the snapshot was begun. */
  async function restart(round: number): Promise<void> {
    const writing = writeSnapshot(file, schema, index.state, { round });
    const changes = new Set(Array.from({ length: 9 }, (_, n) => change(`${round}-${n}`)));
    await writing;
    const read = await readSnapshot(file, schema, async (about: { round: number }) => about.round === round);
    if (!read) throw new Error('There is no snapshot');
    index = createIndex(schema, read.state);
    index.sort();
    for (const id of changes) {
      const entry = plain.get(id);
      if (entry) index.put(entry);
      else index.remove(id);
    }
  }

  function change(round: number | string): string {
    const id = ids[roll(ids.length)] ?? '';
    if (roll(3) === 0) {
      const entry = randomEntry(`n${seed}${round}`, roll);
      put(entry);
      return entry.id;
    }
    if (roll(4) === 0) {
      index.remove(id);
      plain.delete(id);
    } else put(randomEntry(id, roll));
    return id;
  }
});

it('has the first of very many without looking at all of them', () => {
  const index = createIndex(schema);
  for (let n = 0; n < 30_000; n++)
    index.put({
      id: `d${String(n).padStart(5, '0')}`,
      shown: true,
      text: n % 7 ? 'Bee' : 'ant',
      labels: { colour: ['red'] },
      numbers: { weight: n % 900 },
    });
  index.sort();
  const ants = index.find({ term: 'ant', fields: 2 });
  const expectedDocs = Array.from({ length: 30_000 }, (_, n) => n)
    .filter((n) => n % 7 === 0)
    .toSorted((a, b) => (b % 900) - (a % 900) || a - b)
    .slice(3, 9);
  expect(index.page(ants, 'heavy', 3, 9)).toEqual(expectedDocs.map((n) => `d${String(n).padStart(5, '0')}`));
  expect(index.orders.heavy.first(ants, 9)?.length).toBeLessThan(50);
  expect(index.countLabel('colour', 'Red')).toBe(30_000);
});

it('reports when so many documents have changed that a rebuild would be better', () => {
  const index = createIndex(schema);
  const one = (n: number, text: string): Entry => ({
    id: `d${n}`,
    shown: true,
    text,
    labels: { colour: [] },
    numbers: { weight: 1 },
  });
  for (const text of ['ant', 'bee']) for (let n = 0; n < 1_100; n++) index.put(one(n, text));
  expect([index.size, index.isWorn]).toEqual([1_100, true]);
});

it('tells labels apart where they are many thousands', () => {
  const index = createIndex(schema);
  const count = 70_000;
  for (let n = 0; n < count; n++)
    index.put({
      id: `d${n}`,
      shown: true,
      text: 'ant',
      labels: { colour: [`c${n % 66_000}`] },
      numbers: { weight: n % 90 },
    });
  expect(['c255', 'c65999'].map((one) => index.countLabel('colour', one))).toEqual([2, 1]);
  const counts = index.facets(index.find(null), []).labels('colour');
  expect([counts.size, counts.get('c0'), counts.get('c300'), counts.get('c65999')]).toEqual([
    66_000, 2, 2, 1,
  ]);
});
