import * as m from '#messages/import-report';
import type { HandleLines } from './handle-lines.ts';
import { Report } from './report.ts';
import { sameSpelling } from './same-spelling.ts';
import { sellable } from './sellable.ts';

/** The refusals of lines as lists of sentences; nothing else is kept. */
class Faults extends Report {
  readonly byLine = new Map<number, readonly string[]>();

  override refuse(line: number, _handle: string, reasons: string | readonly string[]): void {
    this.byLine.set(line, [reasons].flat());
  }
}

/**
 * Refuses all lines of a product, each with all that is wrong with itself, so that a file is mended once.
 * @param faults of the first line, or of every one (`isOfAll`)
 */
export function refuseLines(
  report: Report,
  group: HandleLines,
  faults: readonly string[],
  { exact, isOfAll = false }: { readonly exact: boolean; readonly isOfAll?: boolean },
): void {
  const { handle, rows, own } = group;
  const finder = new Faults();
  sellable(handle, sameSpelling(rows, handle, finder), { report: finder, exact, own });
  for (const [at, { line }] of rows.entries()) {
    // A line of several sizes or pictures is said once.
    if (line === rows[at - 1]?.line) continue;
    const those = at === 0 || isOfAll ? faults : [m.first_line_unusable()];
    const others = finder.byLine.get(line)?.filter((fault) => fault !== m.product_unusable()) ?? [];
    report.refuse(line, handle, [...those, ...others]);
  }
}
