const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** How Hindi's names of the months begin, without nukta. */
const inHindi = ['जन', 'फर', 'मार्च', 'अप्र', 'मई', 'जून', 'जुल', 'अग', 'सित', 'अक', 'नव', 'दिस'];
const forms = [
  /^(?:[a-z]{3,9},? )?(?<day>\d{1,2})(?:st|nd|rd|th)?[-/. ](?<month>\d{1,2}|[a-z]{3,9})[-/. ,']+(?<year>\d{4}|\d{2})(?:\D|$)/i,
  /^(?<day>\d{1,2})(?<month>[a-z]{3,9})(?<year>\d{4}|\d{2})(?:\D|$)/i,
  /^(?<month>[a-z]{3,9})[-. ]?(?<day>\d{1,2})(?:st|nd|rd|th)?, ?(?<year>\d{4})(?:\D|$)/i,
];

/**
 * Parses a date cell of an Indian bank statement to the form 2026-03-01. Reads `01/03/26`, `01-03-2026`, `1 Mar
 * 2026`, `01-Mar-26`, `01Mar2026`, `Mar 1, 2026`, `1 मार्च 2026`, `1st Mar'26`, `Sun 1 Mar 2026`, `2026-03-01`, `2026/03/01`, with or without a time or
 * line breaks. Null for anything else.
 */
export function readDate(text: string): string | null {
  const cell = text.replace(/\p{Script=Devanagari}+/u, monthOf);
  return (
    read(cell.replaceAll(/\s+/g, ' ').replaceAll(/ ?([-/.]) ?/g, '$1')) ??
    read(cell.replaceAll(/[\r\n]+/g, ''))
  );
}

/** A Hindi month in English; any other word as it is. */
function monthOf(word: string): string {
  const plain = word.normalize('NFD').replaceAll('\u093c', '');
  return months[inHindi.findIndex((start) => plain.startsWith(start))] ?? word;
}

function read(cell: string): string | null {
  const iso = /^(\d{4})[-/.](\d{2})[-/.](\d{2})(?:\D|$)/.exec(cell);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const found = forms.map((form) => form.exec(cell)?.groups).find(Boolean);
  if (!found) return null;
  const { day = '', month = '', year = '' } = found;
  const number = /\d/.test(month) ? Number(month) : months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return dayOf(Number(year) + (year.length === 2 ? 2000 : 0), number, Number(day));
}

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
}
