import { colourNamed } from '../../../../../packages/garment-art/src/colour-names.ts';
import { slugOf } from '../../words/slug-of.ts';
import { isSize } from './looks.ts';
import { type MappedLine, targetOfOption } from './mapped-line.ts';

/** A name, and what its end says. */
interface TitleEnd {
  readonly stem: string;
  readonly size: string;
  /** A number without the word 'size': the last of `Saree 21` is the number of a design. */
  readonly isBare: boolean;
  readonly colour: string;
  /** The stem with its colour. */
  readonly withColour: string;
}

const longest = 200;
const lastWord =
  /[\s,/|:_([–—-](free ?size|one ?size|(?:uk|us|eu|ind)[ -]?\d{1,2}(?:\.5)?|\d{1,2} ?[-–] ?\d{1,2} ?(?:y|yrs?|years?|m|months?)|[^\s,/|:_()[\]–—-]{1,9})[)\]]?$/i;
const marksAtEnd = /[\s,/|:_([–—-]+$/;

/** What columns of a line say beside its name; '' for nothing. */
interface Columns {
  readonly size: string;
  readonly colour: string;
}

/** A name's stem and the size at its end, which is that of its column where it has one; null for a name without. */
function withoutSize(title: string, column: string): Omit<TitleEnd, 'colour' | 'withColour'> | null {
  const at = column === '' ? lastWord.exec(title)?.index : placeAtEnd(title, column);
  if (at === undefined) return null;
  const size = column || (lastWord.exec(title)?.[1] ?? '');
  if (column === '' && !isSize(size)) return null;
  const before = title.slice(0, at).replace(marksAtEnd, '');
  const stem = before.replace(/\bsize$/i, '').replace(marksAtEnd, '');
  const isBare = column === '' && /^\d+(?:\.5)?$/.test(size) && stem === before;
  return stem === '' ? null : { stem, size, isBare };
}

/** Where a name ends with this word, behind a mark or a space. */
function placeAtEnd(title: string, word: string): number | undefined {
  const end = title.replace(/[)\]]$/, '');
  const at = end.length - word.length;
  const isThere = at > 0 && end.slice(at).toLowerCase() === word.toLowerCase();
  return isThere && marksAtEnd.test(end.slice(0, at)) ? at : undefined;
}

/** A name's stem and the colour at its end, behind a mark. */
function withoutColour(title: string): { stem: string; colour: string } | null {
  const end = title.replace(/[)\]]$/, '');
  const at = Math.max(...[',', '/', '|', '(', '[', ' - ', ' – '].map((mark) => end.lastIndexOf(mark)));
  const colour = end.slice(at).replace(/^[\s,/|([–-]+/, '');
  const isColour = at > 0 && colour.split(' ').length <= 3 && colourNamed(colour) !== undefined;
  return isColour ? { stem: end.slice(0, at).replace(marksAtEnd, ''), colour } : null;
}

/** What the end of a name says: `Kurti, Red, M` and `Kurti / M / Red` the same; null for nothing of a size. */
export function titleEnd(title: string, { size, colour }: Columns = nothing): TitleEnd | null {
  if (title.length > longest) return null;
  const ofSize = withoutSize(title, size);
  const colourAtEnd = withoutColour(ofSize?.stem ?? title);
  const isOther = colour !== '' && colourAtEnd?.colour.toLowerCase() !== colour.toLowerCase();
  const ofColour = isOther ? null : colourAtEnd;
  if (ofSize) return { ...ofSize, colour: '', withColour: ofSize.stem, ...ofColour };
  const inner = ofColour && withoutSize(ofColour.stem, size);
  return inner && { ...inner, colour: ofColour.colour, withColour: `${inner.stem}, ${ofColour.colour}` };
}

/**
 * Lines whose names end with a size, with it as their size where they share the rest: `Kurti - M` and `Kurti (L)`; `Kurti, Red, M` has
 * its colour, too, where `Kurti, Blue, M` is beside it. A name stays whole that shares its rest with no other, or whose column says another size.
 */
export function withSizesOfTitles(lines: readonly MappedLine[]): readonly MappedLine[] {
  const ends = lines.flatMap((line) => {
    const end = isOfProduct(line) ? null : titleEnd(line.of('title'), columnsOf(line));
    return end ? [{ line, end }] : [];
  });
  const replacements = new Map<MappedLine, MappedLine>();
  const groups = Map.groupBy(ends, ({ line, end }) =>
    JSON.stringify([slugOf(line.of('handle')), slugOf(end.stem), end.colour !== '']),
  );
  for (const group of groups.values()) {
    const byColour = Map.groupBy(group, ({ end }) => end.colour.toLowerCase());
    const sizes = [...byColour.values()].map(
      (those) => new Set(those.map(({ end }) => end.size.toLowerCase())).size,
    );
    if (Math.max(...sizes) < 2 || !areSizes(group.map(({ end }) => end))) continue;
    for (const { line, end } of group)
      replacements.set(
        line,
        byColour.size > 1
          ? atEnd(line, end.stem, [
              ['Size', end.size],
              ['Color', end.colour],
            ])
          : atEnd(line, end.withColour, [['Size', end.size]]),
      );
  }
  return lines.map((line) => replacements.get(line) ?? line);
}

/** Columns bring the lines together: those of a parent or a code, with their choices, or all sizes in one line. */
const isOfProduct = (line: MappedLine): boolean =>
  (line.of('parent') !== '' && line.options.length > 0) ||
  line.ofSizes.length > 0 ||
  (line.of('handle') !== '' && inOptions(line, 'size') !== '');

const nothing: Columns = { size: '', colour: '' };

const inOptions = ({ options }: MappedLine, target: keyof Columns): string =>
  options.find(([name]) => targetOfOption(name) === target)?.[1] ?? '';

const columnsOf = (line: MappedLine): Columns => ({
  size: inOptions(line, 'size'),
  colour: inOptions(line, 'colour'),
});

/** Bare numbers are sizes of clothes where all are even: designs are numbered one by one. */
const areSizes = (ends: readonly TitleEnd[]): boolean =>
  ends.every(({ size, isBare }) => !isBare || (Number(size) % 2 === 0 && Number(size) >= 20));

const atEnd = (line: MappedLine, title: string, options: MappedLine['options']): MappedLine => {
  const all: MappedLine['all'] = (target) => (target === 'title' ? [title] : line.all(target));
  const more = options.filter(([name]) => inOptions(line, name === 'Size' ? 'size' : 'colour') === '');
  return { ...line, all, of: (target) => all(target)[0] ?? '', options: [...more, ...line.options] };
};
