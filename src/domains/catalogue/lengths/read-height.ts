import { plainDigits } from '../../../../packages/typed-code/src/typed-code.ts';
import { isFigureHeight } from './where-it-ends.ts';

const inchCm = 2.54;

/** Feet and inches: `5'4"`, `5 ft 4 in`, `5'`; people in India write 5.4 for it, too. */
const feetAndInches =
  /^(\d)\s*(?:'|\.|ft\.?|feet|foot|फ[ुी]ट)\s*(?:(\d{1,2})\s*(?:"|''|in\.?|inch(?:es)?|इंच)?)?$/;
const metres = /^([12])[.,](\d\d)\s*m?$/;
const centimetres = /^(\d{2,3})\s*(?:cm|सेमी)?$/;

/**
 * A height as people write it, in whole centimetres: '163', '163 cm', '1.63 m', `5'4"`, '5 ft 4'. Undefined for anything
 * else, and for heights that no figure has.
 */
export function readHeight(text: string): number | undefined {
  const plainText = plainDigits(text)
    .trim()
    .toLowerCase()
    .replace(/[’‘′`´]/g, "'")
    .replace(/[”“″]/g, '"');
  const [, cm = ''] = centimetres.exec(plainText) ?? [];
  const [, whole, hundredths] = metres.exec(plainText) ?? [];
  const [, feet, inches = '0'] = feetAndInches.exec(plainText) ?? [];
  const read = cm
    ? Number(cm)
    : whole
      ? Number(`${whole}${hundredths}`)
      : feet && Number(inches) < 12
        ? Math.round((12 * Number(feet) + Number(inches)) * inchCm)
        : undefined;
  return isFigureHeight(read) ? read : undefined;
}

/** A height in feet and inches: 163 cm is 5′4″. */
export function feetOf(cm: number): string {
  const inches = Math.round(cm / inchCm);
  return `${Math.floor(inches / 12)}′${inches % 12}″`;
}
