/** Something about a line of the file. */
export interface Remark {
  readonly line: number;
  readonly handle: string;
  readonly reason: string;
}

/** A line whose price the shop cannot or does not keep: whole rupees. */
export interface PriceRemark {
  readonly line: number;
  readonly handle: string;
  readonly asked: number;
  readonly selling: number;
}

/** What is kept of a list: its length, its beginning in full, and of the rest reason and line numbers. */
interface Kept<Item> {
  count: number;
  readonly items: Item[];
  /** First and last lines of stretches, one after the other: numbers, so that a million faulty lines take little memory. */
  readonly more: Map<string, number[]>;
}

/** Items of each list that are kept in full. A file of a million faults must not fill the memory. */
const keptInFull = 5_000;
const shownLines = 1_000;
const shownExamples = 20;

/** Counts and collects what an import did and could not do. */
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

  /** A line that does not go in. */
  refuse(line: number, handle: string, reason: string): void {
    keep(this.refused, { line, handle, reason }, general(reason));
  }

  /** Something that goes in otherwise than the file has it, or without a part. */
  remark(line: number, handle: string, reason: string): void {
    keep(this.remarks, { line, handle, reason }, general(reason));
  }

  /** A price that no whole percent makes exactly. */
  priceDiffers(line: number, handle: string, asked: number, selling: number): void {
    keep(this.priceDifferences, { line, handle, asked, selling }, 'Price rounded by the whole percent');
  }

  /** A variant whose price is not its product's. */
  variantDiffers(line: number, handle: string, asked: number, selling: number): void {
    keep(this.variantDifferences, { line, handle, asked, selling }, 'Sold at the price of the first variant');
  }

  /** How much was told of single lines so far. */
  get told(): number {
    return [this.refused, this.remarks, this.priceDifferences, this.variantDifferences].reduce(
      (sum, { count }) => sum + count,
      0,
    );
  }

  get refusedLines(): number {
    return this.refused.count;
  }

  /** All of it as data. Lists hold their first 5,000 in full; `more` names the lines of the rest by reason. */
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

  /** For a person: every refused line, examples of the rest. */
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

/** A reason without what is the line's own, so that there are few. */
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

/** Some faults are found while reading and some when a whole batch is looked at: told in the file's order. */
const inOrder = <Item extends { line: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => a.line - b.line);

const ordered = <Item extends { line: number }>(list: Kept<Item>): Kept<Item> => ({
  ...list,
  items: inOrder(list.items),
});

const told = ({ line, handle, reason }: Remark): string =>
  `line ${line}${handle ? `, ${handle}` : ''}: ${reason}`;

/** The largest differences first. */
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
