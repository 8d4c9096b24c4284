import { LRUCache } from 'lru-cache';
import type { Query } from '../../../packages/search-index/src/query.ts';
import { isForAdults, type Whom } from './audience-words.ts';
import { asNarrow, calledOf, isFamilyName, isKindName, othersThan, unlike } from './kind-words.ts';
import { queryKey } from './learning/query-key.ts';
import { withAttributes } from './named-attributes.ts';
import { natureOf } from './negation-words.ts';
import { fields } from './product-index.ts';
import { type ReadRequest, type Head, readHead } from './query-head.ts';
import type { Term } from './term.ts';
import {
  closelyMeant,
  inColour,
  queriesOf,
  sayingColour,
  type TermQueries,
  termQuery,
} from './term-query.ts';
import { type Attempt, attemptsOf, headIn, saying, textIn, withSpeaking } from './text-attempts.ts';

/** The query for the index: several readings of the same words. */
export interface TextQuery {
  readonly typed: string;
  /** Identifies the query independently of its wording, to count and learn what shoppers do. */
  readonly key: string | null;
  /** Named colours and exclusions, which every attempt must satisfy. Null when there are none. */
  readonly kept: Query | null;
  /** Products that name all of these colours; others may only belong to their families. Null without a colour. */
  readonly colours: Query | null;
  /** Products that name them as closely as meant: no shade instead of the colour. */
  readonly exactColours: Query | null;
  /** From the closest to the loosest; the first with results is used. */
  readonly attempts: readonly Attempt[];
  /** All words, anywhere in a product. */
  readonly anywhere: Query;
  /** All words in the product's name. */
  readonly inName: Query;
  /** All words in name, brand, category and colours. */
  readonly inTitle: Query;
  /** The wanted kind in a name: by its own name, by any name; in a name or category; and all other kinds. */
  readonly head: {
    readonly own: Query;
    readonly inName: Query;
    readonly inTitle: Query;
    readonly others: Query;
  } | null;
  /** Stems of the wishes: a brand whose name they contain becomes a filter. */
  readonly wished: readonly string[];
  /** The audience, which every attempt must satisfy too. */
  readonly whom: WhomQuery | null;
  /** The kind as closely as meant, compared with category names. */
  readonly kind: Query | null;
  /** The queries of each term. */
  readonly terms: readonly TermQueries[];
  /** What must be said to be missing where no product meets it: the kind, and the other wishes. */
  readonly demands: { readonly kind: Demand | null; readonly wishes: readonly Demand[] };
}

/** A part of a query by its name, and the query that meets it. */
export interface Demand {
  readonly name: string;
  readonly stems: readonly string[];
  readonly query: Query;
  /** The name of a brand that the world knows. */
  readonly brand?: string | undefined;
}

/** Queries for an audience by words, and its attribute values. */
export interface WhomQuery {
  /** Products whose words name it. */
  readonly says: Query;
  /** Those, and products whose words do not name anybody else. */
  readonly maySay: Query;
  /** Attribute values that name it. */
  readonly labels: readonly string[];
}

/**
 * Builds the query for the index. Null when there is nothing to search for.
 * @param exclusions unwanted terms
 * @param isText every word must match as text, whatever it means
 */
export function textQuery(
  text: string,
  terms: readonly Term[],
  exclusions: readonly Term[] = [],
  isText = false,
): TextQuery | null {
  if (terms.length === 0 && exclusions.length === 0) return null;
  const read = readHead(terms);
  const wishesByTerm = new Map(read.wishes.map((term) => [term, withAttributes(term)]));
  const request = { ...read, wishes: [...wishesByTerm.values()] };
  // Few names contain a general word: beside a wish it tells nothing about closeness.
  const isTelling = (term: Term) =>
    wishesByTerm.size === 0 || !read.head?.kind.isGeneral || term !== read.head.term;
  const telling = terms.filter(isTelling);
  const full = telling.map((term) => {
    const wish = wishesByTerm.get(term);
    if (read.whom && read.whomTerms.includes(term)) return sayingIt(term, read.whom);
    return wish ? withSpeaking(wish, read.head) : asNarrow(term);
  });
  // Few names of adults' products mention the audience, and those that do are not a closer match.
  const isSaidByAll = (term: Term | undefined) =>
    read.whom !== null && isForAdults(read.whom) && read.whomTerms.some((one) => one === term);
  const { head } = request;
  const kinds = head ? [head.term] : request.wishes;
  const all = (where: number) => ({ all: full.map((term) => termQuery(term, where)) });
  // The audience is matched by attributes as well as words, and counts separately.
  const anywhere = {
    all: full
      .filter((_, at) => !read.whomTerms.some((term) => term === telling[at]))
      .map((term) => (term.isColour ? sayingColour(term) : termQuery(term, fields.anywhere))),
  };
  return {
    typed: text,
    key: queryKey(terms, exclusions),
    kept: keptOf(request, exclusions),
    colours: read.colours.length ? { all: read.colours.map(sayingColour) } : null,
    exactColours: read.colours.length
      ? { all: read.colours.map((term) => sayingColour(closelyMeant(term))) }
      : null,
    attempts: isText ? [{ query: textIn(request, all(fields.title)) }] : attemptsOf(request),
    anywhere,
    inName: all(fields.name),
    inTitle: all(fields.title),
    wished: request.wishes.flatMap(({ stems }) => stems),
    head:
      head && !head.kind.isGeneral
        ? {
            own: saying(head.kind.own, fields.name),
            inName: headIn(head, fields.name),
            inTitle: headIn(head, fields.title),
            others: othersIn([...head.kind.stems, ...request.wishes.flatMap(({ stems }) => stems)]),
          }
        : null,
    whom: request.whom && whomQuery(request.whom),
    kind: kinds.length ? { any: kinds.map((term) => termQuery(closelyMeant(term), fields.anywhere)) } : null,
    terms: full.filter((_, at) => !isSaidByAll(telling[at])).map(queriesOf),
    demands: {
      kind: head && !head.kind.isGeneral ? kindDemand(head) : null,
      wishes: request.wishes.map((term) => ({
        name: term.typed,
        stems: term.stems,
        brand: term.brand?.name,
        query: term.brand
          ? termQuery(term, fields.title)
          : termQuery(withSpeaking(term, head), fields.anywhere),
      })),
    },
  };
}

function kindDemand({ term, kind }: Head): Demand {
  const { name, stems, wholes } = calledOf(term, kind);
  const not = unlike(kind);
  const whole = {
    any: [saying(stems), ...wholes.map((all) => ({ all: all.map((stem) => saying([stem], fields.name)) }))],
  };
  return { name, stems, query: not.length ? { all: [whole, { not: saying(not, fields.name) }] } : whole };
}

/** Occasions are not excluded by attribute: all lehengas are for weddings, and 'not bridal' may be any that does not mention it. */
const excludedKinds = ['fabric', 'pattern', 'fit', 'sleeve', 'neck'] as const;

/** The colours, and none of the unwanted terms. */
function keptOf({ colours, head }: ReadRequest, exclusions: readonly Term[]): Query | null {
  const exclusionTerms = exclusions.map((term) => withAttributes(narrowed(term, head), excludedKinds));
  const requirements: Query[] = [...colours.map(inColour), ...exclusionTerms.map(without)];
  return requirements.length ? { all: requirements } : null;
}

/**
 * Products without the unwanted thing: neither mentioned nor typical of their kind. Kinds that never have it match
 * although they mention it.
 */
function without(term: Term): Query {
  const { has, lacks } = natureOf(term.stems);
  const itself = term.isColour ? sayingColour(term) : termQuery(term, fields.anywhere);
  const not: Query = { not: has.length ? { any: [itself, saying(has, fields.name)] } : itself };
  return lacks.length ? { any: [not, saying(lacks, fields.name)] } : not;
}

/**
 * An unwanted term without the wanted kind or wider ones: in 'earrings other than jhumkas' jhumkas also mean earrings,
 * which must stay, as other footwear must without sneakers.
 */
function narrowed(term: Term, head: Head | null): Term {
  const own = head?.kind.own ?? [];
  const isWanted = (stems: readonly string[]) => stems.length === 1 && own.includes(stems[0] ?? '');
  const narrow = asNarrow(term);
  return {
    ...narrow,
    synonyms: narrow.synonyms.filter(({ stems }) => !isWanted(stems) && !isFamilyName(stems)),
  };
}

/** Excludes products that name another audience; those that name none may match: a saree need not say that it is for women. */
function whomQuery({ says, also, others, mustSay, labels }: Whom): WhomQuery {
  const nobodyElse = { not: saying(others) };
  const maySay = { any: [saying(says), mustSay ? { all: [saying(also), nobodyElse] } : nobodyElse] };
  return { says: saying(says), maySay, labels };
}

/** A query has a hundred terms and is the same for every search for a kind. */
const othersByKind = new LRUCache<string, Query>({ max: 500 });

/** A query for all kinds that these stems do not name. */
function othersIn(stems: readonly string[]): Query {
  const kindStems = stems.filter(isKindName);
  const key = kindStems.join(' ');
  const othersOfKind = othersByKind.get(key) ?? saying(othersThan({ stems: kindStems }), fields.name);
  othersByKind.set(key, othersOfKind);
  return othersOfKind;
}

/** The audience in any of its words: a brand called 'Kids' is no closer a match than a girl's sweater. */
const sayingIt = (term: Term, { says }: Whom): Term => ({
  ...term,
  synonyms: [...term.synonyms, ...says.map((stem) => ({ text: stem, stems: [stem], isLoose: false }))],
});
