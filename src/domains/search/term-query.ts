import type { Query } from '../../../packages/search-index/src/query.ts';
import { isPlainColour } from './colour-words.ts';
import { isKindName } from './kind-words.ts';
import { withFamily } from './named-attributes.ts';
import { fields } from './product-index.ts';
import type { Term } from './term.ts';

/** A query for any reading of a term in some fields; `anywhere` includes attributes. */
export function termQuery(term: Term, where: number): Query {
  const all = readings(term).map((stems): Query => {
    const [first, ...others] = stems.map(({ text, prefix }) => ({
      term: text,
      fields: where,
      ...(prefix ? { prefix } : {}),
    }));
    return first && others.length === 0 ? first : { all: first ? [first, ...others] : [] };
  });
  if (where === fields.anywhere) all.push(...(term.attributes ?? []));
  const [only, ...more] = [...new Map(all.map((query) => [JSON.stringify(query), query])).values()];
  return only && more.length === 0 ? only : { any: only ? [only, ...more] : [] };
}

interface Stem {
  readonly text: string;
  readonly prefix: boolean;
}

/** All readings of a term; each is a list of stems that must all match. */
function readings({ typed, stems, products, meant, synonyms, isBeginning, brand }: Term): Stem[][] {
  const whole = (texts: readonly string[]) => texts.map((text) => ({ text, prefix: false }));
  const beginning = [{ text: typed, prefix: true }];
  const nameQueries = synonyms.map((synonym) => whole(synonym.stems));
  const corrections = meant.map(({ stem }) => whole([stem]));
  if (products > 0)
    return [whole(stems), ...(isBeginning ? [beginning] : []), ...corrections, ...nameQueries];
  if (isBeginning) return [...corrections, beginning, ...nameQueries];
  const isSure = synonyms.some(({ isMisspelt, isLoose }) => !isMisspelt && !isLoose);
  if (nameQueries.length && isSure) return nameQueries;
  // A misspelt word may also be unfinished: 'leggi' is nearly 'leggy', and the beginning of leggings.
  if (nameQueries.length || corrections.length)
    return [...nameQueries, ...corrections, ...(typed.length > 3 ? [beginning] : [])];
  const isWhole = brand !== undefined || stems.length > 1 || typed.length < 3 || isKindName(stems[0] ?? '');
  return [isWhole ? whole(stems) : beginning];
}

/** Queries for one term: in some fields, as closely as meant or in all its readings. */
export interface TermQueries {
  /** A colour in all its words. */
  readonly wholeInTitle?: Query;
  readonly closelyInName: Query;
  readonly closelyInTitle: Query;
  /** In words only: an attribute may apply to the whole kind, as all lehengas are for weddings. */
  readonly closely: Query;
  readonly inName: Query;
  readonly inWords: Query;
  readonly anywhere: Query;
}

/**
 * Products that name the colour: itself anywhere in the title, its other names and shades only in the name or as a colour. A
 * brand may be called by a shade: white may be 'kora', but 'Kora Line' sells black shirts.
 */
export function sayingColour(term: Term): Query {
  const plain = term.synonyms.filter(({ text, isLoose }) => !isLoose && isPlainColour(text));
  const itself = termQuery({ ...term, synonyms: plain }, fields.title);
  const nameQueries = [
    termQuery(term, fields.name),
    { label: 'colour', anyOf: term.synonyms.map(({ text }) => text) },
  ];
  return { any: term.products > 0 || plain.length > 0 ? [itself, ...nameQueries] : nameQueries };
}

/** Products that name the colour, or belong to its family. */
export function inColour(term: Term): Query {
  const colour = sayingColour(term);
  const { attributes = [] } = withFamily(term);
  return attributes.length ? { any: [colour, ...attributes] } : colour;
}

/** A term's queries, from the closest to the loosest. */
export const queriesOf = (term: Term): TermQueries => {
  if (term.isColour) return colourQueries(term);
  const { attributes: _, ...inWords } = term;
  const closely = closelyMeant(inWords);
  return {
    closelyInName: termQuery(closely, fields.name),
    closelyInTitle: termQuery(closely, fields.title),
    closely: termQuery(closely, fields.anywhere),
    inName: termQuery(term, fields.name),
    inWords: termQuery(inWords, fields.anywhere),
    anywhere: termQuery(term, fields.anywhere),
  };
};

/** A colour that only the description mentions belongs to something else: 'goes with red bangles'. */
function colourQueries(term: Term): TermQueries {
  const closely = sayingColour(closelyMeant(term));
  const [inName, inTitle] = [termQuery(term, fields.name), sayingColour(term)];
  const closelyInName = termQuery(closelyMeant(term), fields.name);
  const whole = term.whole?.map((text) => ({ term: text, fields: fields.title }));
  return {
    ...(whole && { wholeInTitle: { all: whole } }),
    closelyInName,
    closelyInTitle: closely,
    closely,
    inName,
    inWords: inTitle,
    anywhere: inColour(term),
  };
}

/** The term without its loose synonyms. */
export const closelyMeant = (term: Term): Term => ({
  ...term,
  synonyms: term.synonyms.filter(({ isLoose }) => !isLoose),
});
