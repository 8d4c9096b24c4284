/** Numbers by their names, in Hinglish, Hindi (without dots below) and English; 'dedh' and 'dhai' have halves. */
const names = valuesByWord({
  1: 'ek एक one',
  1.5: 'dedh डेढ',
  2: 'do दो two',
  2.5: 'dhai adhai ढाई अढाई',
  3: 'teen तीन three',
  4: 'char chaar चार four',
  5: 'paanch panch पांच पाँच five',
  6: 'chhe chhah छह छः six',
  7: 'saat सात seven',
  8: 'aath आठ eight',
  9: 'nau नौ nine',
  10: 'das दस ten',
  11: 'gyarah ग्यारह eleven',
  12: 'barah बारह twelve',
  13: 'terah तेरह thirteen',
  14: 'chaudah चौदह fourteen',
  15: 'pandrah पंद्रह पन्द्रह fifteen',
  16: 'solah सोलह sixteen',
  17: 'satrah सत्रह seventeen',
  18: 'atharah अठारह eighteen',
  20: 'bees बीस twenty',
  25: 'pachees pachis पच्चीस',
  30: 'tees तीस thirty',
  40: 'chalis चालीस forty',
  50: 'pachas पचास fifty',
});
const units = valuesByWord({ 100: 'sau सौ hundred', 1_000: 'hazaar hazar hajaar hajar हजार thousand' });
/** 'Sadhe teen' is three and a half. */
const half = new Set(['sadhe', 'saadhe', 'साढे']);

/**
 * Writes amounts in words as digits, where a hundred or a thousand shows that they are amounts: 'dedh sau' is 150, 'ek
 * hazaar paanch sau' 1500. 'Do' alone stays a word.
 */
export function withDigits(text: string): string {
  const words = text.replaceAll(together, '$1 - $2').split(/\s+/);
  const output: string[] = [];
  for (let at = 0; at < words.length; ) {
    const span = spanAt(words, at);
    const { value, length } = amountAt(words, at);
    output.push(span?.text ?? (length ? String(value) : (words[at] ?? '')));
    at += span?.length ?? (length || 1);
  }
  return output.join(' ');
}

/** The numbers of '7-8 sau', apart. */
const together = /(?<![\d.])(\d{1,2}(?:\.\d)?)\s*[-–]\s*(\d{1,2}(?:\.\d)?)(?=\s+\p{L})/gu;
const joints = new Set(['-', '–', 'to', 'se', 'say', 'से', 'ya', 'or', 'aur', 'and', 'और']);

/** Two amounts whose unit is said once: '2 se 3 hazar' is 2000 to 3000, 'do teen sau' 200 to 300. */
function spanAt(words: readonly string[], at: number): { text: string; length: number } | null {
  const joint = joints.has(words[at + 1] ?? '') ? words[at + 1] : undefined;
  const next = at + (joint ? 2 : 1);
  const [low, high] = [numberIn(plain(words[at])), numberIn(plain(words[next]))];
  const unit = units.get(plain(words[next + 1]));
  if (low === undefined || high === undefined || unit === undefined || low >= high) return null;
  const isNamed = [words[at], words[next]].every((word) => names.has(plain(word)));
  if (!joint && !isNamed) return null;
  const { value, length } = amountAt(words, next);
  return { text: `${low * unit} ${joint ?? 'se'} ${value}`, length: next - at + length };
}

/** The amount whose words start at `at`: pairs of a number and a unit, the larger unit first. */
function amountAt(words: readonly string[], at: number): { value: number; length: number } {
  let [value, length, smallest] = [0, 0, Number.POSITIVE_INFINITY];
  for (;;) {
    const from = at + length;
    const added = half.has(plain(words[from])) ? 1 : 0;
    const number = numberIn(plain(words[from + added]));
    const before = number === undefined ? 0 : added + 1;
    const unit = units.get(plain(words[from + before]));
    if (unit === undefined || unit >= smallest || (before === 0 && length > 0)) return { value, length };
    value += ((number ?? 1) + added / 2) * unit;
    length += before + 1;
    smallest = unit;
  }
}

/** Whether a word names a number: 'nine', 'sau'. */
export const isNumberName = (word: string): boolean => names.has(word) || units.has(word);

const numberIn = (word: string): number | undefined =>
  names.get(word) ?? (/^\d{1,2}(?:\.\d)?$/.test(word) ? Number(word) : undefined);

const plain = (word = ''): string => word.toLowerCase().normalize('NFC').replaceAll('\u093c', '');

function valuesByWord(words: Readonly<Record<number, string>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(words).flatMap(([value, spellings]) =>
      spellings.split(' ').map((word): [string, number] => [word, Number(value)]),
    ),
  );
}
