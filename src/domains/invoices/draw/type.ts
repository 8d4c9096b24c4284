import { fontName, type Weight } from './fonts.ts';
import { printable, type Run, runsOf } from './runs.ts';

export type Document = PDFKit.PDFDocument;

export interface Style {
  /** In points. */
  size: number;
  weight?: Weight;
  colour?: string;
  /** Digits of equal width, for columns of figures. */
  tabular?: boolean;
}

export interface Place {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right';
}

const options = ({ tabular }: Style) => (tabular ? { features: ['tnum' as const] } : {});

function choose(doc: Document, run: Run, { size, weight = 'regular' }: Style): Document {
  return doc.font(fontName(weight, run.script)).fontSize(size);
}

/** Text widths per document: shaping dominates the time, and words repeat. */
const widths = new WeakMap<Document, Map<string, number>>();

function runWidth(doc: Document, run: Run, style: Style): number {
  const cache = widths.get(doc) ?? new Map<string, number>();
  widths.set(doc, cache);
  const key = `${style.weight ?? 'regular'} ${style.size} ${style.tabular ?? false} ${run.text}`;
  const width = cache.get(key) ?? choose(doc, run, style).widthOfString(run.text, options(style));
  cache.set(key, width);
  return width;
}

function widthOf(doc: Document, text: string, style: Style): number {
  return runsOf(text).reduce((width, run) => width + runWidth(doc, run, style), 0);
}

/** Sets one line of text without clipping. Each script uses its own font on a common baseline. */
export function setLine(doc: Document, text: string, style: Style, { x, y, width, align }: Place): void {
  const line = printable(text);
  let at = align === 'right' ? x + width - widthOf(doc, line, style) : x;
  const runs = runsOf(line);
  // Devanagari glyphs are not in letter order. ActualText provides the letters for copying and search.
  const spelt = runs.some((run) => run.script === 'devanagari' && run.text !== '₹');
  if (spelt) doc.markContent('Span', { actual: line });
  doc.fillColor(style.colour ?? ink);
  for (const run of runs) {
    choose(doc, run, style).text(run.text, at, y, {
      ...options(style),
      lineBreak: false,
      baseline: 'alphabetic',
    });
    at += runWidth(doc, run, style);
  }
  if (spelt) doc.endMarkedContent();
}

/** The default text colour. */
export const ink = '#1f1a17';

/** Breaks text into lines of at most `width` points: between words, or inside a word that is too wide. */
export function breakLines(doc: Document, text: string, style: Style, width: number): string[] {
  const space = widthOf(doc, ' ', style);
  const lines: { words: string[]; width: number }[] = [];
  for (const word of printable(text)
    .split(' ')
    .flatMap((long) => breakWord(doc, long, style, width))) {
    const wide = widthOf(doc, word, style);
    const line = lines.at(-1);
    if (line && line.width + space + wide <= width) {
      line.words.push(word);
      line.width += space + wide;
    } else lines.push({ words: [word], width: wide });
  }
  return lines.map((line) => line.words.join(' '));
}

const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

function breakWord(doc: Document, word: string, style: Style, width: number): string[] {
  if (widthOf(doc, word, style) <= width) return [word];
  const parts = [''];
  for (const { segment } of letters.segment(word)) {
    const part = parts.at(-1) + segment;
    if (parts.at(-1) && widthOf(doc, part, style) > width) parts.push(segment);
    else parts[parts.length - 1] = part;
  }
  return parts;
}
