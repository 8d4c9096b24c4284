/** Negations that precede the unwanted thing. */
const before: readonly string[] = [
  'without',
  'except',
  'excluding',
  'minus',
  'non',
  'not',
  'no',
  'other than',
  'apart from',
  'anything but',
  'any but',
  'colour but',
  'color but',
  'but no',
  'but not',
  'dont want',
  'dont like',
  'do not want',
  'instead of',
  'rather than',
  'avoid',
  'skip',
  'leave out',
  'bina',
  'bagair',
  'बिना',
  'बगैर',
];
/** Negations that follow it. */
const behind: readonly string[] = [
  'ke bina',
  'ke bagair',
  'ke alava',
  'ke alawa',
  'ko chhodkar',
  'ko chhod kar',
  'chhodkar',
  'chhod kar',
  'chhod ke',
  'chod kar',
  'chod ke',
  'chhodke',
  'chodke',
  'chodkar',
  'ko chhod ke',
  'ke siva',
  'ke siwa',
  'nahi chahiye',
  'na ho',
  'nahi ho',
  'nahi',
  'nhi',
  'nhi chahiye',
  'na chahiye',
  'naa ho',
  'pasand nahi',
  'pasand nhi',
  'nahi hona',
  'ke alaawa',
  'ke ilawa',
  'se alag',
  'hata ke',
  'hata do',
  'chhod do',
  'hatakar',
  'ke siwaay',
  'ke siway',
  'ke sivay',
  'ke sivaay',
  'rehne do',
  'rahne do',
  'na dikhana',
  'na dikhao',
  'mat dikhana',
  'nt chahiye',
  'nope',
  'nahin',
  'nai',
  'mat',
  'के बिना',
  'के बगैर',
  'के अलावा',
  'को छोडकर',
  'छोडकर',
  'नहीं',
  'नही',
  'न हो',
  'ना हो',
  'के सिवा',
  'के सिवाय',
  'रहने दो',
  'हटा कर',
  'हटाकर',
  'मत',
  'पसंद नहीं',
  'छोड कर',
  'छोड के',
];
/** Conjunctions between several unwanted things. */
const joining = new Set(['or', 'and', 'nor', 'aur', 'ya', 'और', 'या']);

/** A negation. */
export interface Negation {
  /** Number of words in it. */
  readonly length: number;
  /** Whether the unwanted thing precedes it: 'heels nahi'. */
  readonly isBehind: boolean;
}

/**
 * The negation at `at`, such as 'without' or 'ke bina'; null when there is none. 'no' before a number is not one: 'no
 * 7' is a size.
 */
export function negationAt(words: readonly string[], at: number): Negation | null {
  const says = (phrases: readonly string[]) =>
    phrases
      .map((phrase) => phrase.split(' '))
      .filter((phrase) => phrase.every((word, index) => words[at + index] === word))
      .reduce((length, phrase) => Math.max(length, phrase.length), 0);
  const after = Math.max(
    says(behind),
    isSoThat(words, at) ? 3 : 0,
    isOther(words, at) || isTold(words, at) ? 2 : 0,
  );
  if (after && at > 0) return { length: after, isBehind: true };
  const length = says(before);
  if (!length || (words[at] === 'no' && /^\d/.test(words[at + 1] ?? ''))) return null;
  return at + length < words.length
    ? { length, isBehind: false }
    : at > 0 && words[at] !== 'no'
      ? { length, isBehind: true }
      : null;
}

/** 'Na bana ho', 'na lage ho': not, with any word between. */
const isSoThat = (words: readonly string[], at: number): boolean =>
  ['na', 'naa', 'न', 'ना'].includes(words[at] ?? '') && ['ho', 'हो'].includes(words[at + 2] ?? '');

/** 'Ke alawa', however it is spelt. */
const isOther = (words: readonly string[], at: number): boolean =>
  words[at] === 'ke' && /^[ai]+l+a+[vw]+a+y?$/.test(words[at + 1] ?? '');

/** 'Na dikhaye', 'mat bhejna', 'nahi chalegi': not, with a verb that tells nothing more. */
const isTold = (words: readonly string[], at: number): boolean =>
  nots.has(words[at] ?? '') && requestWords.test(words[at + 1] ?? '');

const nots = new Set('na naa mat nahi nahin nai nhi न ना मत नही नहीं'.split(' '));
const requestWords =
  /^(?:dikh|bhej|chal(?:e|na)|lag(?:e|na)|rakh|lana$|laiye$|de(?:na|do|ge|gi|ngi)?$|di(?:jiye|khe)|दिखा|भेज|चले|लगे|रख|देना$|दो$)/;

export const isJoining = (word: string): boolean => joining.has(word);

/** Kinds that always have, or lack, a feature, whatever their texts mention: loafers are 'for people without laces'. */
const natures: Readonly<Record<string, { readonly has: string; readonly lacks: string }>> = {
  lace: { has: 'derbi sneaker oxford brogu', lacks: 'loafer slip mojari jutti' },
  heel: { has: 'stiletto wedg pump', lacks: 'flat' },
};

/** Stems of kinds that have, or lack, the feature that these stems name. */
export function natureOf(stems: readonly string[]): { has: readonly string[]; lacks: readonly string[] } {
  const nature = stems.length === 1 ? natures[stems[0] ?? ''] : undefined;
  const list = (text = '') => text.split(' ').filter(Boolean);
  return { has: list(nature?.has), lacks: list(nature?.lacks) };
}
