import { darken, lighten } from '../palette.ts';

/** Ribbed knitting along a path: cuffs, hems and necks of sweaters and hoodies. */
export function rib(base: string, width: number): readonly (readonly [string, number, string?])[] {
  return [
    [darken(base, 0.45), width + 3],
    [darken(base, 0.08), width],
    [darken(base, 0.4), width - 4, '2 6'],
    [lighten(base, 0.3), width - 6, '1 7'],
  ];
}
