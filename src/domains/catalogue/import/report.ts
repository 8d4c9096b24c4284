import * as m from '#messages/import-report';
import { empty, keep, keepKind, listed } from './report-list.ts';

/** A remark about a line of the file. */
export interface Remark {
  readonly line: number;
  readonly handle: string;
  readonly reason: string;
}

/** A line whose price was changed: what the file asked and what the product sells for, in whole rupees. */
export interface PriceRemark {
  readonly line: number;
  readonly handle: string;
  readonly asked: number;
  readonly selling: number;
}

/** A line whose MRP is shown lower, so that the whole percent `discount` yields its price. */
export interface MrpRemark extends PriceRemark {
  readonly mrp: number;
  readonly shownMrp: number;
  readonly discount: number;
}

/** A line that does not state the number of pieces. */
export interface UncountedRemark {
  readonly line: number;
  readonly handle: string;
}

/** A vendor name that is really a colour or a fit. */
export interface VendorWord {
  readonly vendor: string;
  readonly is: 'colour' | 'fit';
  readonly line: number;
  products: number;
}

/** A type of goods that went to a category with another name. */
export interface OtherShelf {
  readonly type: string;
  readonly category: string;
  readonly line: number;
  products: number;
}

/** A kind of goods that the shop has no category for. */
export interface NewKind {
  readonly kind: string;
  products: number;
}

/** A value that the file changes, as a shopkeeper reads it; '' for none. */
export interface ChangeRemark {
  readonly line: number;
  readonly handle: string;
  readonly before: string;
  readonly after: string;
}

/** Changes of each column that are shown. */
const examples = 10;

/** Max vendors and types listed separately; a broken export of a million rows has more. */
const maxNames = 1_000;

/** Collects what an import did and could not do. */
export class Report {
  lines = 0;
  products = { read: 0, made: 0, updated: 0, unchanged: 0, refused: 0 };
  photos = { new: 0, known: 0, toFetch: 0 };
  drawn = 0;
  /** New products that are hidden for want of a photo. */
  hiddenDrawn = 0;
  soldOutVariants = 0;
  readonly shopsMade: string[] = [];
  readonly categoriesMade: string[] = [];
  unusedColumns: string[] = [];
  private readonly changes = new Map<string, { count: number; cleared: number; rows: ChangeRemark[] }>();
  private readonly refused = empty<Remark>();
  /** A line that lists several sizes is refused once. */
  private lastRefusal = '';
  private readonly remarks = empty<Remark>();
  private readonly priceDifferences = empty<MrpRemark>();
  private readonly variantDifferences = empty<PriceRemark>();
  private readonly uncounted = empty<UncountedRemark>();
  private readonly vendorWords = new Map<string, VendorWord>();
  private readonly shelves = new Map<string, OtherShelf>();
  private readonly newKinds = new Map<string, NewKind>();
  /** How the file was read, when it is not UTF-8 with commas. */
  readAs: string | null = null;
  /** The refused rows as a CSV, where the import returns them. */
  refusedCsv = '';

  /** Adds a line that was not imported. */
  refuse(line: number, handle: string, reasons: string | readonly string[]): void {
    const all = typeof reasons === 'string' ? [reasons] : reasons;
    const reason = all.join('. ');
    const refusal = `${line} ${handle} ${reason}`;
    if (refusal === this.lastRefusal) return;
    this.lastRefusal = refusal;
    keep(this.refused, { line, handle, reason }, general(all[0] ?? ''));
    for (const one of all.slice(1)) keepKind(this.refused, { line, handle, reason }, general(one));
  }

  /** Adds a value of a known product that the file changes. */
  changed({ column, ...change }: ChangeRemark & { readonly column: string }): void {
    const existing = this.changes.get(column) ?? { count: 0, cleared: 0, rows: [] };
    existing.count += 1;
    if (change.after === '') existing.cleared += 1;
    if (existing.rows.length < examples) existing.rows.push(change);
    this.changes.set(column, existing);
  }

  /** Adds something that was imported differently from the file, or only in part. */
  remark(line: number, handle: string, reason: string): void {
    keep(this.remarks, { line, handle, reason }, general(reason));
  }

  /** Adds an MRP that had to be lowered because no whole percent of it yields the price. */
  mrpLowered(remark: MrpRemark): void {
    keep(this.priceDifferences, remark, m.mrp_lowered_title());
  }

  /** Adds a variant whose price differs from its product's. */
  variantDiffers(line: number, handle: string, asked: number, selling: number): void {
    keep(this.variantDifferences, { line, handle, asked, selling }, m.variant_price_title());
  }

  /** Adds a line that does not state the number of pieces. */
  isUncounted(line: number, handle: string): void {
    keep(this.uncounted, { line, handle }, m.uncounted_title());
  }

  /** Adds a vendor name that is not a brand; call it for every product with that vendor. */
  vendorIs(is: VendorWord['is'], vendor: string, line: number): void {
    const existing = this.vendorWords.get(vendor);
    if (existing) existing.products += 1;
    else if (this.vendorWords.size < maxNames)
      this.vendorWords.set(vendor, { vendor, is, line, products: 1 });
  }

  /** Adds a type that went to a category with another name; call it for every product of the type. */
  standsElsewhere(type: string, category: string, line: number): void {
    const key = JSON.stringify([type, category]);
    const existing = this.shelves.get(key);
    if (existing) existing.products += 1;
    else if (this.shelves.size < maxNames) this.shelves.set(key, { type, category, line, products: 1 });
  }

  /** Adds a kind of goods without a category; call it for every product of the kind. */
  kindIsNew(kind: string): void {
    const existing = this.newKinds.get(kind);
    if (existing) existing.products += 1;
    else if (this.newKinds.size < maxNames) this.newKinds.set(kind, { kind, products: 1 });
  }

  /** The number of remarks on single lines so far. */
  get told(): number {
    return [
      this.refused,
      this.remarks,
      this.priceDifferences,
      this.variantDifferences,
      this.uncounted,
    ].reduce((sum, { count }) => sum + count, 0);
  }

  get refusedLines(): number {
    return this.refused.count;
  }

  /** The report as plain data. Lists hold their first 5,000 items in full; `more` has the other lines by reason. */
  data() {
    return {
      lines: this.lines,
      products: this.products,
      photos: this.photos,
      drawn: this.drawn,
      hiddenDrawn: this.hiddenDrawn,
      soldOutVariants: this.soldOutVariants,
      shopsMade: this.shopsMade,
      categoriesMade: this.categoriesMade,
      unusedColumns: this.unusedColumns,
      readAs: this.readAs,
      refusedCsv: this.refusedCsv,
      otherShelves: [...this.shelves.values()].toSorted((a, b) => b.products - a.products),
      newKinds: [...this.newKinds.values()].toSorted((a, b) => b.products - a.products),
      vendorWords: [...this.vendorWords.values()].toSorted((a, b) => b.products - a.products),
      changes: [...this.changes].map(([column, change]) => ({ column, ...change })),
      refused: listed(this.refused),
      remarks: listed(this.remarks),
      priceDifferences: listed(this.priceDifferences),
      variantDifferences: listed(this.variantDifferences),
      uncounted: listed(this.uncounted),
    };
  }
}

export type ReportData = ReturnType<Report['data']>;

/** A reason without its line's details and without what to do, to keep the number of distinct reasons small. */
export const general = (reason: string): string =>
  reason
    .replace(/: please .*/, '')
    .replace(/".*"/, '…')
    .replace(/\bline \d+/, 'an earlier line')
    .replace(/₹[\d.,]+/g, '₹…');
