import { plainDigits } from '../../../../../packages/typed-code/src/typed-code.ts';
import { kindIn } from '../category-of.ts';
import type { CsvRecord } from '../read-csv.ts';
import { isNotStocked } from '../stock-words.ts';
import { hasDecimalComma, partsOf, piecesIn } from './looks.ts';
import { columnsOf, type OfSize, ofSizesIn } from './sizes-of-line.ts';
import { type Mapping, plainName, type Target, targets } from './targets.ts';

/** A line of a file whose columns are mapped. */
export interface MappedLine {
  readonly line: number;
  /** The first filled cell of the target's columns; '' for none. */
  of(target: Target): string;
  /** All filled cells of the target's columns. */
  all(target: Target): readonly string[];
  /** Options as pairs of name and value: size and colour, those named in the line, those of a list `size=M,color=Red`. */
  readonly options: readonly (readonly [name: string, value: string])[];
  /** What columns that are named after sizes have of each. */
  readonly ofSizes: readonly OfSize[];
}

type Line = Extract<CsvRecord, { cells: unknown }>;

/** Reads these lines by a mapping. */
export function lineReader(
  head: readonly string[],
  mapping: Mapping,
  lines: readonly Line[],
): (line: Line) => MappedLine {
  const textOf = cellReader(mapping, lines);
  const columnsOfSizes = columnsOf(head, mapping);
  const places = Map.groupBy(mapping.keys(), (at) => mapping[at] ?? null);
  /** The last name in each column of names: some exports write it on a product's first line only. */
  const lastNames = new Map<number, string>();
  return ({ line, cells }) => {
    const cellsOf = (target: Target) =>
      (places.get(target) ?? []).flatMap((at) => textOf(cells[at], at) || []);
    // A line of a size may name it where its product has the name: [S]Size=38.
    const inName = cellsOf('title').flatMap((title) =>
      /^\[\w{1,2}\]/.test(title) ? pairsOf(title.replaceAll(/\[\w{1,2}\]/g, ''), ',') : [],
    );
    const all = (target: Target) => (target === 'title' && inName.length > 0 ? [] : cellsOf(target));
    const of = (target: Target) => all(target)[0] ?? '';
    const columnsOfNames = places.get('optionName') ?? [];
    for (const at of columnsOfNames) if (cells[at]?.trim()) lastNames.set(at, cells[at].trim());
    const pairs = (places.get('optionValue') ?? []).map(
      (at, index) =>
        [lastNames.get(columnsOfNames[index] ?? -1) ?? '', withoutPaint(cells[at]?.trim() ?? '')] as const,
    );
    const others = (places.get('option') ?? []).map(
      (at) => [head[at] ?? '', cells[at]?.trim() ?? ''] as const,
    );
    const plainOptions = [['Size', of('size')], ['Color', withoutPaint(of('colour'))], ...others] as const;
    const attributes = all('attributes').flatMap(attributesIn);
    const options = [...plainOptions, ...pairs, ...attributes, ...inName].filter(
      ([name, value]) => name !== '' && value !== '',
    );
    return { line, of, all, options, ofSizes: ofSizesIn(columnsOfSizes, (at) => textOf(cells[at], at)) };
  };
}

/** A colour's name without what it looks like: `#aa2200:Madder`, `rgb(163,0,33):Wine`, `black:Black`, `Gold:#d4af37`. */
const withoutPaint = (value: string): string =>
  value
    .replaceAll(/(?:#[\da-f]{3,8}|rgba?\([\d.,% ]{1,40}\)|\b([a-z]{1,20})(?=: ?\1\b)): ?(?=\S)/gi, '')
    .replaceAll(/: ?(?:#[\da-f]{3,8}\b|rgba?\([\d.,% ]{1,40}\))/gi, '');

const amounts: ReadonlySet<Target | null> = new Set([
  'price',
  'compareAt',
  'usualPrice',
  'percentOff',
  'amountOff',
  'surcharge',
  'priceOfSize',
  'mrpOfSize',
]);
const counts: ReadonlySet<Target | null> = new Set(['quantity', 'ofSize']);

/**
 * A function that gives a column's cell: digits of India's scripts as 0 to 9, pieces without their unit, and a decimal comma as a point
 * where no amount of the column has a point, so that it can be nothing else.
 */
function cellReader(
  mapping: Mapping,
  lines: readonly Line[],
): (cell: string | undefined, at: number) => string {
  const hasCommas = (at: number) => {
    const numbers = lines.map(({ cells }) => cells[at]?.trim() ?? '').filter((cell) => /[.,]\d/.test(cell));
    return numbers.length > 0 && numbers.every(hasDecimalComma);
  };
  const withCommas = new Set(
    [...mapping.keys()].filter((at) => amounts.has(mapping[at] ?? null) && hasCommas(at)),
  );
  return (cell = '', at) => {
    const text = cell.trim();
    const target = mapping[at] ?? null;
    if (withCommas.has(at))
      return plainDigits(text)
        .replaceAll(/\.(?=\d{3})/g, '')
        .replace(/,(?=\d{2}\D*$)/, '.');
    if (counts.has(target)) return piecesIn(text);
    return amounts.has(target) || target === 'size' || target === 'numberedSize' ? plainDigits(text) : text;
  };
}

/** The pairs of a list `size=M,color=Red`. */
export const pairsOf = (list: string, separator: string): (readonly [name: string, value: string])[] =>
  list.split(separator).flatMap((one) => {
    const at = one.indexOf('=');
    return at > 0 ? [[one.slice(0, at).trim(), one.slice(at + 1).trim()] as const] : [];
  });

/** Attributes as systems list them: `size=M,color=Red|Blue`, `[Size=M|Color=Red]`, `Size: M, Colour: Red`. */
const attributesIn = (cell: string): (readonly [name: string, value: string])[] =>
  cell
    .replaceAll(/^\[|\]$/g, '')
    .split(/[,|](?=[^,|=:]{1,100}[=:])/)
    .flatMap((one) => pairsOf(one.replace(/^([^=:]{1,100}):/, '$1='), '\n'));

/** The target that an option's name means, such as `pa_color` colour; null for any other. */
export function targetOfOption(name: string): Target | null {
  const plain = plainName(name.replace(/^(?:pa|attribute)_/, ''));
  return targetsOfOptions.get(plain) ?? null;
}

/** Made once: it is asked of each option of each line. The first target with a name counts. */
const targetsOfOptions: ReadonlyMap<string, Target> = new Map(
  (['gender', 'material', 'colour', 'size'] as const).flatMap((target) =>
    targets[target].names.map((name) => [plainName(name), target] as const),
  ),
);

/** Pieces of a line; 0 where it only says that there are none. */
export const piecesOf = (line: MappedLine): string =>
  sumOf(line.all('quantity')) ||
  (/^(?:0|no|n|false|नहीं)$/i.test(line.of('inStock')) || isNotStocked(line.of('inStock')) ? '0' : '');

/** Pieces at several places, added up. */
const sumOf = (counts: readonly string[]): string =>
  counts.length > 1 && counts.every((count) => /^-?\d{1,6}(?:\.0+)?$/.test(count))
    ? `${counts.reduce((sum, count) => sum + Number(count), 0)}`
    : (counts[0] ?? '');

const hidden =
  /^(?:0|-1|no|n|false|inactive|disabled|draft|private|pending|trash|archived|hidden|unpublished|नहीं)$/i;

/** `TRUE` or `FALSE` for what a file writes of being on sale. */
export function publishedOf(cell: string): string {
  if (cell === '') return '';
  return hidden.test(cell) ? 'FALSE' : 'TRUE';
}

/** The addresses or names of pictures in a cell. An address may hold commas itself. */
export function imagesOf(cell: string): string[] {
  const separator = /https?:/i.test(cell)
    ? /(?<=[\s,|;])(?=https?:)/i
    : /[,|;\n]|(?<=\.(?:jpe?g|png|webp|avif|gif))\s+(?=\S)/i;
  return cell
    .split(separator)
    .map((one) =>
      one
        .trim()
        .replace(/[,|;]$/, '')
        .trim(),
    )
    .filter(
      (one) => one !== '' && !/^(?:no[_ ]?(?:selection|image|photo)|-+|n\/?a|nil|none|no|yes)$/i.test(one),
    );
}

/** The deepest of a cell's categories as a path `Women > Kurtas`; of several plain ones, the first everyday kind of goods. */
export function categoryPath(cell: string): string {
  const paths = (/[>/]/.test(cell) || !/[&]/.test(cell) ? partsOf(cell) : [cell])
    .map((path) =>
      partsOf(path, />+|\//).filter((part) => part !== '' && !/^(?:default|root) category$/i.test(part)),
    )
    .filter((path) => path.length > 0);
  const isKind = (path: readonly string[]) => kindIn(path.at(-1) ?? '') !== '';
  const best = paths.toSorted((a, b) => Number(isKind(b)) - Number(isKind(a)) || b.length - a.length)[0];
  return best?.join(' > ') ?? '';
}

/** A description: the texts of its columns, then points as a list. */
export function bodyOf(line: MappedLine): string {
  const texts = [...new Set(line.all('body').map(withBreaks))].join('<br>');
  const points = line.all('point').map((point) => `<li>${point}</li>`);
  return points.length > 0 ? `${texts}<ul>${points.join('')}</ul>` : texts;
}

/** Plain text keeps its line breaks, which WooCommerce writes as `\\n`. */
const withBreaks = (text: string): string => {
  const lines = withTags(text.replaceAll(/(?:\\r)?\\n/g, '\n'));
  return /<\w+/.test(lines) ? lines : lines.replaceAll(/\r?\n/g, '<br>');
};

/** OpenCart writes the tags of a description as entities, which a reader would see. */
const withTags = (text: string): string =>
  /&lt;\/?[a-z]/i.test(text) && !/<\w/.test(text)
    ? text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    : text;
