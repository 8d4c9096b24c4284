import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { lightOn } from '../folds.ts';
import type { Pen } from '../pen.ts';
import { cutOf, hang } from './cut.ts';
import { standCollar } from './details.ts';
import { zip } from './jacket.ts';
import { neckPath } from './neck.ts';
import { rib } from './rib.ts';
import { drawSleeves } from './sleeves.ts';
import { drawTorso, hemPath } from './torso.ts';

/** A knitted pullover: ribs at neck, cuffs and hem, cables or stitches over the body. */
export function drawSweater(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base] = fabric.colours;
  const cut = hang(cutOf('tee', art, random.between(0, 1)), pen);
  const { shadow, shine } = lightOn(base);
  const isZipped = pen.asks('half-zip');
  const chance = random.chance(0.4) ? 'v' : 'round';
  const neck = art.neck === undefined ? chance : art.neck === 'v' || art.neck === 'boat' ? art.neck : 'round';
  const knitPattern = pen.define(
    'knit',
    `<pattern id="ID" width="10" height="12" patternUnits="userSpaceOnUse"><path d="M0 0L5 7L10 0M0 12L5 19L10 12M0-12L5-5L10-12" fill="none" stroke="${shadow}" stroke-width="1.8" stroke-opacity=".4"/><path d="M0 3L5 10L10 3" fill="none" stroke="${shine}" stroke-width="1.2" stroke-opacity=".4"/></pattern>`,
  );
  const cable = (x: number) =>
    `<path d="M${x - 14} 200v800M${x + 14} 200v800" stroke="${shadow}" stroke-width="3" stroke-opacity=".35"/><path d="M${x} 200${'q18 20 0 40q-18 20 0 40'.repeat(10)}M${x} 200${'q-18 20 0 40q18 20 0 40'.repeat(10)}" fill="none" stroke="${shadow}" stroke-width="6" stroke-opacity=".4"/><path d="M${x - 3} 198${'q18 20 0 40q-18 20 0 40'.repeat(10)}" fill="none" stroke="${shine}" stroke-width="3" stroke-opacity=".5"/>`;
  const marks = `<path d="M100 150h700v950h-700z" fill="url(#${knitPattern})"/>${fabric.print === 'plain' && !back && pen.asks('cables') ? [370, 450, 530].map(cable).join('') : ''}`;
  drawSleeves(pen, fabric, cut, {
    length: 575,
    cuff: 100,
    angle: random.between(13, 18),
    borders: rib(base, 120),
    gathered: true,
    atCuff: () => `<path d="M0 150h900v950h-900z" fill="url(#${knitPattern})"/>`,
  });
  drawTorso(pen, fabric, cut, {
    neck,
    back,
    marks,
    loose: 0.9,
    ripple: 2,
    borders: [{ path: hemPath(cut), stripes: rib(base, 110) }],
  });
  const line = neckPath(cut, neck, back);
  pen.draw(
    rib(base, 30)
      .map(
        ([colour, width, dashes]) =>
          `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}"${dashes ? ` stroke-dasharray="${dashes}"` : ''}/>`,
      )
      .join(''),
  );
  if (!isZipped) return;
  pen.shows('neck collar');
  standCollar(pen, fabric, { ...cut, neck: cut.neck + 4 }, back);
  if (!back) zip(pen, base, cut.top + 8, cut.top + 300);
}
