/**
 * Body proportions in heads, counted from the crown: neck, waist, hips, crotch, knee, ankle and floor; `arm` is from
 * the shoulder to the wrist. Both the drawings and the texts about hems use them.
 */
export const builds = {
  grown: { neck: 1.3, waist: 2.72, hip: 3.55, crotch: 3.9, knee: 5.45, ankle: 7.22, floor: 7.5, arm: 2.34 },
  young: { neck: 1.22, waist: 2.36, hip: 2.85, crotch: 3.1, knee: 4.2, ankle: 5.45, floor: 5.7, arm: 1.86 },
} as const;

export type Build = keyof typeof builds;
/** Where a garment's length is measured from: the highest point of the shoulder, the waist, or the top of the inside leg. */
export type HangsFrom = 'neck' | 'waist' | 'crotch';
