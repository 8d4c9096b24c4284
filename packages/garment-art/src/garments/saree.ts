import type { Art } from '../art.ts';
import { groundShadow } from '../backdrop.ts';
import type { Fabric } from '../cloth.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { drawCholi } from './choli.ts';
import { drawDressForm } from './dress-form.ts';
import { drawCrossing, drawPallu, drawSeedha } from './saree-drape.ts';
import { drawFoldedSaree } from './saree-folded.ts';
import { drawPleats, drawWrap, skirt } from './saree-skirt.ts';

/** A saree down to the floor on a dress form, in one of three drapes, or folded flat. */
export function drawSaree(pen: Pen, art: Art, woven: Fabric, back: boolean): void {
  const edge = (['satin', 'velvet', 'temple'] as const).find((name) => pen.asks(`${name}-edge`));
  const fabric: Fabric = edge ? { ...woven, edge } : woven;
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const blouse: Fabric = {
    ...fabric,
    print: random.pick(['plain', 'gota', 'brocade', fabric.print]),
    colours: [second === base ? accent : second, accent, accent],
    scale: 0.7,
  };
  const drape = art.drape ?? random.pick(['nivi', 'seedha', 'open']);
  if (drape === 'flat' && !back) return drawFoldedSaree(pen, fabric, blouse);
  // From behind, left and right are swapped; a seedha pallu lies over the other shoulder.
  const side = back ? -1 : 1;
  const seedha = drape === 'seedha';
  const end = random.between(790, 860);
  groundShadow(pen, 450, skirt.floorY + 8, 300, 0.5);
  if (!seedha && !back) drawPallu(pen, fabric, side, end, drape === 'open' ? 76 : 14);
  drawDressForm(pen, 108, 0.8, 0.72);
  drawCholi(pen, { ...art, sleeve: art.sleeve ?? 'short' }, blouse, 160, 344, back, 0.86);
  drawWrap(pen, fabric, side);
  if (!back) drawPleats(pen, fabric, side);
  if (seedha && !back) drawSeedha(pen, fabric, side, random.between(690, 740));
  else {
    if (back) drawPallu(pen, fabric, seedha ? 1 : side, end + 60, drape === 'open' ? 60 : 0);
    drawCrossing(pen, fabric, seedha ? 1 : side);
  }
  if (back) return;
  const pin = 450 + (seedha ? -98 : 104);
  pen.draw(
    `<circle cx="${pin}" cy="200" r="8" fill="${accent}" stroke="${darken(accent, 0.5)}"/><circle cx="${pin - 2}" cy="198" r="2.8" fill="${lighten(accent, 0.7)}"/>`,
  );
}
