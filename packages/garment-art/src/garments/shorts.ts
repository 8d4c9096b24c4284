import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { lightOn } from '../folds.ts';
import { n } from '../outline.ts';
import { darken } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { stitches } from './details.ts';
import { drawLegs, hungLegs, type LegCut } from './legs.ts';
import { waistband } from './waistband.ts';

export function drawShorts(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const [base] = fabric.colours;
  const { shadow, shine } = lightOn(base);
  const woman = art.audience === 'women' || art.audience === 'girls';
  const cut: LegCut = {
    waist: 196,
    waistY: 330,
    hip: 252,
    ankleY: pen.asks('belt') ? 900 : woman ? 760 : 820,
    ankle: 236,
    knee: 238,
    spread: 22,
    rise: 230,
    flowing: true,
  };
  const marks = (side: number) => {
    const x = (value: number) => n(450 + side * value);
    const pocket = `M${x(140)} 330Q${x(170)} 420 ${x(246)} 480`;
    return back
      ? `<path d="M${x(70)} 440h${side * 110}v110l${-side * 55} 26l${-side * 55}-26z" fill="${base}" stroke="${shadow}" stroke-opacity=".5" stroke-width="2"/>`
      : `<path d="${pocket}" fill="none" stroke="${shadow}" stroke-width="3.4" stroke-opacity=".6"/>${stitches(pocket, shine)}`;
  };
  drawLegs(pen, fabric, {
    ...hungLegs(cut, pen),
    marks,
    borders: [
      [darken(base, 0.35), 58],
      [base, 56],
      [shine, 50, '5 3'],
      [base, 47],
    ],
  });
  if (!back)
    pen.draw(
      `<path d="M450 340V540" stroke="${shadow}" stroke-width="2.4" stroke-opacity=".6"/>${stitches('M490 340V470Q488 520 456 540', shine)}`,
    );
  waistband(
    pen,
    fabric,
    cut.waist,
    cut.waistY,
    52,
    pen.asks('belt') || fabric.print === 'denim' ? 'belt' : pen.random.pick(['belt', 'drawstring']),
    back,
    shine,
  );
}
