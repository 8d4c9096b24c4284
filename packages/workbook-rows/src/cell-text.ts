import { format, getFormatFromId } from 'numfmt';
import type { Workbook } from './workbook-parts.ts';

/** Formats that Excel writes by the machine's region: here India's, day before month. */
const regional: Readonly<Record<number, string>> = { 14: 'dd-mm-yyyy', 22: 'dd-mm-yyyy h:mm' };
/** Days between the two calendars of Excel. */
const from1904 = 1_462;
/** Formats whose text would lose digits: an exponent, or no format at all. */
const shortens = /^(?:general|@)?$|e[+-]/i;

/** A cell's text as a person sees it. */
export function cellText(type: string, style: number, value: string, workbook: Workbook): string {
  if (type === 's') return workbook.sharedStrings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : value === '0' ? 'FALSE' : value;
  if (type === 'd') return value.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '');
  if (type !== 'n' && type !== '') return value; // texts and errors such as #N/A
  return value === '' ? '' : numberText(value, workbook.formats[style] ?? 0, workbook.is1904);
}

function numberText(value: string, styleIndex: number | string, is1904: boolean): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  const pattern =
    typeof styleIndex === 'string' ? styleIndex : (regional[styleIndex] ?? getFormatFromId(styleIndex) ?? '');
  if (shortens.test(pattern)) return exact(number);
  try {
    const isDate = is1904 && /[dmyh]/i.test(pattern.replace(/"[^"]*"|\[[^[\]]*\]/g, ''));
    return format(pattern, number + (isDate ? from1904 : 0), { nbsp: false }).trim();
  } catch {
    return exact(number); // a format that Excel itself could not have shown
  }
}

/** All digits that Excel keeps, fifteen, without an exponent. */
function exact(number: number): string {
  if (Number.isSafeInteger(number)) return `${number}`;
  const roundedValue = Number(number.toPrecision(15));
  return /e/.test(`${roundedValue}`)
    ? roundedValue.toFixed(Math.abs(roundedValue) < 1 ? 15 : 0).replace(/(\.\d*?)0+$/, '$1')
    : `${roundedValue}`;
}
