/** A money cell: paise, below zero for what goes out, and its mark `cr` or `dr` where it has one. */
export interface Amount {
  readonly paise: number;
  readonly mark: string;
  /** The sign that stands before it; '' for none. */
  readonly sign: string;
}

/** Parses `1,23,456.70`, `₹ 985`, `985.00 Cr`, `985/-`, `(12.50)`, `-12.50`; an empty cell is zero. Null for the rest. */
export function readAmount(cell: string): Amount | null {
  const bare = cell.toLowerCase().replaceAll(/[₹,\s]|inr|rs\.?|\/-$/g, '');
  if (/^(-|nil|na|n\/a)?$/.test(bare)) return { paise: 0, mark: '', sign: '' };
  const found = /^([+(-]?)(\d{1,12})(?:\.(\d{1,2})0*)?\)?\(?(cr|dr)?\)?\.?$/.exec(bare);
  if (!found) return null;
  const [, sign = '', rupees, rest = '', mark = ''] = found;
  const paise = Number(rupees) * 100 + Number(rest.padEnd(2, '0'));
  return { paise: sign === '-' || sign === '(' ? -paise : paise, mark, sign };
}
