import { giveUp } from './steps.mjs';

/** The oldest Node that bootstraps: an older one lacks what these tools call, and would print a stack. */
const oldest = [20, 19];

/**
 * Reads a command's words: called before anything is installed, built or opened. Ends the command with its help if that
 * was asked for, and with a sentence if a word is none that it takes or this Node is too old.
 *
 * @param {string} help how the command is called, and what each of its words does
 * @param {object} [own] the words that it takes; by default none
 * @param {Record<string, 'alone' | 'value'>} [own.options] its options, and whether a value follows
 * @param {(word: string, place: number) => boolean} [own.takes] whether it takes a word that is no option
 * @returns {string[]} the words
 */
export function readWords(help, { options = {}, takes = () => false } = {}) {
  const words = process.argv.slice(2);
  const asksForHelp = (word) => word === '--help' || word === '-h';
  if (words.some(asksForHelp) || (words.length === 1 && words[0] === 'help')) {
    console.log(help);
    process.exit(0);
  }
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1]))
    giveUp(`this is Node ${process.versions.node}. Install Node ${oldest.join('.')} or newer (nodejs.org).`);
  const fault = faultIn(words, options, takes);
  if (fault) giveUp(`${fault}\n\n${help}`);
  return words;
}

/** What is wrong with the words; undefined if nothing is. */
function faultIn(words, options, takes) {
  let place = 0;
  for (let at = 0; at < words.length; at += 1) {
    const [word, value] = words[at].startsWith('-') ? words[at].split(/=(.*)/s) : [words[at]];
    if (!word.startsWith('-')) {
      if (!takes(word, place)) return `"${word}" is no word of this command.`;
      place += 1;
    } else if (!Object.hasOwn(options, word)) return `there is no option ${word}.`;
    else if (options[word] === 'alone' && value !== undefined) return `${word} has no value.`;
    else if (options[word] === 'value' && value === undefined) {
      at += 1;
      if ((words[at] ?? '-').startsWith('-')) return `${word} needs a value after it.`;
    }
  }
  return undefined;
}
