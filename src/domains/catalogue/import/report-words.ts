import * as m from '#messages/import-report';
import { formatRupees } from '../../../platform/money.ts';
import type { Remark, ReportData } from './report.ts';

/** Differences of one kind: their number, and the first of them by line. */
export interface Differences {
  readonly title: string;
  readonly count: number;
  readonly rows: readonly Remark[];
}

const shownNames = 20;

/** Remarks on an import beyond its counts, a sentence each, for the command line and the desk. */
export function notesOf(report: ReportData): string[] {
  const { photos } = report;
  return [
    ...(report.readAs === null ? [] : [report.readAs]),
    ...(photos.new + photos.known > 0 ? [m.photos_read({ fresh: photos.new, known: photos.known })] : []),
    ...(report.drawn > 0 ? [m.photos_drawn({ count: report.drawn })] : []),
    ...(report.photos.toFetch > 0 ? [m.photos_to_fetch({ count: report.photos.toFetch })] : []),
    ...(report.hiddenDrawn > 0 ? [m.hidden_without_photo({ count: report.hiddenDrawn })] : []),
    ...named(report.shopsMade, (names) => m.shops_opened({ names })),
    ...named(report.categoriesMade, (names) => m.categories_made({ names })),
    ...named(report.unusedColumns, (names) => m.columns_unused({ names })),
    ...(report.soldOutVariants > 0 ? [m.sizes_sold_out({ count: report.soldOutVariants })] : []),
  ];
}

/** The lines imported with changes, by kind of change; the largest price differences first. */
export function differencesOf(report: ReportData): Differences[] {
  const { priceDifferences, variantDifferences, uncounted, otherShelves, vendorWords } = report;
  return [
    {
      title: m.mrp_lowered_title(),
      count: priceDifferences.count,
      rows: priceDifferences.rows
        .toSorted((a, b) => b.mrp - b.shownMrp - (a.mrp - a.shownMrp))
        .map(({ line, handle, mrp, shownMrp, discount, selling }) => {
          const reason = m.mrp_lowered({
            mrp: formatRupees(mrp),
            shown: formatRupees(shownMrp),
            difference: formatRupees(mrp - shownMrp),
            discount,
            price: formatRupees(selling),
          });
          return { line, handle, reason };
        }),
    },
    {
      title: m.variant_price_title(),
      count: variantDifferences.count,
      rows: variantDifferences.rows
        .toSorted((a, b) => Math.abs(b.asked - b.selling) - Math.abs(a.asked - a.selling))
        .map(({ line, handle, asked, selling }) => ({
          line,
          handle,
          reason: m.variant_price({ asked: formatRupees(asked), selling: formatRupees(selling) }),
        })),
    },
    {
      title: m.uncounted_title(),
      count: uncounted.count,
      rows: uncounted.rows.map((row) => ({ ...row, reason: m.uncounted() })),
    },
    {
      title: m.elsewhere_title(),
      count: otherShelves.length,
      rows: otherShelves.map(({ type, category, line, products: count }) => {
        const products = m.products_count({ count });
        return { line, handle: '', reason: m.stands_elsewhere({ type, category, products }) };
      }),
    },
    {
      title: m.vendor_title(),
      count: vendorWords.length,
      rows: vendorWords.map(({ vendor, is, products, line }) => {
        const said = { vendor, products: m.products_count({ count: products }) };
        return { line, handle: '', reason: is === 'fit' ? m.vendor_is_fit(said) : m.vendor_is_colour(said) };
      }),
    },
  ].filter(({ count }) => count > 0);
}

function named(names: readonly string[], say: (names: string) => string): string[] {
  if (names.length === 0) return [];
  const shown = { count: names.length, names: names.slice(0, shownNames).join(', ') };
  return [say(names.length > shownNames ? m.names_and_more(shown) : m.names_all(shown))];
}
