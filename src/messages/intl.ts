/**
 * The formatters that compiled messages call (`count: plural`, `total: number`, `day: datetime`): `Intl` for India,
 * each made once, since making one takes longer than using it a hundred times.
 */

/** `en` is English as India writes it: 12,34,567 and 24 Nov. */
const regional = (locale: string) => (locale.includes('-') ? locale : `${locale}-IN`);

function kept<Options, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const formatters = new Map<string, Formatter>();
  return (locale: string, options: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options ?? {})}`;
    const known = formatters.get(key);
    if (known) return known;
    const formatter = make(regional(locale), options);
    formatters.set(key, formatter);
    return formatter;
  };
}

const plurals = kept((locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options));
const numbers = kept((locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
const dates = kept(
  (locale, options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', ...options }),
);
const spans = kept(
  (locale, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

/** The plural category of a count (`one`, `other`). */
export const plural = (locale: string, count: unknown, options?: Intl.PluralRulesOptions): string =>
  plurals(locale, options).select(Number(count));

/** A number with Indian grouping; with `style=currency currency=INR`, rupees. */
export const number = (locale: string, value: unknown, options?: Intl.NumberFormatOptions): string =>
  numbers(locale, options).format(Number(value));

/** A moment in Indian time. */
export const datetime = (locale: string, moment: unknown, options?: Intl.DateTimeFormatOptions): string =>
  dates(locale, options).format(new Date(moment as string | number));

/** `in 3 days`, `2 hours ago`. */
export const relativetime = (
  locale: string,
  value: unknown,
  { unit, ...options }: Intl.RelativeTimeFormatOptions & { unit: Intl.RelativeTimeFormatUnit },
): string => spans(locale, options).format(Number(value), unit);
