import { n } from '../outline.ts';

export const use = (id: string, x: number, y: number) => `<use href="#${id}" x="${n(x)}" y="${n(y)}"/>`;

/** Points along an elliptical arc; angles in degrees. */
export function arc(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  count: number,
): [x: number, y: number][] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / Math.max(1, count - 1)) * Math.PI) / 180;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });
}
