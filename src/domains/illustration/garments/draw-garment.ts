import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import type { Pen } from '../pen.ts';
import { drawKurta } from './kurta.ts';

export function drawGarment(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  drawKurta(pen, art, fabric, back);
}
