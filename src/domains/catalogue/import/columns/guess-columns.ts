import {
  certain,
  doubtful,
  type FileColumn,
  fit,
  guessOfSizes,
  guessPricesAcross,
  mean,
} from './columns-of-sizes.ts';
import { guessNumberedSizes } from './numbered-sizes.ts';
import { groupsOfKinds, namesOfTypes, numbersOfProducts } from './names-and-kinds.ts';
import { isOtherMoney, otherAmounts } from './other-amounts.ts';
import { titleEnd } from './sizes-in-titles.ts';
import { columnName, type Mapping, plainName, type Target, targetNames, targets } from './targets.ts';

/** Cells of each column that are looked at. */
const sample = 50;
/** Of names that are believed, those whose cells look otherwise come behind the others. */
const behind = 500;
/** Names with other words around theirs come last. */
const lastOfAll = 1_000;
/** What may be guessed by cells alone, the most telling first. */
const byCells = ['image', 'hsn', 'gender', 'size', 'colour', 'title', 'type', 'body'] as const;

/** The first names of handles, which nothing else has. */
const ownHandles = targets.handle.names.indexOf('style code');

/** Whose names are believed whatever the cells look like: people write them in many ways. */
const sureNames: ReadonlySet<Target> = new Set(['title', 'body', 'size', 'colour', 'sku', 'percentOff']);

/** Whose names are believed where any cell fits: the others are refused, each with a sentence. */
const ofNumbers: ReadonlySet<Target> = new Set(['price', 'compareAt', 'quantity']);

/**
 * Guesses what each column of a file is, by its name and by what its cells look like: a `Code` of eight digits from 6204… is an HSN, any
 * other an SKU.
 * @param head the names of the columns
 * @param rows some of its rows
 */
export function guessColumns(head: readonly string[], rows: readonly (readonly string[])[]): Mapping {
  const isForeign = head.some(
    (name, at) =>
      /^currency(?: code)?$/.test(plainName(name)) && rows.some((row) => isOtherMoney(row[at]?.trim() ?? '')),
  );
  const every = head.map((name, at) => ({
    at,
    name: isTold(plainName(name)) ? plainName(name) : columnName(name),
    others: otherAmounts.test(name.replaceAll('_', ' '))
      ? ('numbers' as const)
      : isForeign
        ? ('amounts' as const)
        : null,
    cells: rows.slice(0, sample).flatMap((row) => row[at]?.trim() || []),
  }));
  const guessed = new Map<number, Target>();
  const isFree = (target: Target) => targets[target].repeats || ![...guessed.values()].includes(target);
  const columns = guessNumberedSizes(every, head, guessed);
  guessOfSizes(columns, head, guessed);
  const candidates = columns.flatMap((column) => candidatesFor(column));
  for (const { at, target } of candidates.toSorted((a, b) => a.rank - b.rank || a.at - b.at))
    if (!guessed.has(at) && isFree(target)) guessed.set(at, target);
  for (const target of byCells)
    for (const { at, name, cells } of columns)
      if (
        !guessed.has(at) &&
        isFree(target) &&
        !isTold(name) &&
        !isNamed(name) &&
        !(target === 'size' && /\b(?:rate|price|amount|amt)\b/.test(name)) &&
        fit(target, cells) >= certain
      )
        guessed.set(at, target);
  guessUsualPrice(columns, guessed);
  guessPricesAcross(columns, guessed);
  guessAmounts(columns, guessed, isFree);
  guessAlternatives(columns, guessed, rows);
  codesOfSizes(columns, guessed, rows, isFree);
  numbersOfProducts(columns, guessed, rows, isFree);
  groupsOfKinds(columns, guessed, rows);
  namesOfTypes(columns, guessed);
  return head.map((_, at) => guessed.get(at) ?? null);
}

/** The targets whose names a column has, where its cells don't contradict; a lower rank is surer. */
function candidatesFor({
  at,
  name,
  cells,
  others,
}: FileColumn): { at: number; target: Target; rank: number }[] {
  return targetNames.flatMap((target) => {
    if (others !== null && ofNumbers.has(target) && (others === 'numbers' || target !== 'quantity'))
      return [];
    const rank = rankOf(name, target);
    const isDoubted = cells.length > 0 && fit(target, cells) < doubtful;
    if (rank === null) return isDoubted || !isWithin(name, target) ? [] : { at, target, rank: lastOfAll };
    // A running number tells the products of one file apart, and no two files'.
    if (
      target === 'handle' &&
      name.endsWith('group id') &&
      cells.every((cell) => !/\d/.test(cell) || /^\d{1,3}$/.test(cell))
    )
      return { at, target: 'parent' as const, rank };
    const isSure =
      isOwnCategory(target, name, cells) ||
      isOwnPicture(target, name, cells) ||
      (target === 'handle' && rank < ownHandles);
    if (!isDoubted || isSure) return { at, target, rank };
    const isSome = ofNumbers.has(target) && fit(target, cells) > 0;
    return sureNames.has(target) || isSome ? { at, target, rank: rank + behind } : [];
  });
}

function rankOf(name: string, target: Target): number | null {
  const { names, repeats } = targets[target];
  const plain = names.map(plainName);
  const rank = plain.indexOf(name);
  if (rank >= 0) return rank;
  const withoutNumber = name.replace(/ ?\d+ ?/g, ' ').trim();
  const numberRank = repeats ? plain.indexOf(withoutNumber) : -1;
  return numberRank >= 0 ? numberRank + 0.5 : null;
}

/** A category by its name, of words in any language: what it is in this shop is asked once. */
const isOwnCategory = (target: Target, name: string, cells: readonly string[]): boolean =>
  target === 'type' && /categor|श्रेणी/.test(name) && cells.every((cell) => /\p{L}{3}/u.test(cell));

/** A picture by its column's name, whose address has no ending: a picture server's. */
const isOwnPicture = (target: Target, name: string, cells: readonly string[]): boolean =>
  target === 'image' &&
  /\b(?:image|photo|pic|picture)s?\b/.test(name) &&
  cells.every((cell) => /^https?:\/\/\S+$/i.test(cell));

/** Whether a name says what its column is, even if its cells are something else: `Categories` of numbers are no sizes. */
const isNamed = (name: string): boolean =>
  targetNames.some((target) => rankOf(name, target) !== null || isWithin(name, target));

/** True for a longer name with the target's words: `Current stock level`, `Product brand`. */
const isWithin = (name: string, target: Target): boolean =>
  (target === 'image' || target === 'hsn' || !isTold(name)) &&
  (targets[target].within ?? []).some((words) => ` ${name} `.includes(` ${words} `));

/** Columns that are left out whatever their cells look like: rates of tax, weights and measures are no prices or pieces. */
const isTold = (name: string): boolean =>
  /(?<![\p{L}\p{M}\p{N}])(?:gst|tax|taxable|cgst|sgst|igst|weight|length|width|height|breadth|date|url|link|video|rating|cost|wholesale|purchase|dealer|landing|commission|shipping|delivery|ean|upc|gtin|barcode|bust|waist|chest|hip|s no|number|included|component|conversion|exchange|discount|off|saving|savings|set|pack|carton|impact|ratio|year|tat|sla|moq|reserve|sold|bids|currency|basic|sr|sn|sl|serial|क्र सं|p rate|pur rate|(?:rate|price) [b-f]|buying|landed|supply|self val|no|id|position|alt|seo|meta|min|minimum|max|maximum order|low|reorder|alert|threshold|track|tracking|days|time|order|points|sort|value|total|source|account|condition|chart|guide|contains|package|margin|returns|unit of measure|forecasted|count|counts|views?|likes|reviews?|score|rank|popularity|cents|paise|poids|longueur|largeur|hauteur|tva|peso|longitud|anchura|altura|वजन|compra|costo|coste|mayoreo|mayorista|custo|atacado|einkauf|einkaufspreis|gewicht|achat|revient|खरीद|लागत|थोक)(?![\p{L}\p{M}\p{N}])/u.test(
    name,
  );

/** Beside an MRP, `Price` is what goods cost that have no `Sale price`. */
function guessUsualPrice(columns: readonly FileColumn[], guessed: Map<number, Target>): void {
  const before = new Set(guessed.values());
  if (!before.has('price') || !before.has('compareAt')) return;
  const usual = columns.find(
    ({ at, name, cells, others }) =>
      !guessed.has(at) &&
      others === null &&
      rankOf(name, 'price') !== null &&
      fit('price', cells) >= doubtful,
  );
  if (usual) guessed.set(usual.at, 'usualPrice');
}

/** The amounts without a name that fits: the higher is the MRP, small whole numbers are pieces. */
function guessAmounts(
  columns: readonly FileColumn[],
  guessed: Map<number, Target>,
  isFree: (target: Target) => boolean,
): void {
  const open = columns.filter(
    ({ at, name, cells, others }) =>
      !guessed.has(at) && cells.length > 0 && others === null && !isTold(name) && !isNamed(name),
  );
  const amounts = open
    .filter(({ cells }) => fit('price', cells) >= certain)
    .toSorted((a, b) => mean(a.cells) - mean(b.cells));
  const [lower, higher] = [...guessed.values()].includes('priceOfSize') ? [] : amounts;
  if (lower && isFree('price')) guessed.set(lower.at, 'price');
  else if (lower && isFree('compareAt')) guessed.set(lower.at, 'compareAt');
  if (higher && isFree('compareAt') && !guessed.has(higher.at)) guessed.set(higher.at, 'compareAt');
  const counts = open.find(
    ({ at, cells }) =>
      !guessed.has(at) && fit('quantity', cells) >= certain && !isCounted(cells) && !cells.every(isFlag),
  );
  if (counts && isFree('quantity')) guessed.set(counts.at, 'quantity');
}

/** `Inventory Godown` beside `Inventory Shop`, which are added up, and `Variation price` where a line has no `Price`. */
function guessAlternatives(
  columns: readonly FileColumn[],
  guessed: Map<number, Target>,
  rows: readonly (readonly string[])[],
): void {
  for (const { at, name, cells } of columns) {
    if (guessed.has(at) || cells.length === 0 || isTold(name)) continue;
    const mate = columns.find((one) => guessed.has(one.at) && isAlternative(one.name, name));
    const target = mate && guessed.get(mate.at);
    if (target === undefined || fit(target, cells) < doubtful) continue;
    const isPlace = target === 'quantity' && !variantWord.test(name);
    const areApart = rows.every((row) => !row[at]?.trim() || !row[mate?.at ?? -1]?.trim());
    if (isPlace || areApart) guessed.set(at, target);
    else if (target === 'price') {
      // What a size costs counts before what its product does.
      guessed.set(at, target);
      guessed.set(mate?.at ?? -1, 'usualPrice');
    }
  }
}

function isAlternative(first: string, name: string): boolean {
  const [place, other] = [/^(?:inventory|current quantity) (?=.)/.exec(first)?.[0], name];
  if (place !== undefined && other.startsWith(place)) return true;
  return variantWord.test(name) && name.replace(variantWord, '').trim() === first;
}

const variantWord = /(?:^| )(?:variation|variant)(?= |$)/;

/** 0 and 1 alone say no and yes. */
const isFlag = (cell: string): boolean => /^[01]$/.test(cell);

/** Rows numbered from 1: no pieces, whatever the column is called. */
const isCounted = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell, at) => Number(cell) === at + 1);

const choiceTargets: readonly string[] = ['size', 'colour', 'option', 'optionValue'];

/** A code that differs in each row of products with several is the SKU of a size. */
function codesOfSizes(
  columns: readonly FileColumn[],
  guessed: Map<number, Target>,
  rows: readonly (readonly string[])[],
  isFree: (target: Target) => boolean,
): void {
  const cellsOf = (target: Target) => columns.find(({ at }) => guessed.get(at) === target);
  const [code, title] = [cellsOf('handle'), cellsOf('title')];
  if (!code || !title || !isFree('sku')) return;
  const differ = (cells: readonly string[]) => new Set(cells).size === cells.length;
  const names = title.cells.map((cell) => titleEnd(cell)?.withColour ?? cell);
  // Designs of one name have the same sizes: nothing but their codes tells them apart.
  const choices = columns.filter(({ at }) => [...choiceTargets, 'title'].includes(guessed.get(at) ?? ''));
  const isSame =
    choices.length > 1 && !differ(rows.map((row) => choices.map(({ at }) => row[at]).join('\n')));
  if (code.cells.length > 1 && differ(code.cells) && !differ(names) && !isSame) guessed.set(code.at, 'sku');
}
