import type { Art, Print } from './art.ts';
import type { Pen } from './pen.ts';

/**
 * How a flat piece of cloth lies in the picture. The cloth has its own coordinates in pixels: `u` across from its
 * middle, `v` down from its top. `at` maps them to the picture, so that a print follows flare and folds.
 */
export interface Lie {
  x: number;
  y: number;
  /** Degrees, clockwise, by which the piece is turned. */
  angle: number;
  width: number;
  height: number;
  /** How much wider the lower end lies than the upper. */
  flare: number;
  /** How strongly it ripples, in pixels. */
  ripple: number;
}

/** What a print draws with. */
export interface Weave {
  /** Definitions belong to this cloth: another cloth with the same print has other colours. */
  pen: Pick<Pen, 'define' | 'random' | 'asks'>;
  lie: Lie;
  base: string;
  second: string;
  accent: string;
  /** Relative to the usual motif size of this picture, which is 1. */
  scale: number;
  at(u: number, v: number): [x: number, y: number];
}

export type PrintMaker = (weave: Weave) => string;

export interface Fabric {
  print: Print;
  colours: Art['colours'];
  scale: number;
  /** A saree's border; gold weave when missing. */
  edge?: 'satin' | 'velvet' | 'temple';
  /** Where its ripples begin; the same for a whole garment, so that its panels ripple together. */
  phase: number;
}

/** Lays a print along `lie`. */
export function weave(pen: Pen, fabric: Fabric, lie: Lie): Weave {
  const { phase } = fabric;
  const turn = (lie.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const own = `${fabric.colours.join()}${fabric.scale}`;
  return {
    pen: {
      random: pen.random,
      asks: (feature) => pen.asks(feature),
      define: (name, markup) => pen.define(name + own, markup),
    },
    lie,
    base: fabric.colours[0],
    second: fabric.colours[1],
    accent: fabric.colours[2],
    scale: fabric.scale,
    at(u, v) {
      const down = Math.max(0, v / lie.height);
      const wave = lie.ripple * (0.25 + down);
      const across =
        u * (1 + (lie.flare - 1) * down) +
        wave * (Math.sin(v / 96 + u / 47 + phase) + Math.sin(u / 29 + phase * 2) * 0.6);
      const along = v + wave * 0.8 * Math.sin(u / 38 + phase * 3) + wave * 0.5 * Math.sin(u / 83 + v / 150);
      return [lie.x + across * cos - along * sin, lie.y + across * sin + along * cos];
    },
  };
}

/** Every grid point that the piece covers, `stepU` by `stepV` apart; odd rows are shifted by half when `brick`. */
export function* spots(
  lie: Lie,
  stepU: number,
  stepV: number,
  brick = true,
): Generator<[u: number, v: number]> {
  let row = 0;
  for (let v = -stepV / 2; v < lie.height + stepV; v += stepV, row++) {
    const wider = Math.max(0.3, 1 + (lie.flare - 1) * Math.max(0, v / lie.height));
    const step = stepU / wider;
    const widest = lie.width / 2 + step / 2;
    const shift = brick && row % 2 === 1 ? step / 2 : 0;
    for (let u = shift - Math.ceil(widest / step) * step; u < widest; u += step) yield [u, v];
  }
}
