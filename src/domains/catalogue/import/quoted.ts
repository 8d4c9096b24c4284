import { oneLine } from '../words/one-line.ts';

/** A cell as a report quotes it: on one line, and cut behind 40 letters. */
export function quoted(cell: string): string {
  const text = oneLine(cell.slice(0, 1_000));
  const start = /^.{0,40}/su.exec(text)?.[0] ?? '';
  return start === text ? text : `${start}…`;
}
