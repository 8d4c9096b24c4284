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
  const same = Map.groupBy(rows.slice(0, max), ({ handle, reason }) => JSON.stringify([handle, reason]));
  const rest = count - Math.min(rows.length, max);
  return [
    `${title}: ${count}`,
    ...[...same.values()].map((those) => `  ${lineOf(those)}`),
    ...(rest > 0 ? [`  … and ${rest} more: --json lists them`] : []),
  ];
}

/** What is said of one product for one reason, its sizes' lines together: `lines 3-6, kurta: …`. */
function lineOf(same: readonly Remark[]): string {
  const lines = [...new Set(same.map(({ line }) => line))].toSorted((a, b) => a - b);
  const ranges = lines.reduce<[from: number, to: number][]>((all, line) => {
    const last = all.at(-1);
    if (last?.[1] === line - 1) last[1] = line;
    else all.push([line, line]);
    return all;
  }, []);
  const places = ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
  const [{ handle, reason } = { handle: '', reason: '' }] = same;
  return `line${lines.length === 1 ? '' : 's'} ${places}${handle ? `, ${handle}` : ''}: ${reason}`;
}

/** A count with its noun: '1 line', '2 lines'. */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
