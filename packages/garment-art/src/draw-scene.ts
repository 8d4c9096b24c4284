import type { Art } from './art.ts';
import { drawBackdrop } from './backdrop.ts';
import { fabricOf } from './draw-garment.ts';
import { patterns } from './garments/patterns.ts';
import { newPen, penFor } from './pen.ts';
import type { BannerScene } from './scenes/banner-scene.ts';
import { painters } from './scenes/painters.ts';
import { paintStall } from './scenes/stall.ts';

export type { BannerScene } from './scenes/banner-scene.ts';

/** A stall in the bazaar: its arch, goods and awning come from the seed. */
export interface Stall {
  seed: number;
  colours: [string, string, string];
}

/** A wide banner, 1600 by 640: the town or its crafts, with a calm left third for a heading. */
export function drawBanner(scene: BannerScene): string {
  const pen = newPen(`b${Math.abs(scene.seed).toString(36)}`, scene.seed);
  painters[scene.kind](pen, scene);
  return pen.finish(1600, 640);
}

/** A tile, 480 by 480: the garment large enough to fill a circle or an arch. */
export function drawTile(art: Art): string {
  const pen = penFor(art, 9);
  const fabric = fabricOf(art, pen);
  const pattern = patterns[art.garment];
  drawBackdrop(pen, art.colours[0], pattern.floor ?? null);
  pattern.draw(pen, art, fabric, false);
  if (pattern.fit) pen.enlarge(...pattern.fit);
  return pen.finish(480, 480, pattern.fit || pattern.floor ? '0 160 900 900' : '0 70 900 900');
}

/** A stall under its arch, 320 by 320. */
export function drawStall(stall: Stall): string {
  const pen = newPen(`s${Math.abs(stall.seed).toString(36)}`, stall.seed);
  paintStall(pen, stall.colours);
  return pen.finish(320, 320);
}
