/** A money cell: paise, below zero for what goes out, and its mark `cr` or `dr` where it has one. */
export interface Amount {
  readonly paise: number;
  readonly mark: string;
  /** The sign that stands before it; '' for none. */
  readonly sign: string;
}

/** Rupees, plain or in groups of two or three digits: a comma before two digits would be one of paise. */
const rupees = String.raw`\d{1,12}|\d{1,3}(?:,\d{2,3}){0,4},\d{3}`;
const amount = new RegExp(
  String.raw`^(?<before>cr|dr)?\.?(?<sign>[+(-]?)(?<rupees>${rupees})(?:\.(?<paise>\d{1,2})0*)?\)?(?<minus>-?)\(?(?<mark>cr|dr)?\)?\.?$`,
);

/**
 * Parses `1,23,456.70`, `₹ 985`, `985.00 Cr`, `CR 985.00`, `985.00 जमा`, `985/-`, `(12.50)`, `-12.50`, `12.50-`; an empty cell is
 * zero. Null for the rest.
 */
export function readAmount(cell: string): Amount | null {
  const bare = cell
    .toLowerCase()
    .replaceAll(/[−–—]/g, '-')
    .replace(/जमा\.?$/, 'cr')
    .replace(/ना[मव]े\.?$/, 'dr')
    .replaceAll(/[₹\s]|inr|rs\.?|रु(?:पये|पए)?\.?|\/-$/g, '');
  if (/^(-|nil|na|n\/a)?$/.test(bare)) return { paise: 0, mark: '', sign: '' };
  const found = amount.exec(bare)?.groups;
  if (!found) return null;
  const paise = Number(found.rupees?.replaceAll(',', '')) * 100 + Number(found.paise?.padEnd(2, '0') ?? 0);
  const sign = found.sign || found.minus || '';
  return {
    paise: sign === '-' || sign === '(' ? -paise : paise,
    mark: found.mark ?? found.before ?? '',
    sign,
  };
}
