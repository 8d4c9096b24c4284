import * as m from '#messages/import-report';
/** A remark about a line of the file. */
export interface Remark {
  readonly line: number;
  readonly handle: string;
  readonly reason: string;
}

/** A line whose price cannot be kept exactly, in whole rupees. */
export interface PriceRemark {
  readonly line: number;
  readonly handle: string;
  readonly asked: number;
  readonly selling: number;
}

/** A bounded list: its length, its first items, and reason and line numbers of the rest. */
interface Kept<Item> {
  count: number;
  readonly items: Item[];
  /** Ranges of lines as first and last numbers, so that a million faults take little memory. */
  readonly more: Map<string, number[]>;
}

/** Items per list kept in full, to bound memory. */
const keptInFull = 5_000;
const shownLines = 1_000;
const shownExamples = 20;

/** Collects what an import did and could not do. */
export class Report {
  lines = 0;
  products = { read: 0, made: 0, updated: 0, unchanged: 0, refused: 0 };
  photos = { new: 0, known: 0 };
  drawn = 0;
  soldOutVariants = 0;
  readonly shopsMade: string[] = [];
  readonly categoriesMade: string[] = [];
  unusedColumns: string[] = [];
  private readonly refused = empty<Remark>();
  private readonly remarks = empty<Remark>();
  private readonly priceDifferences = empty<PriceRemark>();
  private readonly variantDifferences = empty<PriceRemark>();

  /** A line that was not imported. */
  refuse(line: number, handle: string, reason: string): void {
    keep(this.refused, { line, handle, reason }, general(reason));
  }

  /** Something imported differently from the file, or without a part. */
  remark(line: number, handle: string, reason: string): void {
    keep(this.remarks, { line, handle, reason }, general(reason));
  }

  /** A price that no whole percent gives exactly. */
  priceDiffers(line: number, handle: string, asked: number, selling: number): void {
    keep(this.priceDifferences, { line, handle, asked, selling }, m.price_rounded());
  }

  /** A variant's price that differs from its product's. */
  variantDiffers(line: number, handle: string, asked: number, selling: number): void {
    keep(this.variantDifferences, { line, handle, asked, selling }, m.price_of_first());
  }

  /** How many remarks on single lines there are so far. */
  get told(): number {
    return [this.refused, this.remarks, this.priceDifferences, this.variantDifferences].reduce(
      (sum, { count }) => sum + count,
      0,
    );
  }

  get refusedLines(): number {
    return this.refused.count;
  }

  /** Everything as data. Lists have their first 5,000 in full; `more` has the other lines by reason. */
  data() {
    return {
      lines: this.lines,
      products: this.products,
      photos: this.photos,
      drawn: this.drawn,
      soldOutVariants: this.soldOutVariants,
      shopsMade: this.shopsMade,
      categoriesMade: this.categoriesMade,
      unusedColumns: this.unusedColumns,
      refused: listed(this.refused),
      remarks: listed(this.remarks),
      priceDifferences: listed(this.priceDifferences),
      variantDifferences: listed(this.variantDifferences),
    };
  }

  /** For people: every refused line, and examples of the rest. */
  text(): string[] {
    const { made, updated, unchanged, refused, read } = this.products;
    return [
      `${say(read, 'product')} on ${say(this.lines, 'line')}: ${made} new, ${updated} updated, ${unchanged} unchanged, ${refused} refused`,
      `Photos: ${this.photos.new} new, ${this.photos.known} known already. Products drawn for want of a photo: ${this.drawn}`,
      ...named('Shops opened', this.shopsMade),
      ...named('Categories made', this.categoriesMade),
      ...named('Columns that the shop has no place for', this.unusedColumns),
      ...(this.soldOutVariants > 0
        ? [`Sizes that the file no longer has, now sold out: ${this.soldOutVariants}`]
        : []),
      ...prices('Prices that no whole percent makes exactly, and are lower here', this.priceDifferences),
      ...prices('Variants priced unlike the first of their product', this.variantDifferences),
      ...section('Imported, but', ordered(this.remarks), shownExamples, told),
      ...section('Lines that could not be used', ordered(this.refused), shownLines, told),
    ];
  }
}

const empty = <Item>(): Kept<Item> => ({ count: 0, items: [], more: new Map() });

function keep<Item extends { line: number }>(list: Kept<Item>, item: Item, reason: string): void {
  list.count += 1;
  if (list.items.length < keptInFull) {
    list.items.push(item);
    return;
  }
  const ends = list.more.get(reason) ?? [];
  if (ends.at(-1) === item.line - 1) ends[ends.length - 1] = item.line;
  else ends.push(item.line, item.line);
  list.more.set(reason, ends);
}

/** A reason without its line's details, to keep the number of reasons small. */
const general = (reason: string): string =>
  reason
    .replace(/".*"/, '…')
    .replace(/\bline \d+/, 'an earlier line')
    .replace(/₹\d+ (asked|possible)/g, '₹… $1');

function listed<Item extends { line: number }>({ count, items, more }: Kept<Item>) {
  const stretches = [...more].map(([reason, ends]) => [reason, linesBetween(ends)]);
  return { count, rows: inOrder(items), ...(more.size > 0 ? { more: Object.fromEntries(stretches) } : {}) };
}

/** `7`, `9-12`. */
function linesBetween(ends: readonly number[]): string[] {
  const stretches: string[] = [];
  for (let at = 0; at < ends.length; at += 2)
    stretches.push(ends[at] === ends[at + 1] ? `${ends[at]}` : `${ends[at]}-${ends[at + 1]}`);
  return stretches;
}

function section<Item>(
  heading: string,
  list: Kept<Item>,
  max: number,
  tell: (item: Item) => string,
): string[] {
  if (list.count === 0) return [];
  const shown = list.items.slice(0, max).map((item) => `  ${tell(item)}`);
  const rest = list.count - shown.length;
  return [
    `${heading}: ${list.count}`,
    ...shown,
    ...(rest > 0 ? [`  … and ${rest} more: --json lists them`] : []),
  ];
}

/** Sorts by line: some faults are found while parsing, others with the whole batch. */
const inOrder = <Item extends { line: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => a.line - b.line);

const ordered = <Item extends { line: number }>(list: Kept<Item>): Kept<Item> => ({
  ...list,
  items: inOrder(list.items),
});

const told = ({ line, handle, reason }: Remark): string =>
  `line ${line}${handle ? `, ${handle}` : ''}: ${reason}`;

/** Largest differences first. */
function prices(heading: string, list: Kept<PriceRemark>): string[] {
  const items = list.items.toSorted((a, b) => Math.abs(b.asked - b.selling) - Math.abs(a.asked - a.selling));
  return section(heading, { ...list, items }, shownExamples, ({ line, handle, asked, selling }) => {
    const difference = selling - asked;
    return `line ${line}, ${handle}: ₹${asked} asked, ₹${selling} here (${difference > 0 ? '+' : '−'}₹${Math.abs(difference)})`;
  });
}

function named(heading: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const shown = names.slice(0, shownExamples).join(', ');
  return [`${heading}: ${names.length} (${shown}${names.length > shownExamples ? ', …' : ''})`];
}

const say = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
