/** The zeros of the digits on India's keyboards: Arabic, Urdu, nine Indian scripts, and full-width ones. */
const zeros = Array.from('٠۰०০੦૦୦௦౦೦൦０', (zero) => zero.charCodeAt(0));

/** The text with the digits of other scripts as 0 to 9. */
export const plainDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const value = digit.charCodeAt(0) - (zeros.findLast((zero) => zero <= digit.charCodeAt(0)) ?? 0);
    return value < 10 ? String(value) : digit;
  });

/** Spaces, dashes, minus, brackets, full stops, and invisible marks such as a direction or a soft hyphen. */
const separators = /[\s\p{Pd}\u2212\p{Ps}\p{Pe}.\p{Cf}]/gu;

/** A code without the separators that people type and paste, its digits as 0 to 9. */
export const compact = (text: string): string => plainDigits(text).replace(separators, '');

/** Only the digits of what was typed. */
export const digitsOf = (text: string): string => plainDigits(text).replace(/\D/g, '');
