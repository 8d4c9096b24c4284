import type { Pen } from '../pen.ts';
import type { BannerScene } from './banner-scene.ts';
import { paintBazaar } from './bazaar.ts';
import { paintBlockPrint, paintLoom } from './crafts.ts';
import { paintFestive } from './festive.ts';
import { paintHawaMahal } from './hawa-mahal.ts';
import { paintMonsoon } from './monsoon.ts';

/** Paints one scene over the whole 1600 by 640. */
export type Painter = (pen: Pen, scene: BannerScene) => void;

export const painters: Record<BannerScene['kind'], Painter> = {
  'hawa-mahal': paintHawaMahal,
  bazaar: paintBazaar,
  'block-print': paintBlockPrint,
  loom: paintLoom,
  festive: paintFestive,
  monsoon: paintMonsoon,
};
