/** A point of an outline; `c` marks a corner, otherwise the line is smooth there. */
export type Point = readonly [x: number, y: number, corner?: 'c'];

/** A number with one decimal, enough for a picture. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** With two decimals, for scales and angles, and for lengths that one decimal would round to zero. */
export const fine = (value: number): string => String(Math.round(value * 100) / 100);

/** Numbers as SVG path data, with a space only where one is needed. */
const run = (numbers: readonly number[]): string =>
  numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : value)).join('');

/**
 * A smooth path through the points (Catmull-Rom converted to cubic curves), broken at marked corners. Steps are
 * relative whole pixels, and smooth points use the short curve command, which mirrors the previous handle: a third of
 * the bytes.
 */
export function through(points: readonly Point[], isClosed = false): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0];
  const first = at(0);
  let [penX, penY] = [Math.round(first[0]), Math.round(first[1])];
  let path = `M${run([penX, penY])}`;
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [from, to] = [at(index), at(index + 1)];
    const step = (x: number, y: number): [number, number] => [Math.round(x) - penX, Math.round(y) - penY];
    const end = step(to[0], to[1]);
    if (from[2] && to[2]) {
      path += `l${run(end)}`;
    } else {
      const before = from[2] ? from : at(index - 1);
      const after = to[2] ? to : at(index + 2);
      const leave = step(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6);
      const arrive = step(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6);
      path +=
        index === 0 || from[2] ? `c${run([...leave, ...arrive, ...end])}` : `s${run([...arrive, ...end])}`;
    }
    [penX, penY] = [penX + end[0], penY + end[1]];
  }
  return isClosed ? `${path}z` : path;
}

/** The other half: the same points mirrored at the vertical line `centre` and reversed, so that the outline closes. */
export function mirror(points: readonly Point[], centre = 450): Point[] {
  return points
    .map(([x, y, corner]): Point => (corner ? [2 * centre - x, y, corner] : [2 * centre - x, y]))
    .toReversed();
}

/** A whole outline from its right half, top to bottom. */
export function symmetric(half: readonly Point[], centre = 450): Point[] {
  return [...half, ...mirror(half, centre)];
}
