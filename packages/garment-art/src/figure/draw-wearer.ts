import { type Cut, middle } from '../garments/cut.ts';
import type { Pen } from '../pen.ts';
import type { Wearer } from './body.ts';
import { drawHead } from './head.ts';
import { drawArm } from './limbs.ts';

/** Draws bare arms unless sleeves drew them, then head and neck; the garment's body is drawn over them. */
export function drawWearer(pen: Pen, wearer: Wearer, cut: Pick<Cut, 'shoulder' | 'top'>): void {
  const narrow = cut.shoulder < wearer.shoulder * 0.86;
  const shoulder = narrow ? wearer.shoulder * 0.92 : Math.min(wearer.shoulder, cut.shoulder - 8);
  drawHead(pen, wearer, shoulder, Math.max(cut.top, wearer.neckY) + wearer.head * 0.9);
  if (!pen.first('arms')) return;
  for (const side of [-1, 1]) {
    const tilt = (side * 11 * Math.PI) / 180;
    const [x, y] = [middle + side * (shoulder - wearer.head * 0.12), wearer.neckY + wearer.head * 0.3];
    drawArm(pen, wearer, (along, out) => [
      x + Math.sin(tilt) * along + side * Math.cos(tilt) * out,
      y + Math.cos(tilt) * along - side * Math.sin(tilt) * out,
    ]);
  }
}
