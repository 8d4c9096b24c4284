import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { drawCholi } from './choli.ts';
import { drawDressForm } from './dress-form.ts';
import { drawDrape, drawPallu } from './saree-drape.ts';
import { drawPleats, drawWrap } from './saree-skirt.ts';

/** A saree on a dress form: blouse, wrapped skirt, pleats, the drape over one shoulder and the pallu behind it. */
export function drawSaree(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const side = back ? -1 : 1;
  const blouse: Fabric = {
    ...fabric,
    print: random.pick(['plain', 'gota', 'brocade', fabric.print]),
    colours: [second === base ? accent : second, accent, accent],
    scale: 0.7,
  };
  const end = random.between(880, 985);
  if (!back) drawPallu(pen, fabric, side, end);
  drawDressForm(pen, 90);
  drawCholi(pen, { ...art, sleeve: 'short' }, blouse, 184, 430, back, 1);
  drawWrap(pen, fabric);
  if (back) drawPallu(pen, fabric, side, end + 60);
  else drawPleats(pen, fabric, side);
  drawDrape(pen, fabric, side);
  if (!back)
    pen.draw(
      `<circle cx="${450 + side * 122}" cy="226" r="10" fill="${accent}" stroke="${darken(accent, 0.5)}"/><circle cx="${450 + side * 119}" cy="223" r="3.4" fill="${lighten(accent, 0.7)}"/>`,
    );
}
