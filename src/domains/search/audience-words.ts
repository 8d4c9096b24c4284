import type { Term } from './term.ts';

type Audience = 'women' | 'men' | 'girls' | 'boys' | 'kids';

/** What the attributes of goods call each audience. */
const labels: Readonly<Record<Audience, readonly string[]>> = {
  women: ['Women'],
  men: ['Men'],
  girls: ['Girls'],
  boys: ['Boys'],
  kids: ['Girls', 'Boys', 'Babies'],
};

/** All that the attributes of goods may say of it. */
export const allAudiences: readonly string[] = ['Women', 'Men', 'Girls', 'Boys', 'Babies'];

/** For each audience the stems that say it, and those that say somebody else. */
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

const named: ReadonlyMap<string, Audience> = new Map(
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

/** For whom something is wanted. */
export interface Whom {
  /** As attributes have it. */
  readonly labels: readonly string[];
  /** Stems, any of which says so. */
  readonly says: readonly string[];
  /** Stems that say so where nobody else is named: what is for children is for boys. */
  readonly also: readonly string[];
  /** Stems that say it is for somebody else. */
  readonly others: readonly string[];
  /** What is for children says so; a saree is a woman's without saying it. */
  readonly mustSay: boolean;
}

/** Suits that only women wear: 'salwar suit', 'anarkali suit'. */
const womensSuits = new Set(['salwar', 'anarkali', 'patiala', 'punjabi', 'churidar', 'pakistani']);

/** For whom some kinds are without a word of it: kurtis and some suits, and what a groom or a bride wears; null for all others. */
export function whomBy(terms: readonly Term[], head: string | undefined): Whom | null {
  const said = terms.flatMap(({ stems, synonyms }) => [
    ...stems,
    ...synonyms.flatMap((one) => (one.isLoose ? [] : one.stems)),
  ]);
  if (said.includes('groom')) return whomFor(['men']);
  const isWomens =
    head === 'kurti' ||
    said.includes('bride') ||
    (said.includes('suit') && said.some((stem) => womensSuits.has(stem)));
  return isWomens ? whomFor(['women']) : null;
}

/** For whom a term says that something is wanted, by itself or by what it means: several audiences add up. Null for one that says nothing of it. */
export function whomOf({ stems, synonyms }: Term): Whom | null {
  const audienceOf = (said: readonly string[]) => (said.length === 1 ? (named.get(said[0] ?? '') ?? []) : []);
  const own = audienceOf(stems);
  const close = synonyms.filter(({ isLoose }) => !isLoose);
  const meant = new Set(own.length ? [own].flat() : close.flatMap((synonym) => audienceOf(synonym.stems)));
  return meant.size === 0 ? null : whomFor([...meant]);
}

/** Whether nothing for children is wanted. */
export const isForAdults = ({ labels: meant }: Whom): boolean =>
  meant.every((label) => label === 'Women' || label === 'Men');

/** Whether a term names a person, as a 'bhai' and no 'men' does. */
export const isPerson = (term: Term): boolean =>
  !term.stems.some((stem) => named.has(stem)) && whomOf(term) !== null;

/** A term beside an age: whoever is five is a 'ladki' who is no woman. */
export function ofChild(term: Term): Term {
  const isChild = ({ text }: Term['synonyms'][number]) =>
    text === 'girls' || text === 'boys' || text === 'kids';
  return term.synonyms.some(isChild) ? { ...term, synonyms: term.synonyms.filter(isChild) } : term;
}

function whomFor(meant: readonly Audience[]): Whom {
  const these = meant.map((one) => audiences[one]);
  const says = [...new Set(these.flatMap((one) => one.says))];
  return {
    labels: meant.flatMap((one) => labels[one]),
    says,
    also: these.some((one) => one === audiences.girls || one === audiences.boys)
      ? audiences.kids.says.slice(0, 2)
      : [],
    others: [...new Set(these.flatMap(({ others }) => others))].filter((stem) => !says.includes(stem)),
    mustSay: these.every(({ mustSay }) => mustSay),
  };
}
