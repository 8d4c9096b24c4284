import * as m from '#messages/import-report';
import { sentenceOf } from '../photo-fetches/photo-fault.ts';
import { general, type Remark, type ReportData } from './report.ts';
import { differencesOf } from './report-words.ts';

/** Remarks of one kind: their number, and the first of them by line. */
interface ReportKind {
  readonly title: string;
  readonly count: number;
  /** Its rows were not imported. */
  readonly isRefused: boolean;
  readonly rows: Remark[];
}

const x = '…';

/** Kinds by a sentence of theirs, each with its title, worst first; others come in the middle. */
const titles: readonly (readonly [sentence: () => string, title: () => string])[] = [
  [() => m.no_price({ column: x }), m.kind_no_price],
  [() => m.no_price_column(), m.kind_no_price],
  [() => m.price_unreadable({ column: x, cell: x }), m.kind_price],
  [() => m.price_comma({ column: x, cell: x, decimal: '₹1', whole: '₹1' }), m.kind_price],
  [() => m.no_category({ type: x }), m.kind_category],
  [() => m.stock_not_whole({ column: x, cell: x }), m.kind_stock],
  [() => m.same_variant({ line: 1 }), m.kind_same],
  [() => m.mrp_below_price({ column: x, compareAt: '₹1', price: '₹1' }), m.kind_mrp_below],
  [() => m.size_is_date({ cell: x }), m.kind_date],
  [() => m.number_shortened({ cell: x }), m.kind_number],
  [() => m.letters_broken(), m.kind_unread_letters],
];
const last: typeof titles = [
  [() => m.kind_left_out({ type: x }), m.kind_chosen_out],
  [() => m.first_line_unusable(), m.kind_with_first],
  [() => m.handle_taken({ slug: x }), m.kind_handle],
  [() => m.category_replaced({ type: x, category: x }), m.kind_nearest],
  [() => m.no_picture({ name: x }), m.kind_no_picture],
  [() => m.picture_on_the_net({ name: x }), m.kind_on_the_net],
  [() => m.picture_not_fetched({ name: x, why: sentenceOf('not_https') }), m.kind_not_fetched],
  [() => m.picture_not_fetched({ name: x, why: sentenceOf('not_public') }), m.kind_not_fetched],
  [() => m.picture_is_a_file({ name: x }), m.kind_is_a_file],
  [() => m.too_many_pictures({ max: 24 }), m.kind_too_many],
  ...[m.description_videos, m.description_pictures, m.description_links, m.description_scripts].map(
    (one) => [one, one] as const,
  ),
  [() => m.respelt({ given: x, kept: x, line: 1 }), m.kind_respelt],
];

/** What an import refused, changed or left out, a kind each: refused rows first, then the worst. */
export function kindsOf(report: ReportData): ReportKind[] {
  const ranked = new Map<string, { rank: number; title: string }>();
  for (const [rank, [sentence, title]] of [...titles, ...last].entries())
    ranked.set(general(sentence()), { rank: rank < titles.length ? rank : rank + 100, title: title() });
  const named = ({ kinds }: ReportData['refused'], isRefused: boolean) =>
    kinds.map(({ reason, count, rows }) => {
      const { rank, title } = ranked.get(reason) ?? { rank: titles.length, title: reason };
      return { rank: isRefused ? rank - 1_000 : rank, title, count, isRefused, rows };
    });
  const differences = differencesOf(report).map((one) => ({
    rank: titles.length + 1,
    isRefused: false,
    ...one,
  }));
  const all = [...named(report.refused, true), ...named(report.remarks, false), ...differences];
  const byTitle = Map.groupBy(all, ({ title, isRefused }) => `${isRefused} ${title}`);
  return [...byTitle.values()]
    .map((same) => ({
      ...(same[0] as (typeof all)[number]),
      count: sum(same),
      rows: same.flatMap(({ rows }) => rows),
    }))
    .toSorted((a, b) => a.rank - b.rank || b.count - a.count)
    .map(({ rank: _rank, ...kind }) => kind);
}

const sum = (same: readonly { readonly count: number }[]): number =>
  same.reduce((total, { count }) => total + count, 0);
