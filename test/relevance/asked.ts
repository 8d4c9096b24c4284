/** A product's facts and its full text. */
export interface ShelvedProduct {
  readonly slug: string;
  readonly kind: string;
  /** Basic colours. */
  readonly colours: readonly string[];
  readonly audience: string;
  readonly price: number;
  readonly sizes: readonly string[];
  readonly text: string;
}

/** A query in a customer's words, with the products that suit. */
export interface AskedQuery {
  readonly text: string;
  /** The kind of difficulty: `negation`, `price`. */
  readonly kind: string;
  readonly suits: (product: ShelvedProduct) => boolean;
}

/**
 * Parses judged queries, one per line: `red dress under 1000 = dress/frock +red <1000`. First the kinds of products,
 * `*` for any; then colours `+red -white`, audience `@men/boys`, prices in rupees `<1000 >500`, alternative sizes
 * `#XL/42`, words that the text must contain `~silk` or must not contain `!silk`. A `^` stands for a space.
 */
export function readAsked(sets: Readonly<Record<string, string>>): AskedQuery[] {
  return Object.entries(sets).flatMap(([kind, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [text = '', wants = ''] = line.split(' = ');
        const tests = wants.split(' ').map(testOf);
        return { text, kind, suits: (product: ShelvedProduct) => tests.every((test) => test(product)) };
      }),
  );
}

function testOf(part: string, at: number): (product: ShelvedProduct) => boolean {
  const said = part.slice(1).replaceAll('^', ' ');
  const names = said.split('/');
  if (part === '*') return () => true;
  if (at === 0) {
    const kinds = part.replaceAll('^', ' ').split('/');
    return ({ kind }) => kinds.includes(kind);
  }
  const tests: Record<string, (product: ShelvedProduct) => boolean> = {
    '+': ({ colours }) => colours.includes(said),
    '-': ({ colours }) => !colours.includes(said),
    '@': ({ audience }) => names.includes(audience),
    '<': ({ price }) => price <= Number(said),
    '>': ({ price }) => price >= Number(said),
    '#': ({ sizes }) => names.some((size) => sizes.includes(size)),
    '~': ({ text }) => new RegExp(said, 'i').test(text),
    '!': ({ text }) => !new RegExp(said, 'i').test(text),
  };
  const test = tests[part[0] ?? ''];
  if (!test) throw new Error(`What is ${part}?`);
  return test;
}

/** How good the first five results are, 0 to 1, over all queries and by kind. */
export interface Precision {
  readonly queries: number;
  readonly at5: number;
  readonly kinds: ReadonlyMap<string, { queries: number; at5: number }>;
  /** Queries without a perfect score, with text and score. */
  readonly lacking: readonly { text: string; kind: string; at5: number }[];
}

/**
 * Runs every query for which the catalogue has something suitable: the share of suitable products among the first five
 * results, or among as many as could suit.
 */
export async function measurePrecision(
  queries: readonly AskedQuery[],
  catalogue: readonly ShelvedProduct[],
  search: (text: string) => Promise<readonly string[]>,
): Promise<Precision> {
  const scored: { text: string; kind: string; at5: number }[] = [];
  for (const { text, kind, suits } of queries) {
    const suiting = new Set(catalogue.filter((product) => suits(product)).map(({ slug }) => slug));
    if (suiting.size === 0) continue;
    const right = (await search(text)).slice(0, 5).filter((slug) => suiting.has(slug)).length;
    scored.push({ text, kind, at5: right / Math.min(5, suiting.size) });
  }
  const mean = (these: readonly { at5: number }[]) => ({
    queries: these.length,
    at5: these.reduce((sum, { at5 }) => sum + at5, 0) / these.length,
  });
  return {
    ...mean(scored),
    kinds: new Map([...Map.groupBy(scored, ({ kind }) => kind)].map(([kind, these]) => [kind, mean(these)])),
    lacking: scored.filter(({ at5 }) => at5 < 1).toSorted((a, b) => a.at5 - b.at5),
  };
}
