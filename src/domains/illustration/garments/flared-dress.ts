import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { lightOn } from '../folds.ts';
import { n } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { type Cut, cutOf } from './cut.ts';
import { buttons, stitches, tassel } from './details.ts';
import { drawFlare } from './flare.ts';
import { hemTrim, sleeveFor } from './kurta.ts';
import { drawLegs } from './legs.ts';
import { drawSleeves, drawTorso, type Neck, neckPath } from './torso.ts';

/** A bodice that ends at `waistY`, for dresses whose skirt is a piece of its own. */
function bodice(cut: Cut, waistY: number, waist: number): Cut {
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
}

/** The upper half: sleeves, bodice, piping, and the seam or sash where the skirt joins. */
function drawBodice(pen: Pen, fabric: Fabric, plan: DressPlan, back: boolean): void {
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
  drawTorso(pen, fabric, cut, { neck: plan.neck, back, loose: 0.8, ripple: 2 });
  const line = neckPath(cut, plan.neck, back);
  pen.draw(
    `<path d="${line}" fill="none" stroke="${darken(base, 0.45)}" stroke-width="9"/><path d="${line}" fill="none" stroke="${accent}" stroke-width="6.5"/>`,
  );
  const y = plan.waistY;
  const sash = `M${n(450 - plan.waist - 2)} ${y - 12}Q450 ${y - 2} ${n(450 + plan.waist + 2)} ${y - 12}V${y + 14}Q450 ${y + 26} ${n(450 - plan.waist - 2)} ${y + 14}z`;
  const { shadow, shine } = lightOn(plan.band ?? base);
  pen.draw(
    plan.band
      ? `<path d="${sash}" fill="${plan.band}" stroke="${darken(plan.band, 0.5)}" stroke-width="1.3"/><path d="${sash}" fill="none" stroke="${shine}" stroke-width="2" stroke-dasharray="2 6" transform="translate(0 2)"/><path d="M${n(450 + plan.waist * 0.35)} ${y - 6}h${n(plan.waist * 0.68)}v24h${n(-plan.waist * 0.6)}z" fill="${shadow}" fill-opacity=".28"/>`
      : `<path d="M${n(450 - plan.waist)} ${y}Q450 ${y + 12} ${n(450 + plan.waist)} ${y}" fill="none" stroke="${shadow}" stroke-width="5" stroke-opacity=".45"/>`,
  );
}

/** An anarkali: fitted above, many kalis below, border and a printed yoke, churidar showing at the ankle. */
export function drawAnarkali(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const cut = { ...cutOf('kurti', art, 0), top: 105, armpit: 285 };
  const long = art.length === 'short' ? 960 : 1065;
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
  if (!back) {
    const y = cut.top + 130;
    pen.draw(
      `<path d="M450 ${y}V${waistY - 12}" stroke="${accent}" stroke-width="3" stroke-dasharray="2 5"/>`,
    );
    buttons(pen, 450, y + 6, 36, Math.max(2, Math.floor((waistY - y - 30) / 36)), lighten(accent, 0.3), 5.5);
  }
}

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

/** A girl's frock: puffed sleeves, a sash with its bow, two tiers of gathers. */
export function drawFrock(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const cut = { ...cutOf('kurti', { ...art, length: 'knee' }, 0), top: 215, armpit: 390 };
  cut.shoulder *= 0.95;
  const [waistY, waist] = [540, 140];
  drawFlare(
    pen,
    { ...fabric, print: 'plain', colours: [lighten(second, 0.5), second, accent] },
    { waist: 210, waistY: 800, hem: 318, hemY: 950, dip: 52, waves: 11, spring: 0.4 },
  );
  drawFlare(pen, fabric, {
    waist,
    waistY,
    hem: random.between(295, 325),
    hemY: 905,
    dip: 50,
    waves: 8,
    spring: 0.95,
    gathered: true,
    borders: [
      [darken(accent, 0.2), 44],
      [accent, 40],
      [lighten(accent, 0.5), 30, '3 7'],
      [second, 14],
    ],
  });
  drawBodice(
    pen,
    fabric,
    {
      cut,
      waistY,
      waist,
      neck: art.neck ?? 'round',
      sleeve: { kind: art.sleeve ?? 'short', length: 165, cuff: 118, angle: 36 },
      band: second,
    },
    back,
  );
  const bow = `<path d="M0 0C-30-36-74-34-78-4C-76 26-34 26 0 4C34 26 76 26 78-4C74-34 30-36 0 0z" fill="${second}" stroke="${darken(second, 0.45)}" stroke-width="1.5"/><path d="M-8 6l-34 120l32-12l10-100l14 102l32 8l-40-118z" fill="${darken(second, 0.08)}" stroke="${darken(second, 0.45)}" stroke-width="1.5"/><path d="M-62-10Q-30-4-10 2M62-10Q30-4 10 2" fill="none" stroke="${darken(second, 0.5)}" stroke-width="2" stroke-opacity=".5"/><ellipse rx="15" ry="13" fill="${lighten(second, 0.1)}" stroke="${darken(second, 0.45)}" stroke-width="1.5"/>`;
  pen.draw(
    `<g transform="translate(${back ? 450 : 520} ${waistY + 4})scale(${back ? 1.3 : 0.85})">${bow}</g>`,
  );
  if (!back) {
    pen.draw(
      `<path d="M450 300V${waistY - 14}" stroke="${darken(base, 0.3)}" stroke-width="1.4"/>${stitches(`M444 300V${waistY - 14}`, accent)}`,
    );
    buttons(pen, 450, 322, 46, 4, accent, 7);
  }
}

/** A skirt alone, on its waistband: flared, gathered or A-line, with a drawcord for the long Rajasthani ghaghra. */
export function drawSkirt(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, , accent] = fabric.colours;
  const long = art.length === 'long' || (art.length === undefined && random.chance(0.55));
  const waist = random.between(122, 138);
  const top = long ? 150 : 235;
  drawFlare(pen, fabric, {
    waist,
    waistY: top,
    hem: long ? random.between(320, 370) : random.between(270, 330),
    hemY: long ? 1040 : art.length === 'short' ? 760 : 880,
    dip: 50,
    waves: random.whole(6, 9),
    spring: random.between(0.2, 0.7),
    gathered: random.chance(0.7),
    borders: hemTrim(pen, fabric, '', long ? 1.4 : 1)[0]?.stripes ?? [],
  });
  const band = `M${n(450 - waist)} ${top - 42}Q450 ${top - 28} ${n(450 + waist)} ${top - 42}l4 46Q450 ${top + 18} ${n(450 - waist - 4)} ${top + 4}z`;
  const { shadow } = lightOn(base);
  pen.draw(
    `<path d="M${n(450 - waist + 2)} ${top - 41}Q450 ${top - 66} ${n(450 + waist - 2)} ${top - 41}Q450 ${top - 24} ${n(450 - waist + 2)} ${top - 41}" fill="${darken(base, 0.55)}"/><path d="${band}" fill="${darken(base, 0.1)}" stroke="${darken(base, 0.5)}" stroke-width="1.3"/><path d="${band}" fill="${shadow}" fill-opacity=".1"/>${stitches(`M${n(450 - waist)} ${top - 34}Q450 ${top - 20} ${n(450 + waist)} ${top - 34}`, lightOn(base).shine)}`,
  );
  if (!back && long)
    pen.draw(
      `<path d="M${n(450 + waist * 0.5)} ${top}c-16 40 10 80-6 128M${n(450 + waist * 0.56)} ${top}c14 40 4 90 16 160" fill="none" stroke="${accent}" stroke-width="5"/>${tassel(450 + waist * 0.5 - 6, top + 130, accent, 1.2)}${tassel(450 + waist * 0.56 + 16, top + 162, accent, 1.2)}`,
    );
}
