import { addSynonym, removeSynonyms } from '../../src/domains/search/edit-synonyms.ts';
import { listSynonyms, type Synonym } from '../../src/domains/search/synonyms.store.ts';
import { isRefusal } from '../../src/platform/refusal.ts';
import { type Command, readWords, Refusal } from './command.ts';

const textOf = ({ term, means }: Synonym) => (means ? `${term} → ${means}` : `${term} says nothing`);

/** Parses `joote = shoes`: what people type, and what the goods are called. */
function pairIn(args: readonly string[]): { term: string; means?: string } {
  const [term = '', ...rest] = readWords(args, {}, Infinity).words.join(' ').split('=');
  if (!term.trim()) throw new Refusal('Please say which word: TERM = MEANING, such as joote = shoes');
  return { term, ...(rest.length ? { means: rest.join(' ') } : {}) };
}

export const listSynonymsCommand: Command = {
  words: 'synonyms list',
  usage: '[WORD]',
  summary: 'lists search synonyms; with WORD only those whose word or meaning has it',
  prepare(args) {
    const { words } = readWords(args, {}, Infinity);
    return async ({ db }) => {
      const synonyms = await listSynonyms(db, { holding: words.join(' '), limit: 100_000 });
      return { lines: synonyms.map(textOf), data: { synonyms } };
    };
  },
};

export const addSynonymCommand: Command = {
  words: 'synonyms add',
  usage: 'TERM = MEANING',
  summary:
    'search reads TERM also as MEANING, at once; without "= MEANING" the term says nothing beside other words',
  prepare(args) {
    const pair = pairIn(args);
    return async ({ db }) => {
      const result = await addSynonym(db, pair);
      if (isRefusal(result)) throw new Refusal(`${result.error}.`);
      return { lines: [textOf(result)], data: { synonym: result } };
    };
  },
};

export const removeSynonymCommand: Command = {
  words: 'synonyms remove',
  usage: 'TERM [= MEANING]',
  summary: 'removes that meaning of TERM, or all of them',
  prepare(args) {
    const pair = pairIn(args);
    return async ({ db }) => {
      const outcome = await removeSynonyms(db, pair);
      if (isRefusal(outcome)) throw new Refusal(`${outcome.error}.`);
      return { lines: [`Removed ${outcome.removed}`], data: outcome };
    };
  },
};
