import { isDoubtful } from './make-term.ts';
import type { Term } from './term.ts';

type Audience = 'women' | 'men' | 'girls' | 'boys' | 'kids';

/** Each audience's values of the `audience` attribute. */
const labels: Readonly<Record<Audience, readonly string[]>> = {
  women: ['Women'],
  men: ['Men'],
  girls: ['Girls'],
  boys: ['Boys'],
  kids: ['Girls', 'Boys', 'Babies'],
};

/** All values of the `audience` attribute. */
export const allAudiences: readonly string[] = ['Women', 'Men', 'Girls', 'Boys', 'Babies'];

/** For each audience, the stems that name it and the stems that name others. */
const audiences: Readonly<
  Record<Audience, { says: readonly string[]; others: readonly string[]; mustSay: boolean }>
> = {
  women: {
    says: ['woman', 'ladi', 'femal'],
    others: ['man', 'gent', 'girl', 'boy', 'kid', 'child', 'babi'],
    mustSay: false,
  },
  men: {
    says: ['man', 'gent', 'male'],
    others: ['woman', 'ladi', 'girl', 'boy', 'kid', 'child', 'babi'],
    mustSay: false,
  },
  girls: { says: ['girl'], others: ['woman', 'man', 'boy'], mustSay: true },
  boys: { says: ['boy'], others: ['woman', 'man', 'girl'], mustSay: true },
  kids: {
    says: ['kid', 'child', 'girl', 'boy', 'babi', 'infant', 'toddler'],
    others: ['woman', 'man'],
    mustSay: true,
  },
};

const audiencesByWord: ReadonlyMap<string, Audience> = new Map(
  Object.entries({
    woman: 'women',
    ladi: 'women',
    man: 'men',
    gent: 'men',
    girl: 'girls',
    boy: 'boys',
    kid: 'kids',
    child: 'kids',
  } as const),
);

/** The wanted audience. */
export interface Whom {
  /** Its values of the `audience` attribute. */
  readonly labels: readonly string[];
  /** Stems of which any names it. */
  readonly says: readonly string[];
  /** Stems that include it when no one else is named: 'for children' includes boys. */
  readonly also: readonly string[];
  /** Stems that name somebody else. */
  readonly others: readonly string[];
  /** True for children: their products must say so, while a saree need not say that it is for women. */
  readonly mustSay: boolean;
}

/** Suits that only women wear: 'salwar suit', 'anarkali suit'. */
const womensSuits = new Set(['salwar', 'anarkali', 'patiala', 'punjabi', 'churidar', 'pakistani']);

/** The audience implied by the words: kurtis, some suits, and what a groom or a bride wears; null when nothing is implied. */
export function whomBy(terms: readonly Term[], head: string | undefined): Whom | null {
  const stems = terms.flatMap(({ stems, synonyms }) => [
    ...stems,
    ...synonyms.flatMap((one) => (one.isLoose ? [] : one.stems)),
  ]);
  if (stems.includes('groom')) return whomFor(['men']);
  const isWomens =
    head === 'kurti' ||
    stems.includes('bride') ||
    (stems.includes('suit') && stems.some((stem) => womensSuits.has(stem)));
  return isWomens ? whomFor(['women']) : null;
}

/** The audience that a term names, itself or through its synonyms; several are combined. Null when it names none. */
export function whomOf(term: Term): Whom | null {
  const { stems, synonyms } = term;
  const audienceOf = (wordStems: readonly string[]) =>
    wordStems.length === 1 ? (audiencesByWord.get(wordStems[0] ?? '') ?? []) : [];
  const own = audienceOf(stems);
  const close = synonyms.filter(({ isLoose }) => !isLoose);
  const matches = own.length ? [own].flat() : close.flatMap((synonym) => audienceOf(synonym.stems));
  if (matches.length === 0 || isDoubtful(term, matches.length)) return null;
  return whomFor([...new Set(matches)]);
}

/** The same with the grown-ups whom 'girls' or 'boys' may mean, beside those that are said; not for children in general. */
export function withGrownUps(whom: Whom): Whom {
  if (whom.labels.includes('Babies')) return whom;
  const adults: Audience[] = [];
  if (whom.labels.includes('Girls')) adults.push('women');
  if (whom.labels.includes('Boys')) adults.push('men');
  const theirs = adults.flatMap((one) => audiences[one].says);
  return {
    ...whom,
    labels: [...new Set([...whom.labels, ...adults.flatMap((one) => labels[one])])],
    others: whom.others.filter((stem) => !theirs.includes(stem)),
  };
}

/** Whether nothing for children is wanted. */
export const isForAdults = ({ labels }: Whom): boolean =>
  labels.every((label) => label === 'Women' || label === 'Men');

/** Whether a term names a person ('bhai') rather than an audience ('men'). */
export const isPerson = (term: Term): boolean =>
  !term.stems.some((stem) => audiencesByWord.has(stem)) && whomOf(term) !== null;

/** A term beside an age: a 'ladki' of five is a girl, not a woman. */
export function ofChild(term: Term): Term {
  const isChild = ({ text }: Term['synonyms'][number]) =>
    text === 'girls' || text === 'boys' || text === 'kids';
  return term.synonyms.some(isChild) ? { ...term, synonyms: term.synonyms.filter(isChild) } : term;
}

function whomFor(names: readonly Audience[]): Whom {
  const these = names.map((one) => audiences[one]);
  const says = [...new Set(these.flatMap((one) => one.says))];
  return {
    labels: names.flatMap((one) => labels[one]),
    says,
    also: these.some((one) => one === audiences.girls || one === audiences.boys)
      ? audiences.kids.says.slice(0, 2)
      : [],
    others: [...new Set(these.flatMap(({ others }) => others))].filter((stem) => !says.includes(stem)),
    mustSay: these.every(({ mustSay }) => mustSay),
  };
}
