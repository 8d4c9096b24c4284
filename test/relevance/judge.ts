/** A product's facts apart from its texts, to judge results by. */
export interface JudgedProduct {
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  /** The kind of product, such as `saree`. */
  readonly kind: string;
  /** Basic colours: `red`, `blue`. */
  readonly colours: readonly string[];
  /** Fabrics and crafts. */
  readonly made: readonly string[];
  /** The audience, empty if unknown. */
  readonly audience: string;
  /** Selling price in rupees. */
  readonly price: number;
  readonly sizes: readonly string[];
}

/** A wish in attributes, and the words for it. */
export interface JudgedQuery {
  readonly text: string;
  /** Group in the report: `plain`, `hindi`, `typo`. */
  readonly manner: string;
  readonly wants: {
    readonly kinds?: readonly string[];
    /** Kinds that would do if there is nothing better. */
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
 * How well a product matches a wish, by its attributes only: 3 fully, 2 a similar kind with everything else, 1 the kind
 * with one wish missing, 0 something else. Price and size must match: too expensive or the wrong size is 0.
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

/** Products on the first page; most people look no further. */
export const firstPage = 12;

export interface Score {
  /** Normalised discounted cumulative gain of the first ten results, 0 to 1. */
  readonly ndcg: number;
  /** Whether the first page has a product of the best grade in the catalogue. */
  readonly found: boolean;
}

/** Scores a search's slugs, in order, against the whole catalogue. Null if the catalogue has nothing suitable. */
export function scoreOf(
  query: JudgedQuery,
  slugs: readonly string[],
  catalogue: readonly JudgedProduct[],
): Score | null {
  const grades = new Map(catalogue.map((product) => [product.slug, gradeOf(product, query)]));
  const best = Math.max(...grades.values());
  if (best < 2) return null;
  const gradesOfHits = slugs.map((slug) => grades.get(slug) ?? 0);
  const ideal = [...grades.values()].toSorted((a, b) => b - a);
  return {
    ndcg: gainOf(gradesOfHits) / gainOf(ideal),
    found: gradesOfHits.slice(0, firstPage).includes(best as 2 | 3),
  };
}

/** Discounted cumulative gain of the first ten results. */
function gainOf(grades: readonly number[]): number {
  return grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

export interface RelevanceFigures {
  readonly queries: number;
  readonly ndcg: number;
  readonly found: number;
  /** The same by manner. */
  readonly manners: ReadonlyMap<string, { queries: number; ndcg: number; found: number }>;
  /** The queries with the lowest scores, lowest first. */
  readonly worst: readonly { text: string; ndcg: number }[];
}

/** Runs every query and averages the scores. */
export async function measure(
  queries: readonly JudgedQuery[],
  catalogue: readonly JudgedProduct[],
  search: (text: string) => Promise<string[]>,
): Promise<RelevanceFigures> {
  const scores: (Score & JudgedQuery)[] = [];
  for (const query of queries) {
    const score = scoreOf(query, await search(query.text), catalogue);
    if (score) scores.push({ ...query, ...score });
  }
  const mean = (these: readonly Score[]) => ({
    queries: these.length,
    ndcg: these.reduce((sum, { ndcg }) => sum + ndcg, 0) / these.length,
    found: these.filter(({ found }) => found).length / these.length,
  });
  return {
    ...mean(scores),
    manners: new Map(
      [...Map.groupBy(scores, ({ manner }) => manner)].map(([manner, these]) => [manner, mean(these)]),
    ),
    worst: scores
      .toSorted((a, b) => a.ndcg - b.ndcg)
      .slice(0, 25)
      .map(({ text, ndcg }) => ({ text, ndcg })),
  };
}
