import { n } from '../outline.ts';

/**
 * A cusped Rajasthani arch, closed at the bottom, by its middle, the height of its point, half width and floor. Three
 * outward-curving lobes rise on each side.
 */
export function cuspedArch(x: number, top: number, half: number, floor: number): string {
  const rise = half * 0.95;
  const steps = [
    [0.18, 0.44],
    [0.34, 0.3],
    [0.48, 0.26],
  ] as const;
  const spot = (dx: number, dy: number) => `${n(dx * half)} ${n(dy * rise)}`;
  const up = steps.map(([dx, dy]) => `q${spot(-0.02, -dy * 0.86)} ${spot(dx, -dy)}`).join('');
  const down = steps
    .toReversed()
    .map(([dx, dy]) => `q${spot(dx + 0.02, dy * 0.14)} ${spot(dx, dy)}`)
    .join('');
  return `M${n(x - half)} ${n(floor)}V${n(top + rise)}${up}${down}V${n(floor)}Z`;
}

/** A small onion dome standing at `y`. */
export function dome(x: number, y: number, half: number): string {
  const spot = (dx: number, dy: number) => `${n(x + dx * half)} ${n(y - dy * half)}`;
  return `M${spot(-1, 0)}C${spot(-1.35, 1.1)} ${spot(-0.3, 1.2)} ${spot(0, 1.9)}C${spot(0.3, 1.2)} ${spot(1.35, 1.1)} ${spot(1, 0)}Z`;
}
