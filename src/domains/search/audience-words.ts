import type { Term } from './term.ts';

/** The stems of the words that say for whom something is, each with those that say it is for somebody else. */
const others: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    woman: ['man', 'girl', 'boy', 'kid', 'child'],
    man: ['woman', 'girl', 'boy', 'kid', 'child'],
    girl: ['woman', 'man', 'boy'],
    boy: ['woman', 'man', 'girl'],
    kid: ['woman', 'man'],
    child: ['woman', 'man'],
  }),
);

/**
 * For whom a term says that something is wanted: the stems of everybody else. Goods that say they are for these are not meant; those that say
 * nothing may be: a saree is a woman's without saying so. Undefined for a term that says nothing of it.
 */
export function notFor({ stems, synonyms }: Term): readonly string[] | undefined {
  const said = [stems, ...synonyms.filter(({ isLoose }) => !isLoose).map((synonym) => synonym.stems)];
  const who = said.find((one) => one.length === 1 && others.has(one[0] ?? ''));
  return others.get(who?.[0] ?? '');
}
