import type { Remark, ReportData } from '../../src/domains/catalogue/import/report.ts';
import { type Differences, differencesOf, notesOf } from '../../src/domains/catalogue/import/report-words.ts';

const shownLines = 1_000;
const shownExamples = 20;

/** An import's report for the terminal: every refused line, and examples of the rest. */
export function reportText(report: ReportData): string[] {
  const { made, updated, unchanged, refused, read } = report.products;
  return [
    `${countOf(read, 'product')} on ${countOf(report.lines, 'line')}: ${made} new, ${updated} updated, ${unchanged} unchanged, ${refused} refused`,
    ...notesOf(report),
    ...report.changes.flatMap(changeText),
    ...differencesOf(report).flatMap((differences) => section(differences, shownExamples)),
    ...section({ title: 'Imported, but', ...report.remarks }, shownExamples),
    ...section({ title: 'Lines that could not be used', ...report.refused }, shownLines),
  ];
}

/** A column of known products that the file changes, with examples. */
const changeText = ({ column, count, cleared, rows }: ReportData['changes'][number]): string[] => [
  `Changes of ${column}: ${count}${cleared > 0 ? `, of them ${cleared} to nothing` : ''}`,
  ...rows.map(
    ({ line, handle, before, after }) => `  line ${line}, ${handle}: ${before || '—'} → ${after || '—'}`,
  ),
];

function section({ title, count, rows }: Differences, max: number): string[] {
  if (count === 0) return [];
  const lines = rows.slice(0, max).map((row) => `  ${lineOf(row)}`);
  const rest = count - lines.length;
  return [`${title}: ${count}`, ...lines, ...(rest > 0 ? [`  … and ${rest} more: --json lists them`] : [])];
}

const lineOf = ({ line, handle, reason }: Remark): string =>
  `line ${line}${handle ? `, ${handle}` : ''}: ${reason}`;

/** A count with its noun: '1 line', '2 lines'. */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
