/** What is known of a product apart from its words: by this it is judged. */
export interface JudgedProduct {
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  /** What kind of thing it is, such as `saree`. */
  readonly kind: string;
  /** Plain colours: `red`, `blue`. */
  readonly colours: readonly string[];
  /** Cloths and crafts. */
  readonly made: readonly string[];
  /** For whom, empty where it is not known. */
  readonly audience: string;
  /** Selling price in rupees. */
  readonly price: number;
  readonly sizes: readonly string[];
}

/** What somebody wants, in attributes, and the words by which they say it. */
export interface JudgedQuery {
  readonly text: string;
  /** Groups of the report: `plain`, `hindi`, `typo`. */
  readonly manner: string;
  readonly wants: {
    readonly kinds?: readonly string[];
    /** Kinds that would do, if nothing better is there. */
    readonly kin?: readonly string[];
    readonly colour?: string;
    readonly made?: string;
    readonly audience?: string;
    readonly brand?: string;
    readonly size?: string;
    readonly high?: number;
    readonly name?: string;
  };
}

/**
 * How well a product is what was wanted, by its attributes alone: 3 all of it, 2 a near kind with all the rest, 1 the kind with one
 * wish missing, 0 something else. Price and size are no wishes: what is too dear or does not fit is 0.
 */
export function gradeOf(product: JudgedProduct, { wants }: JudgedQuery): 0 | 1 | 2 | 3 {
  if (wants.name !== undefined) return product.name === wants.name ? 3 : 0;
  if (wants.high !== undefined && product.price > wants.high) return 0;
  if (wants.size !== undefined && !product.sizes.includes(wants.size)) return 0;
  const isKind = !wants.kinds || wants.kinds.includes(product.kind);
  if (!isKind && !wants.kin?.includes(product.kind)) return 0;
  const missing = [
    wants.colour !== undefined && !product.colours.includes(wants.colour),
    wants.made !== undefined && !product.made.includes(wants.made),
    wants.audience !== undefined && product.audience !== wants.audience,
    wants.brand !== undefined && product.brand !== wants.brand,
  ].filter(Boolean).length;
  if (missing === 0) return isKind ? 3 : 2;
  return missing === 1 && isKind ? 1 : 0;
}

/** Products on a page: what is not there is not found by most. */
export const firstPage = 12;

export interface Score {
  /** Normalised discounted cumulative gain of the first ten, 0 to 1. */
  readonly ndcg: number;
  /** Whether a product of the best grade that there is stands on the first page. */
  readonly found: boolean;
}

/** Scores the slugs that a search gave, in their order, against what the whole catalogue has. Null when the catalogue has nothing of it. */
export function scoreOf(
  query: JudgedQuery,
  slugs: readonly string[],
  catalogue: readonly JudgedProduct[],
): Score | null {
  const grades = new Map(catalogue.map((product) => [product.slug, gradeOf(product, query)]));
  const best = Math.max(...grades.values());
  if (best < 2) return null;
  const given = slugs.map((slug) => grades.get(slug) ?? 0);
  const ideal = [...grades.values()].toSorted((a, b) => b - a);
  return {
    ndcg: gainOf(given) / gainOf(ideal),
    found: given.slice(0, firstPage).includes(best as 2 | 3),
  };
}

/** Discounted cumulative gain of the first ten. */
function gainOf(grades: readonly number[]): number {
  return grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

export interface Measured {
  readonly queries: number;
  readonly ndcg: number;
  readonly found: number;
  /** The same by manner. */
  readonly manners: ReadonlyMap<string, { queries: number; ndcg: number; found: number }>;
  /** The queries that went worst, worst first. */
  readonly worst: readonly { text: string; ndcg: number }[];
}

/** Asks every query of a search and means the scores. */
export async function measure(
  queries: readonly JudgedQuery[],
  catalogue: readonly JudgedProduct[],
  search: (text: string) => Promise<string[]>,
): Promise<Measured> {
  const scored: (Score & JudgedQuery)[] = [];
  for (const query of queries) {
    const score = scoreOf(query, await search(query.text), catalogue);
    if (score) scored.push({ ...query, ...score });
  }
  const mean = (these: readonly Score[]) => ({
    queries: these.length,
    ndcg: these.reduce((sum, { ndcg }) => sum + ndcg, 0) / these.length,
    found: these.filter(({ found }) => found).length / these.length,
  });
  return {
    ...mean(scored),
    manners: new Map(
      [...Map.groupBy(scored, ({ manner }) => manner)].map(([manner, these]) => [manner, mean(these)]),
    ),
    worst: scored
      .toSorted((a, b) => a.ndcg - b.ndcg)
      .slice(0, 25)
      .map(({ text, ndcg }) => ({ text, ndcg })),
  };
}
