import type { Art } from './art.ts';
import type { Feature } from './features.ts';
import type { Wearer } from './figure/body.ts';
import { type Random, randomFrom } from './random.ts';

/** The sheet a picture is drawn on. Collects definitions without repetition, and markup in layers. */
export interface Pen {
  readonly random: Random;
  /** Writes a definition the first time its name is used, and returns its id. `ID` in the markup stands for the id. */
  define(name: string, markup: string | (() => string)): string;
  /** Puts markup on top of everything drawn so far. */
  draw(markup: string): void;
  /** Puts markup between the backdrop and the garment. */
  drawUnder(markup: string): void;
  /** Draws a defined shape's soft shadow on the wall; wide faint strokes replace an expensive blur. */
  castShadow(id: string): void;
  /**
   * Scales the garment and its shadow by `scale` around the middle of the picture; `y` is the height of the garment's
   * own middle.
   */
  enlarge(scale: number, y: number): void;
  /** Whether the art asks for a feature. The caller must then draw it, so the feature counts as drawn. */
  asks(feature: Feature): boolean;
  /** Records that something was drawn that words may mention. */
  shows(what: string): void;
  /** Everything drawn so far that words may mention. */
  readonly drawn: ReadonlySet<string>;
  readonly surface: Art['surface'];
  /** The figure that wears the garment; null on a wall. */
  readonly wearer: Wearer | null;
  wear(wearer: Wearer): void;
  /** True at the first call for `part`. */
  first(part: string): boolean;
  /** A new id, unique on this sheet. */
  fresh(): string;
  finish(width: number, height: number, viewBox?: string): string;
}

/** A blank sheet; `prefix` keeps ids unique when a page shows several pictures. */
export function newPen(
  prefix: string,
  seed: number,
  { features = [], surface }: Pick<Art, 'features' | 'surface'> = {},
): Pen {
  const wishes = new Set<Feature>(features);
  const details = new Set<string>();
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
    random: randomFrom(seed),
    fresh,
    drawn: details,
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
    shows: (what) => void details.add(what),
    asks(feature) {
      if (wishes.has(feature)) details.add(feature);
      return wishes.has(feature);
    },
    define(name, markup) {
      const existing = ids.get(name);
      if (existing !== undefined) return existing;
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
      `<defs>${[...definitions.values()].join('')}</defs>${under.join('')}${frameWith(frame, shadowOf(shadows) + over.join(''))}</svg>`,
  };
}

const frameWith = (transform: string, markup: string): string =>
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

/** Three letters from a seed: short, because ids are most of a print's markup. */
const prefixOf = (seed: number): string => `a${((Math.abs(seed) * 7919) % 46655).toString(36)}`;

/** A pen for a garment's picture: the seed is part of its ids, and each view varies small details. */
export function penFor(art: Art, view: number): Pen {
  return newPen(`${prefixOf(art.seed)}${view}`, art.seed, art);
}
