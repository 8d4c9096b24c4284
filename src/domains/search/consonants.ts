/** Consonants of Devanagari by their nearest Latin one. A breath (ख, घ) and the place of the tongue (ट, त) are spelt in many ways. */
const latin: Readonly<Record<string, string>> = Object.fromEntries(
  'कk खk गg घg ङn चc छc जj झj ञn टt ठt डd ढd णn तt थt दd धd नn पp फf बb भb मn रr लl ळl वv शs षs सs हh ंn ँn'
    .split(' ')
    .map((pair) => [pair[0], pair[1]]),
);

/** Whether a word is written in Devanagari. */
export const isDevanagari = (word: string): boolean => /^[\p{Script=Devanagari}\s]+$/u.test(word);

/**
 * The consonants of a name as they are heard, so that a brand is the same one in both scripts: 'Laal Haveli' and
 * 'लाल हवेली' are 'llhvl'. Vowels are left out, which each script writes in its own way.
 */
export function consonantsOf(name: string): string {
  if (!isDevanagari(name)) return consonantsOfLatin(name.toLowerCase());
  const single = name.replaceAll(/(\p{L})\u094d\1/gu, '$1');
  return Array.from(single, (letter) => latin[letter] ?? '').join('');
}

const consonantsOfLatin = (name: string): string =>
  name
    .replaceAll(/([a-z])\1+/g, '$1')
    .replaceAll('ph', 'f')
    .replaceAll('x', 'ks')
    .replaceAll(/c(?=[eiy])|sh/g, 's')
    .replaceAll(/c(?!h)|q/g, 'k')
    .replaceAll(/([bcdgjkt])h/g, '$1')
    .replaceAll('z', 'j')
    .replaceAll(/(?<=[aeiou])w(?![aeiou])/g, '')
    .replaceAll('w', 'v')
    .replaceAll('m', 'n')
    .replaceAll(/[^bcdfghjklnprstv]/g, '');
