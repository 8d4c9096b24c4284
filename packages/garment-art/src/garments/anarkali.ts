import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { drawBodice } from './bodice.ts';
import { cutOf } from './cut.ts';
import { buttons } from './details.ts';
import { drawFlare } from './flare.ts';
import { hemTrim, sleeveFor } from './kurta.ts';
import { drawLegs } from './legs.ts';
import { drawShoulderDupatta } from './shoulder-dupatta.ts';

/** An anarkali: fitted above, many kalis below, border and a printed yoke, churidar showing at the ankle. */
export function drawAnarkali(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const cut = { ...cutOf('kurti', art, 0), top: 105, armpit: 285 };
  const suit = pen.asks('suit-pieces');
  const long = suit || art.length === 'short' ? 960 : 1065;
  if (long < 1000)
    drawLegs(
      pen,
      { ...fabric, print: 'plain', colours: [second, base, accent] },
      { waist: 90, waistY: 560, hip: 120, ankleY: 1130, ankle: 60, knee: 90, spread: 34, gather: true },
    );
  const waistY = random.whole(400, 440);
  const waist = cut.waist * 0.86;
  const stripes = hemTrim(pen, fabric, '', 1.25)[0]?.stripes ?? [];
  drawFlare(pen, fabric, {
    waist,
    waistY,
    hem: random.between(325, 375),
    hemY: long,
    dip: 46,
    waves: random.whole(8, 10),
    spring: 0.25,
    gathered: true,
    borders: stripes,
  });
  drawBodice(
    pen,
    fabric,
    {
      cut,
      waistY,
      waist,
      neck: art.neck ?? random.pick(['round', 'v', 'boat', 'keyhole']),
      sleeve: {
        ...sleeveFor(art, random.pick(['full', 'elbow']), cut),
        cuff: 92,
        angle: random.between(19, 25),
      },
      band: random.chance(0.65) ? accent : second,
    },
    back,
  );
  if (suit)
    drawShoulderDupatta(
      pen,
      { ...fabric, print: 'gota', colours: [second, base, accent], scale: 0.8 },
      back ? -1 : 1,
      cut.top + 26,
      700,
      cut.shoulder * 0.72,
    );
  if (!back) {
    const y = cut.top + 130;
    pen.draw(
      `<path d="M450 ${y}V${waistY - 12}" stroke="${accent}" stroke-width="3" stroke-dasharray="2 5"/>`,
    );
    buttons(pen, 450, y + 6, 36, Math.max(2, Math.floor((waistY - y - 30) / 36)), lighten(accent, 0.3), 5.5);
  }
}
