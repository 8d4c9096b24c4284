import { LRUCache } from 'lru-cache';
import type { Query } from '../../../packages/search-index/src/query.ts';
import { isForAdults, type Whom } from './audience-words.ts';
import { asNarrow, isKindName, isPresent, isSortOf, othersThan, stemsOf, unlike } from './kind-words.ts';
import { queryKey } from './learning/query-key.ts';
import { withAttributes } from './named-attributes.ts';
import { natureOf } from './negation-words.ts';
import { fields } from './product-index.ts';
import { type Asked, type Head, readHead } from './query-head.ts';
import type { Term } from './term.ts';
import { closelyMeant, inColour, queriesOf, type TermQueries, termQuery } from './term-query.ts';
import { speakingFor } from './wish-words.ts';

/** One way to find what was asked for. */
export interface Attempt {
  /** Null: everything. */
  readonly query: Query | null;
  /** Goods of a category that is called just this count as well. */
  readonly category?: Query;
  /** Not where it finds fewer: then what comes next does, with these first. */
  readonly atLeast?: number;
  /** Not where the shop has such goods that the attempts before it find, but none as they are wanted. */
  readonly isLast?: boolean;
}

/** What is looked for: readings of the same words, as queries of the index. */
export interface TextQuery {
  readonly typed: string;
  /** What is asked for, the same however it is said: by it what shoppers do is counted and learned. */
  readonly key: string | null;
  /** In which colours, and what is not wanted: kept in every attempt. Null where nothing of it is said. */
  readonly kept: Query | null;
  /** Goods that name all of these colours themselves; others may be of their families. Null where no colour is said. */
  readonly colours: Query | null;
  /** From the closest to the loosest; the first that finds something counts. */
  readonly attempts: readonly Attempt[];
  /** All words, anywhere in a product. */
  readonly anywhere: Query;
  /** All in the product's name. */
  readonly inName: Query;
  /** All in name, brand, category and colours. */
  readonly inTitle: Query;
  /** The kind of goods that is wanted in a name, by its own name and by any, and all other kinds. */
  readonly head: { readonly own: Query; readonly inName: Query; readonly others: Query } | null;
  /** Stems of what is wished for: a brand whose name they say is kept. */
  readonly wished: readonly string[];
  /** For whom; kept as well. */
  readonly whom: WhomQuery | null;
  /** What it is, as closely as it was meant. For the names of categories. */
  readonly kind: Query | null;
  /** The stems that were typed: a product whose name says these and nothing else is called just so. */
  readonly stems: readonly string[];
  /** Each term by itself, as closely as it was meant and in all its readings. */
  readonly terms: readonly TermQueries[];
}

/** For whom goods are, by their words and by their attributes. */
export interface WhomQuery {
  /** Goods whose words say it. */
  readonly says: Query;
  /** These, and goods whose words say it of nobody else. */
  readonly maySay: Query;
  /** Attributes that say it. */
  readonly labels: readonly string[];
}

/**
 * What to look for. Null when there is nothing to look for.
 * @param excluded what is not wanted
 * @param isText every word is to be found, whatever it says
 */
export function textQuery(
  typed: string,
  terms: readonly Term[],
  excluded: readonly Term[] = [],
  isText = false,
): TextQuery | null {
  if (terms.length === 0 && excluded.length === 0) return null;
  const read = readHead(terms);
  const wished = new Map(read.wishes.map((term) => [term, withAttributes(term)]));
  const asked = { ...read, wishes: [...wished.values()] };
  // A word for many kinds is in few names: beside a wish it says nothing of how close goods are.
  const isTelling = (term: Term) =>
    wished.size === 0 || !read.head?.kind.isGeneral || term !== read.head.term;
  const telling = terms.filter(isTelling);
  const full = telling.map((term) => {
    const wish = wished.get(term);
    if (read.whom && read.whomTerms.includes(term)) return sayingIt(term, read.whom);
    return wish ? withSpeaking(wish, read.head) : asNarrow(term);
  });
  // Few names of what grown-ups wear say for whom it is: those that do are no closer than the others.
  const isSaidByAll = (term: Term | undefined) =>
    read.whom !== null && isForAdults(read.whom) && read.whomTerms.some((one) => one === term);
  const { head } = asked;
  const kinds = head ? [head.term] : asked.wishes;
  const all = (where: number) => ({ all: full.map((term) => termQuery(term, where)) });
  // For whom goods are their attributes say as well as their words, and counts by itself.
  const anywhere = {
    all: full
      .filter((_, at) => !read.whomTerms.some((term) => term === telling[at]))
      .map((term) => termQuery(term, term.isColour ? fields.title : fields.anywhere)),
  };
  return {
    typed,
    key: queryKey(terms, excluded),
    kept: keptOf(asked, excluded),
    colours: read.colours.length ? { all: read.colours.map((term) => termQuery(term, fields.title)) } : null,
    attempts: isText ? [{ query: textIn(asked, all(fields.anywhere)) }] : attemptsOf(asked),
    anywhere,
    inName: all(fields.name),
    inTitle: all(fields.title),
    wished: asked.wishes.flatMap(({ stems }) => stems),
    head:
      head && !head.kind.isGeneral
        ? {
            own: saying(head.kind.own, fields.name),
            inName: headIn(head, fields.name),
            others: othersIn([...head.kind.stems, ...asked.wishes.flatMap(({ stems }) => stems)]),
          }
        : null,
    whom: asked.whom && whomQuery(asked.whom),
    kind: kinds.length ? { any: kinds.map((term) => termQuery(closelyMeant(term), fields.anywhere)) } : null,
    stems: [...new Set(terms.flatMap(({ stems }) => stems))],
    terms: full.filter((_, at) => !isSaidByAll(telling[at])).map(queriesOf),
  };
}

/** Not for which occasion: all lehengas are for weddings, and one that is 'not bridal' may be any that says nothing of it. */
const excludedKinds = ['fabric', 'pattern', 'fit', 'sleeve', 'neck'] as const;

/** Its colours, and nothing that is not wanted. */
function keptOf({ colours, head }: Asked, excluded: readonly Term[]): Query | null {
  const unwanted = excluded.map((term) => withAttributes(narrowed(term, head), excludedKinds));
  const kept: Query[] = [...colours.map(inColour), ...unwanted.map(without)];
  return kept.length ? { all: kept } : null;
}

/** Goods that neither say it nor are of a kind that has it; and those of a kind that lacks it, though their text names it. */
function without(term: Term): Query {
  const { has, lacks } = natureOf(term.stems);
  const said = termQuery(term, term.isColour ? fields.title : fields.anywhere);
  const not: Query = { not: has.length ? { any: [said, saying(has, fields.name)] } : said };
  return lacks.length ? { any: [not, saying(lacks, fields.name)] } : not;
}

/** What is not wanted, without what is wanted: of 'earrings other than jhumkas' a jhumka is an earring, and earrings stay. */
function narrowed(term: Term, head: Head | null): Term {
  const own = head?.kind.own ?? [];
  const isWanted = (stems: readonly string[]) => stems.length === 1 && own.includes(stems[0] ?? '');
  return { ...term, synonyms: term.synonyms.filter(({ stems }) => !isWanted(stems)) };
}

/** Goods that say they are for somebody else are not meant; those that say nothing may be: a saree is a woman's without saying so. */
function whomQuery({ says, also, others, mustSay, labels }: Whom): WhomQuery {
  const nobodyElse = { not: saying(others) };
  const maySay = { any: [saying(says), mustSay ? { all: [saying(also), nobodyElse] } : nobodyElse] };
  return { says: saying(says), maySay, labels };
}

const saying = (stems: readonly string[], where: number = fields.title): Query => ({
  any: stems.map((term) => ({ term, fields: where })),
});

/** A query of a hundred terms, the same for every search for a kind. */
const othersByKind = new LRUCache<string, Query>({ max: 500 });

/** All kinds that the query does not name. */
function othersIn(stems: readonly string[]): Query {
  const named = stems.filter(isKindName);
  const key = named.join(' ');
  const known = othersByKind.get(key) ?? saying(othersThan({ stems: named }), fields.name);
  othersByKind.set(key, known);
  return known;
}

/**
 * A kind of goods is in the name or the category before it is anywhere else: a necklace that goes with a saree is none. Of many kinds, and where no kind is
 * named, wishes narrow: all of them, else any.
 */
function attemptsOf({ head, wishes }: Asked): Attempt[] {
  const anywhere = wishes.map((term) => termQuery(withSpeaking(term, head), fields.anywhere));
  if (!head) {
    if (anywhere.length === 0) return [{ query: null }];
    const exactly = wishes.map((term) => termQuery(term, fields.anywhere));
    return [
      { query: { all: exactly }, atLeast: 2 },
      { query: { all: anywhere } },
      { query: { any: anywhere } },
    ];
  }
  const category = termQuery(closelyMeant(head.term), fields.anywhere);
  const closest: Attempt[] = [
    { query: headIn(head, fields.name), category },
    { query: headIn(head, fields.title) },
    { query: headIn(head, fields.anywhere), isLast: !head.kind.isWeak },
  ];
  // What a present is for ranks it: few scarves tell of a birthday.
  if (!head.kind.isGeneral || anywhere.length === 0 || isPresent(head.kind)) return closest;
  return [{ query: { all: [headIn(head, fields.name), { any: anywhere }] }, atLeast: 5 }, ...closest];
}

/** All words anywhere, of the kind that is wanted: a top whose text tells of a red tab and of dresses is no red dress. */
const textIn = ({ head }: Asked, words: Query): Query =>
  head && !head.kind.isGeneral ? { all: [headIn(head, fields.name), words] } : words;

/** The kind of goods, or any of its families, in some fields; without what only sounds like it. */
function headIn({ term, kind }: Head, where: number): Query {
  const said = termQuery(term, where);
  const any = kind.isGeneral
    ? { any: [saying(stemsOf(kind.families), fields.name), said] }
    : { any: [saying(kind.stems, where), said] };
  const not = unlike(kind);
  return not.length ? { all: [any, { not: saying(not, fields.name) }] } : any;
}

/** For whom, in any word for it: a brand that is called 'Kids' says it no louder than a girl's sweater. */
const sayingIt = (term: Term, { says }: Whom): Term => ({
  ...term,
  synonyms: [...term.synonyms, ...says.map((stem) => ({ text: stem, stems: [stem], isLoose: false }))],
});

/** The term with what speaks for it in a product's words; what is wanted itself does not, a sort of it may: for a wedding no lehenga comes first for being one, of bags for school a backpack does. */
function withSpeaking(term: Term, head: Head | null): Term {
  const said = [term.stems, ...term.synonyms.map(({ stems }) => stems)].flatMap(speakingFor);
  const telling = said.filter((stem) => !head?.kind.stems.includes(stem) || isSortOf(stem, head.kind));
  // A word that no goods say is what speaks for it first: where nothing is for the office, what is formal is.
  const isUnsaid = term.products === 0 && term.synonyms.length === 0 && term.meant.length === 0;
  const speaking = [...new Set(telling)].map((stem, at) => ({
    text: stem,
    stems: [stem],
    isLoose: !isUnsaid || at > 0,
  }));
  return speaking.length ? { ...term, synonyms: [...term.synonyms, ...speaking] } : term;
}
