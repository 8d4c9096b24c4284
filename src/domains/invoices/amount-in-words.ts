const small = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
] as const;
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'] as const;

/** Indian units, largest first. The number before 'Crore' may itself have thousands and lakhs. */
const steps = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const;

/** A whole number from 0 in Indian English words: 123456 is One Lakh Twenty-Three Thousand Four Hundred Fifty-Six. */
export function numberInWords(number: number): string {
  if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`no words for ${number}`);
  if (number < 20) return small[number] as string;
  if (number < 100) {
    const unit = number % 10;
    return `${tens[(number - unit) / 10]}${unit ? `-${small[unit]}` : ''}`;
  }
  const [size, name] = steps.find(([step]) => number >= step) as (typeof steps)[number];
  const rest = number % size;
  return `${numberInWords((number - rest) / size)} ${name}${rest ? ` ${numberInWords(rest)}` : ''}`;
}

/** Paise in an invoice's words: `Rupees One Thousand Forty-Two and Fifty Paise Only`. */
export function amountInWords(paise: number): string {
  const rest = paise % 100;
  const rupees = `Rupees ${numberInWords((paise - rest) / 100)}`;
  return `${rupees}${rest ? ` and ${numberInWords(rest)} Paise` : ''} Only`;
}
