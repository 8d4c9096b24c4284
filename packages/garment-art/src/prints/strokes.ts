import { spots, type Weave } from '../cloth.ts';
import { n, type Point, through } from '../outline.ts';

/** Threads running down the cloth at each `u`, following its flare and ripple, as one path. */
export function downLines(cloth: Weave, us: readonly number[]): string {
  const steps = Math.max(4, Math.round(cloth.lie.height / 150));
  return us
    .map((u) =>
      through(
        Array.from(
          { length: steps + 1 },
          (_, i): Point => cloth.at(u, (cloth.lie.height * i) / steps - 10 + i * 4),
        ),
      ),
    )
    .join('');
}

/** Threads running across the cloth at each `v`; `rise` slants them, in pixels from side to side. */
export function acrossLines(cloth: Weave, vs: readonly number[], rise = 0): string {
  const half = (cloth.lie.width / 2) * 1.06;
  const steps = Math.max(4, Math.round((half * Math.max(1, cloth.lie.flare)) / 48));
  return vs
    .map((v) =>
      through(
        Array.from({ length: steps + 1 }, (_, i): Point => {
          const share = (i / steps) * 2 - 1;
          return cloth.at(share * half, v + (share * rise) / 2);
        }),
      ),
    )
    .join('');
}

/** Multiples of `step` from `low` to `high`. */
export function range(low: number, high: number, step: number): number[] {
  const first = Math.ceil(low / step);
  return Array.from(
    { length: Math.max(0, Math.floor(high / step) - first + 1) },
    (_, i) => (first + i) * step,
  );
}

/** Positions of threads running down the cloth: from edge to edge, `step` apart. */
export const across = (cloth: Weave, step: number): number[] =>
  range((-cloth.lie.width / 2) * 1.1, (cloth.lie.width / 2) * 1.1, step);

/** Positions of threads running across the cloth: from top to hem, `step` apart. */
export const down = (cloth: Weave, step: number): number[] => range(-step, cloth.lie.height + step, step);

/** Round dots as a single path, to be stroked with round caps: eight bytes a dot. */
export function dots(places: Iterable<readonly [x: number, y: number]>): string {
  let path = '';
  for (const [x, y] of places) path += `M${Math.round(x)} ${Math.round(y)}h0`;
  return path;
}

/** Repeats a motif over the whole cloth, upright, each at its position in the drape. */
export function sprinkle(
  cloth: Weave,
  stepU: number,
  stepV: number,
  ids: readonly [string, ...string[]],
): string {
  const { random } = cloth.pen;
  let markup = '';
  let index = random.whole(0, 9);
  for (const [u, v] of spots(cloth.lie, stepU, stepV)) {
    const [x, y] = cloth.at(u, v);
    index += ids.length > 2 ? random.whole(1, 2) : 1;
    markup += `<use href="#${ids[index % ids.length]}" x="${Math.round(x)}" y="${Math.round(y)}"/>`;
  }
  return markup;
}

export const strokes = (path: string, colour: string, width: number, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${more}/>`;

export const fillOf = (path: string, colour: string, more = ''): string =>
  `<path d="${path}" fill="${colour}"${more}/>`;

/** A flower of `count` petals around 0,0: each petal a pointed oval from `inner` to `outer`. */
export function petals(count: number, inner: number, outer: number, width: number, turn = 0): string {
  let path = '';
  for (let index = 0; index < count; index++) {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2 + turn;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const spot = (along: number, side: number) =>
      `${n(along * cos - side * sin)} ${n(along * sin + side * cos)}`;
    const middle = inner + (outer - inner) * 0.6;
    path += `M${spot(inner, 0)}Q${spot(middle, width)} ${spot(outer, 0)}Q${spot(middle, -width)} ${spot(inner, 0)}`;
  }
  return path;
}
