import type { Fabric } from '../cloth.ts';
import { lightOn } from '../folds.ts';
import { n } from '../outline.ts';
import { darken } from '../palette.ts';
import type { Pen } from '../pen.ts';
import type { Cut } from './cut.ts';
import { standCollar } from './details.ts';
import { keyhole, type Neck, neckPath } from './neck.ts';
import { shirtCollar } from './shirt-collar.ts';
import { drawSleeves } from './sleeves.ts';
import { drawTorso } from './torso.ts';

/** A bodice that ends at `waistY`, for dresses whose skirt is a piece of its own. */
export function bodice(cut: Cut, waistY: number, waist: number): Cut {
  return {
    ...cut,
    waist: waist * 1.03,
    waistY: waistY - 34,
    hip: waist + 1,
    hipY: waistY - 8,
    hem: waist,
    hemY: waistY + 4,
    dip: 4,
    slit: 0,
  };
}

interface DressPlan {
  cut: Cut;
  waistY: number;
  waist: number;
  neck: Neck;
  sleeve: { length: number; cuff: number; kind: string; angle: number };
  band?: string;
  marks?: string;
}

/** The upper half: sleeves, bodice, piping, and the seam or sash where the skirt joins. */
export function drawBodice(pen: Pen, fabric: Fabric, plan: DressPlan, back: boolean): void {
  const [base, second, accent] = fabric.colours;
  const cut = bodice(plan.cut, plan.waistY, plan.waist);
  if (plan.sleeve.kind === 'none') cut.shoulder *= 0.86;
  else
    drawSleeves(pen, fabric, cut, {
      length: plan.sleeve.length,
      cuff: plan.sleeve.cuff,
      angle: plan.sleeve.angle,
      borders: [
        [darken(accent, 0.3), 30],
        [accent, 27],
        [second, 12],
      ],
      gathered: true,
    });
  drawTorso(pen, fabric, cut, { neck: plan.neck, back, loose: 0.8, ripple: 2, marks: plan.marks ?? '' });
  const line = neckPath(cut, plan.neck, back);
  pen.draw(
    `<path d="${line}" fill="none" stroke="${darken(base, 0.45)}" stroke-width="9"/><path d="${line}" fill="none" stroke="${accent}" stroke-width="6.5"/>`,
  );
  if (plan.neck === 'band') standCollar(pen, fabric, cut, back);
  else if (plan.neck === 'collar' && back) standCollar(pen, fabric, cut, back);
  else if (plan.neck === 'collar') shirtCollar(pen, fabric, cut, 14, 56);
  else if (plan.neck === 'keyhole' && !back) pen.draw(keyhole(cut, base, accent));
  const y = plan.waistY;
  const sash = `M${n(450 - plan.waist - 2)} ${y - 12}Q450 ${y - 2} ${n(450 + plan.waist + 2)} ${y - 12}V${y + 14}Q450 ${y + 26} ${n(450 - plan.waist - 2)} ${y + 14}z`;
  const { shadow, shine } = lightOn(plan.band ?? base);
  pen.draw(
    plan.band
      ? `<path d="${sash}" fill="${plan.band}" stroke="${darken(plan.band, 0.5)}" stroke-width="1.3"/><path d="${sash}" fill="none" stroke="${shine}" stroke-width="2" stroke-dasharray="2 6" transform="translate(0 2)"/><path d="M${n(450 + plan.waist * 0.35)} ${y - 6}h${n(plan.waist * 0.68)}v24h${n(-plan.waist * 0.6)}z" fill="${shadow}" fill-opacity=".28"/>`
      : `<path d="M${n(450 - plan.waist)} ${y}Q450 ${y + 12} ${n(450 + plan.waist)} ${y}" fill="none" stroke="${shadow}" stroke-width="5" stroke-opacity=".45"/>`,
  );
}
