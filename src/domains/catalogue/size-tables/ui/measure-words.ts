import * as m from '#messages/sizes';
import type { KindOfSizes, Measure } from '../measures.ts';

/** Each measure's name, and how to take it. */
export const measureWords = {
  height: [m.height, m.height_how],
  chest: [m.chest, m.chest_how],
  waist: [m.waist, m.waist_how],
  hip: [m.hip, m.hip_how],
  inseam: [m.inseam, m.inseam_how],
  foot: [m.foot, m.foot_how],
  shoulder: [m.shoulder, m.shoulder_how],
  sleeve: [m.sleeve, m.sleeve_how],
  length: [m.length, m.length_how],
  across: [m.across, m.across_how],
} satisfies Record<Measure, readonly [name: () => string, how: () => string]>;

export const kindWords = {
  top: m.kind_top,
  dress: m.kind_dress,
  bottom: m.kind_bottom,
  children: m.kind_children,
  footwear: m.kind_footwear,
  bangles: m.kind_bangles,
} satisfies Record<KindOfSizes, () => string>;
