import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { lightOn } from '../folds.ts';
import { darken } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { drawBodice } from './bodice.ts';
import { cutOf } from './cut.ts';
import { buttons } from './details.ts';
import { drawFlare } from './flare.ts';
import { hemTrim, sleeveFor } from './kurta.ts';

/** A Western dress: fitted bodice, swinging skirt to the knee or longer, belt or tie. */
export function drawDress(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const cut = { ...cutOf('kurti', art, 0), top: 140, armpit: 330 };
  cut.shoulder *= 1.04;
  const waistY = random.whole(470, 505);
  const waist = cut.waist * random.between(0.92, 0.98);
  const maxi = art.length === 'long' || (art.length === undefined && random.chance(0.4));
  const style = random.whole(0, 2);
  const hem = maxi ? random.between(235, 300) : random.between(250, 320);
  drawFlare(pen, fabric, {
    waist,
    waistY,
    hem,
    hemY: maxi ? 1095 : art.length === 'short' ? 880 : 975,
    dip: 34,
    waves: random.whole(4, 7),
    spring: random.between(0.3, 0.75),
    gathered: style > 0,
    borders:
      style === 1
        ? (hemTrim(pen, fabric, '', 0.8)[0]?.stripes ?? [])
        : [
            [darken(base, 0.3), 22],
            [base, 20],
            [lightOn(base).shine, 15, '5 3'],
            [base, 13],
          ],
  });
  drawBodice(
    pen,
    fabric,
    {
      cut,
      waistY,
      waist,
      neck: art.neck ?? random.pick(['round', 'v', 'boat', 'v']),
      sleeve: {
        ...sleeveFor(art, random.pick(['none', 'short', 'short', 'elbow']), cut),
        cuff: 132,
        angle: random.between(22, 29),
      },
      ...(style === 2 ? {} : { band: style === 1 ? accent : darken(base, 0.25) }),
    },
    back,
  );
  if (!back && style === 0)
    pen.draw(
      `<path d="M486 ${waistY + 6}c34 40 22 90 40 150l-22 4c-14-56-10-112-26-150zM478 ${waistY + 6}c6 50-14 92-10 130l20 0c0-40 12-86 2-132z" fill="${darken(base, 0.25)}" stroke="${darken(base, 0.55)}"/><ellipse cx="482" cy="${waistY + 2}" rx="17" ry="15" fill="${darken(base, 0.18)}" stroke="${darken(base, 0.55)}"/>`,
    );
  if (!back && style === 2 && cut.top)
    buttons(pen, 450, cut.top + 140, 48, Math.floor((waistY - cut.top - 130) / 48) + 6, second, 6.5);
}
