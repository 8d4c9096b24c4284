import { slugOf } from '../../words/slug-of.ts';
import { readRupees } from '../price-of.ts';
import { partsOf } from './looks.ts';
import { type MappedLine, pairsOf, targetOfOption } from './mapped-line.ts';
import type { OfSize } from './sizes-of-line.ts';
import type { Target } from './targets.ts';

/** The lines of one product. */
export interface LinesOfProduct {
  /** It says what all sizes share. */
  readonly first: MappedLine;
  /** The lines of its sizes, or the first one alone. */
  readonly sold: readonly MappedLine[];
}

interface Group {
  readonly first: MappedLine;
  readonly own: MappedLine[];
  readonly children: MappedLine[];
}

/**
 * Puts the lines of each product together, wherever they stand: those that name their parent or that a parent lists, those of one code or
 * name, and those without either, which continue the line above as merged cells do.
 */
export function groupLines(lines: readonly MappedLine[]): LinesOfProduct[] {
  const parentOf = parentFinder(lines);
  const keyOf = keyFinder(lines);
  const groups = new Map<unknown, Group>();
  const groupAt = (key: unknown, first: MappedLine): Group => {
    const existing = groups.get(key);
    if (existing) return existing;
    const made = { first, own: [], children: [] };
    groups.set(key, made);
    return made;
  };
  let above: Group | null = null;
  for (const line of lines) {
    const parent = parentOf(line);
    if (typeof parent === 'string') groupAt(parent, line).children.push(line);
    else if (parent && parent !== line) groupAt(keyOf(parent), parent).children.push(line);
    else if (above && isContinued(line)) above.own.push(line);
    else {
      above = groupAt(keyOf(line), line);
      above.own.push(line);
    }
  }
  return [...groups.values()].map(({ first, own, children }) => {
    const sold = children.length > 0 ? children : own.filter((line) => !isList(line, own));
    return { first, sold: sold.map((line) => priced(line === first ? line : ofList(line, first), first)) };
  });
}

/** True for a product's own line that lists the sizes of the lines below it, or has none. */
const isList = (line: MappedLine, all: readonly MappedLine[]): boolean =>
  all.length > 1 &&
  line === all[0] &&
  ((hasList(line) && all.every((one) => one === line || !hasList(ofList(one, line)))) ||
    (line.options.length === 0 && all.every((one) => one === line || one.options.length > 0)));

const hasList = (line: MappedLine): boolean => line.options.some(([, value]) => /[,;|]/.test(value));

/** A line whose `Pink, White` is one of the values that its product's first line lists between semicolons: it is one choice. */
function ofList(line: MappedLine, { options }: MappedLine): MappedLine {
  const lists = new Map(options.map(([name, list]) => [name, list.includes(';') ? partsOf(list, /;/) : []]));
  return {
    ...line,
    options: line.options.map(([name, value]) => {
      const isOne = value.includes(',') && lists.get(name)?.includes(value);
      return [name, isOne ? partsOf(value, /,/).join(' + ') : value] as const;
    }),
  };
}

/** True for a further size under merged cells. */
const isContinued = (line: MappedLine): boolean =>
  line.of('title') === '' && line.of('handle') === '' && line.options.length > 0;

/** A line without any price costs what its product's first line says, each size for itself, and its own surcharge. */
function priced(original: MappedLine, first: MappedLine): MappedLine {
  if (original === first) return original;
  const line = { ...original, ofSizes: original.ofSizes.map((one) => pricedSize(one, first)) };
  if (line.of('price') !== '' || line.of('compareAt') !== '' || line.of('usualPrice') !== '') return line;
  const prices: readonly Target[] = [
    'price',
    'compareAt',
    'usualPrice',
    'percentOff',
    'discountMode',
    'onSale',
    'amountOff',
    'saleFrom',
    'saleTo',
  ];
  const more = readRupees(line.of('surcharge')) ?? 0;
  const priceOf = (target: Target) => {
    const plain = first.of(target);
    const whole =
      more > 0 && (target === 'price' || target === 'compareAt' || target === 'usualPrice')
        ? readRupees(plain)
        : null;
    return whole === null ? plain : `${whole + more}`;
  };
  return { ...line, of: (target) => line.of(target) || (prices.includes(target) ? priceOf(target) : '') };
}

function pricedSize(own: OfSize, first: MappedLine): OfSize {
  const same = first.ofSizes.find(({ size }) => size.toLowerCase() === own.size.toLowerCase());
  return own.priceOfSize || own.mrpOfSize || !same ? own : { ...same, ofSize: own.ofSize };
}

/** A function that gives the line of a child's parent, the parent's name where its line is missing, or null. */
function parentFinder(lines: readonly MappedLine[]) {
  const byName = new Map<string, MappedLine>();
  const byChild = new Map<string, MappedLine>();
  for (const line of lines) {
    const isChild = line.of('parent') !== '';
    for (const name of isChild
      ? []
      : [line.of('sku'), line.of('handle'), line.of('id') && `id:${line.of('id')}`])
      if (name !== '' && !byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), line);
    for (const [name, sku] of line.all('children').flatMap((list) => pairsOf(list.replaceAll('|', ','), ',')))
      if (name === 'sku') byChild.set(sku.toLowerCase(), line);
  }
  return (line: MappedLine): MappedLine | string | null => {
    const named = line.of('parent').toLowerCase();
    if (named !== '') return byName.get(named) ?? byName.get(`id:${named}`) ?? `parent ${named}`;
    return byChild.get(line.of('sku').toLowerCase()) ?? null;
  };
}

/** What lines of one product have in common: its code, its number and name, or its name where lines tell sizes or colours apart. */
function keyFinder(lines: readonly MappedLine[]): (line: MappedLine) => unknown {
  const numberOf = (line: MappedLine) => {
    const number = line.of('id') || line.of('sku');
    return number && line.of('title') && `number ${number} ${slugOf(line.of('title'))}`;
  };
  const counts = Map.groupBy(lines, numberOf);
  return (line) => {
    const handle = slugOf(line.of('handle'));
    if (handle !== '') return `handle ${handle}`;
    const number = numberOf(line);
    return number !== '' && (counts.get(number)?.length ?? 0) > 1 ? number : keyByTitle(line);
  };
}

function keyByTitle(line: MappedLine): unknown {
  const title = slugOf(line.of('title'));
  return title !== '' && line.options.some(([name]) => targetOfOption(name) !== null)
    ? `title ${title}`
    : line;
}
