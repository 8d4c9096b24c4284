import type { Art } from './art.ts';
import type { Feature } from './features.ts';
import type { Wearer } from './figure/body.ts';
import { type Random, seeded } from './random.ts';

/** The sheet a picture is drawn on: collects definitions once each, shadows below and strokes above. */
export interface Pen {
  readonly random: Random;
  /** Writes a definition the first time its name is asked for; gives the id to refer to. `ID` stands for it. */
  define(name: string, markup: string | (() => string)): string;
  /** Puts markup on top of everything drawn so far. */
  draw(markup: string): void;
  /** Puts markup between the backdrop and the garment. */
  drawUnder(markup: string): void;
  /** Lets a defined shape throw a soft shadow on the wall; wide faint strokes stand for a costly blur. */
  castShadow(id: string): void;
  /** Enlarges the garment and its shadow by `scale` around the picture's middle, its own middle height at `y`. */
  enlarge(scale: number, y: number): void;
  /** Whether the art asks for a feature; who asks draws it, and so it counts as drawn. */
  asks(feature: Feature): boolean;
  /** Says that something was drawn that words may speak of. */
  shows(what: string): void;
  /** What was drawn so far of what words may speak of. */
  readonly drawn: ReadonlySet<string>;
  readonly surface: Art['surface'];
  /** Who wears what is drawn; null on a wall. */
  readonly wearer: Wearer | null;
  wear(wearer: Wearer): void;
  /** True the first time that it is asked for `part`. */
  first(part: string): boolean;
  /** An id never used before on this sheet. */
  fresh(): string;
  finish(width: number, height: number, viewBox?: string): string;
}

/** A blank sheet; `prefix` keeps ids apart when several pictures stand in one page. */
export function newPen(
  prefix: string,
  seed: number,
  { features = [], surface }: Pick<Art, 'features' | 'surface'> = {},
): Pen {
  const wished = new Set<Feature>(features);
  const drawn = new Set<string>();
  const parts = new Set<string>();
  let wearer: Wearer | null = null;
  const definitions = new Map<string, string>();
  const under: string[] = [];
  const over: string[] = [];
  const shadows: string[] = [];
  let count = 0;
  let frame = '';
  const fresh = () => `${prefix}${(count++).toString(36)}`;
  const ids = new Map<string, string>();
  return {
    random: seeded(seed),
    fresh,
    drawn,
    surface,
    get wearer() {
      return wearer;
    },
    wear(who) {
      wearer = who;
    },
    first(part) {
      const isFirst = !parts.has(part);
      parts.add(part);
      return isFirst;
    },
    shows: (what) => void drawn.add(what),
    asks(feature) {
      if (wished.has(feature)) drawn.add(feature);
      return wished.has(feature);
    },
    define(name, markup) {
      const known = ids.get(name);
      if (known !== undefined) return known;
      const id = fresh();
      ids.set(name, id);
      definitions.set(id, (typeof markup === 'string' ? markup : markup()).replaceAll('ID', id));
      return id;
    },
    draw: (markup) => void over.push(markup),
    drawUnder: (markup) => void under.push(markup),
    castShadow: (id) => void shadows.push(`<use href="#${id}"/>`),
    enlarge(scale, y) {
      frame = `translate(${Math.round(450 - 450 * scale)} ${Math.round(600 - y * scale)})scale(${scale})`;
    },
    finish: (width, height, viewBox = `0 0 ${width} ${height}`) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">` +
      `<defs>${[...definitions.values()].join('')}</defs>${under.join('')}${framed(frame, shadowOf(shadows) + over.join(''))}</svg>`,
  };
}

const framed = (transform: string, markup: string): string =>
  transform ? `<g transform="${transform}">${markup}</g>` : markup;

const shadowOf = (shapes: readonly string[]): string =>
  shapes.length === 0
    ? ''
    : `<g fill="#3a2418" stroke="#3a2418" stroke-linejoin="round">${[
        [15, 14, 60, 0.016],
        [14, 13, 48, 0.02],
        [13, 12, 37, 0.024],
        [12, 11, 27, 0.028],
        [11, 10, 18, 0.032],
        [10, 9, 10, 0.04],
        [9, 8, 3, 0.05],
      ]
        .map(
          ([x, y, width, opacity]) =>
            `<g transform="translate(${x} ${y})" stroke-width="${width}" fill-opacity="${opacity}" stroke-opacity="${opacity}">${shapes.join('')}</g>`,
        )
        .join('')}</g>`;

/** Three letters from a seed: short, because ids are most of what a printed cloth writes. */
const prefixOf = (seed: number): string => `a${((Math.abs(seed) * 7919) % 46655).toString(36)}`;

/** A pen for a garment's picture: its ids carry the seed, each view has chance of its own for small things. */
export function penFor(art: Art, view: number): Pen {
  return newPen(`${prefixOf(art.seed)}${view}`, art.seed, art);
}
