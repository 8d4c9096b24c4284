import * as m from '#messages/import-report';
import { oneLine } from '../words/one-line.ts';
import type { Report } from './report.ts';
import type { ShopifyRow } from './shopify-row.ts';

const options = ['option1', 'option2', 'option3'] as const;

/**
 * A product's lines with each option spelt as at its first occurrence: 'RED', 'red' and 'Red ' are one colour, '2 XL'
 * and '2xl' one size. Changed spellings are reported.
 */
export function sameSpelling(rows: readonly ShopifyRow[], handle: string, report: Report): ShopifyRow[] {
  const first = new Map<string, { readonly value: string; readonly line: number }>();
  return rows.map((row) => {
    const respelt: Partial<Record<(typeof options)[number], string>> = {};
    for (const option of options) {
      const given = oneLine(row[option]);
      const key = `${option} ${given.toLowerCase().replaceAll(/\s+/gu, '')}`;
      const known = first.get(key);
      if (!known) first.set(key, { value: given, line: row.line });
      else if (known.value !== given) {
        respelt[option] = known.value;
        report.remark(row.line, handle, m.respelt({ given, kept: known.value, line: known.line }));
      }
    }
    return { ...row, ...respelt };
  });
}
