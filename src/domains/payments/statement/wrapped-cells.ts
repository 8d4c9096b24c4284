import { cellOf, type Move } from './read-row.ts';
import type { Columns } from './statement-columns.ts';

/** A wrapped cell in one line: a number of twelve digits and what a separator divides are put together again. */
export function unwrap(cell: string): string {
  const lines = cell.split(/[\r\n]+/).map((line) => line.trim());
  return lines.map((line, at) => (at === 0 ? line : `${between(lines[at - 1] ?? '', line)}${line}`)).join('');
}

function between(before: string, line: string): '' | ' ' {
  const left = /(?<!\d)\d+$/.exec(before)?.[0].length ?? 0;
  const right = /^\d+/.exec(line)?.[0].length ?? 0;
  const isNumber = left > 0 && right > 0 && left + right === 12;
  return isNumber || /[/-]$/.test(before) || /^[/-]/.test(line) ? '' : ' ';
}

/** Whether a row has nothing but words below the narration or reference of the row above: a bank wrapped it. */
export function isContinued(cells: readonly string[], columns: Columns): boolean {
  const places = [columns.narration, columns.reference];
  return (
    cells.some((cell) => cell !== '') &&
    cells.every((cell, column) => cell === '' || places.includes(column)) &&
    !cells.some((cell) => endWords.test(cell))
  );
}

const endWords =
  /^(?:\W*(?:(?:page|grand|sub) ?total|total|opening|closing|end of|brought|carried|statement|this is|legend|note)\b|\s*(?:कुल|योग|पृष्ठ|नोट))/i;

/** The row with the words below it, a line each. */
export function withContinued(move: Move, below: readonly string[], columns: Columns): Move {
  const cells = [...move.cells];
  for (const column of new Set([columns.narration, columns.reference])) {
    const words = cellOf(below, column);
    if (column !== undefined && words !== '') cells[column] = `${cells[column] ?? ''}\n${words}`;
  }
  return { ...move, cells };
}
