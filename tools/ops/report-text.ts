import type { Remark, ReportData } from '../../src/domains/catalogue/import/report.ts';
import { type Differences, differencesOf, notesOf } from '../../src/domains/catalogue/import/report-words.ts';

const shownLines = 1_000;
const shownExamples = 20;

/** An import's report for the terminal: every refused line, and examples of the rest. */
export function reportText(report: ReportData): string[] {
  const { made, updated, unchanged, refused, read } = report.products;
  return [
    `${say(read, 'product')} on ${say(report.lines, 'line')}: ${made} new, ${updated} updated, ${unchanged} unchanged, ${refused} refused`,
    ...notesOf(report),
    ...differencesOf(report).flatMap((differences) => section(differences, shownExamples)),
    ...section({ title: 'Imported, but', ...report.remarks }, shownExamples),
    ...section({ title: 'Lines that could not be used', ...report.refused }, shownLines),
  ];
}

function section({ title, count, rows }: Differences, max: number): string[] {
  if (count === 0) return [];
  const shown = rows.slice(0, max).map((row) => `  ${told(row)}`);
  const rest = count - shown.length;
  return [`${title}: ${count}`, ...shown, ...(rest > 0 ? [`  … and ${rest} more: --json lists them`] : [])];
}

const told = ({ line, handle, reason }: Remark): string =>
  `line ${line}${handle ? `, ${handle}` : ''}: ${reason}`;

const say = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
