/**
 * The formatters that compiled messages call (`count: plural`, `total: number`, `day: datetime`): `Intl` for India. Each
 * is made once, since making one takes longer than using it a hundred times.
 */

type Make<Options, Formatter> = new (locale: string, options: Options) => Formatter;

const formatters = new Map<string, unknown>();

/** `en` is English as India writes it: 12,34,567 and 24 Nov. */
function formatter<Options, Formatter>(
  Kind: Make<Options, Formatter>,
  locale: string,
  options: Options,
): Formatter {
  const key = Kind.name + locale + JSON.stringify(options);
  if (!formatters.has(key)) formatters.set(key, new Kind(`${locale}-IN`, options));
  return formatters.get(key) as Formatter;
}

/** The plural category of a count (`one`, `other`). */
export const plural = (locale: string, count: unknown, options: Intl.PluralRulesOptions = {}): string =>
  formatter(Intl.PluralRules, locale, options).select(Number(count));

/** A number with Indian grouping; with `style=currency currency=INR`, rupees. */
export const number = (locale: string, value: unknown, options: Intl.NumberFormatOptions = {}): string =>
  formatter(Intl.NumberFormat, locale, options).format(Number(value));

/** `Ajrakh House, Blue Door and Kala`. */
export const listOf = (names: readonly string[]): string =>
  formatter(Intl.ListFormat, 'en', { type: 'conjunction' }).format(names);

/** A moment in Indian time. */
export const datetime = (locale: string, moment: unknown, options: Intl.DateTimeFormatOptions = {}): string =>
  formatter(Intl.DateTimeFormat, locale, { timeZone: 'Asia/Kolkata', ...options }).format(
    new Date(moment as string | number),
  );
