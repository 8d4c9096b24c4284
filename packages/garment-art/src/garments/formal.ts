import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { lightOn } from '../folds.ts';
import { n, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { quilting } from '../surface.ts';
import { cutOf, hang } from './cut.ts';
import { buttons, slits, standCollar, stitches } from './details.ts';
import { hemTrim } from './kurta.ts';
import { drawLegs } from './legs.ts';
import { drawSleeves } from './sleeves.ts';
import { drawTorso, hemPath } from './torso.ts';

/** The front edge of a coat from collar to hem, with shadow and embroidery. */
function frontEdge(pen: Pen, fabric: Fabric, top: number, hem: number, isEmbroidered: boolean): void {
  const slant = pen.asks('asymmetric') ? 96 : 0;
  const [base, , accent] = fabric.colours;
  const { shadow } = lightOn(base);
  const line = through([
    [456, top, 'c'],
    [460 + slant * 0.3, (top + hem) / 2],
    [468 + slant, hem, 'c'],
  ]);
  pen.draw(
    `<path d="${line}" fill="none" stroke="${shadow}" stroke-width="7" stroke-opacity=".35"/><path d="${line}" fill="none" stroke="${darken(base, 0.55)}" stroke-width="1.6"/>` +
      (isEmbroidered
        ? `<path d="${line}" transform="translate(-13)" fill="none" stroke="${accent}" stroke-width="14" stroke-dasharray="3 4"/><path d="${line}" transform="translate(-13)" fill="none" stroke="${lighten(accent, 0.4)}" stroke-width="3"/>`
        : stitches(line, lightOn(base).shine)),
  );
}

/** A groom's sherwani: long, closed to the neck, buttoned and embroidered, churidar below. */
export function drawSherwani(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const [base, second, accent] = fabric.colours;
  const usual = cutOf('long', art, 0);
  const cut = hang({ ...usual, hemY: Math.min(usual.hemY, 900), slit: 220 }, pen);
  drawLegs(
    pen,
    { ...fabric, print: 'plain', colours: [lighten(second, 0.3), second, accent] },
    { waist: 120, waistY: 560, hip: 140, ankleY: 1140, ankle: 62, knee: 96, gather: true, spread: 36 },
  );
  const stripes = hemTrim(pen, fabric, '')[0]?.stripes ?? [];
  drawSleeves(pen, fabric, cut, {
    length: 540,
    cuff: 92,
    angle: pen.random.between(11, 14),
    borders: stripes,
  });
  drawTorso(pen, fabric, cut, {
    neck: 'band',
    back,
    marks: slits(cut, base),
    borders: hemTrim(pen, fabric, hemPath(cut)),
    loose: 0.75,
    ripple: 2,
  });
  if (!back) {
    frontEdge(pen, fabric, cut.top + 30, cut.hemY + cut.dip, true);
    buttons(pen, 452, cut.top + 58, 50, 8, lighten(accent, 0.25), 8);
    pen.draw(
      `<path d="M${450 + 60} ${cut.top + 200}h84v12h-84z" fill="${accent}" stroke="${darken(base, 0.4)}"/><path d="M${450 + 70} ${cut.top + 200}l22-26l16 20l20-22l8 28z" fill="${lighten(second, 0.2)}" stroke="${darken(second, 0.3)}"/>`,
    );
  }
  standCollar(pen, fabric, cut, back);
}

/** A Nehru jacket: sleeveless, closed to a stand collar, worn over a plain kurta. */
export function drawNehruJacket(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const [base, second, accent] = fabric.colours;
  const under: Fabric = { ...fabric, print: 'plain', colours: [lighten(second, 0.55), second, accent] };
  const usual = cutOf('vest', art, 0);
  const cut = hang(usual, pen);
  const visibleCut = {
    ...cut,
    neck: cut.neck - 2,
    top: cut.top + 6,
    hemY: Math.min(1110, usual.hemY + 180),
    hem: cut.hem + 8,
    hip: cut.hip + 2,
    shoulder: cut.shoulder + 18,
    drop: cut.drop + 6,
    armpit: cut.armpit - 30,
  };
  drawSleeves(pen, under, visibleCut, {
    length: 560,
    cuff: 104,
    angle: pen.random.between(13, 17),
    borders: [
      [darken(under.colours[0], 0.3), 60],
      [under.colours[0], 58],
    ],
  });
  drawTorso(pen, under, visibleCut, { neck: 'band', back, loose: 0.9 });
  drawTorso(pen, fabric, cut, {
    neck: 'band',
    back,
    marks: quilting(pen, base),
    loose: 0.7,
    ripple: 2,
    borders: [
      {
        path: hemPath(cut),
        stripes: [
          [darken(base, 0.3), 20],
          [base, 18],
          [lighten(base, 0.4), 14, '4 3'],
          [base, 12],
        ],
      },
    ],
  });
  if (!back) {
    frontEdge(pen, fabric, cut.top + 30, cut.hemY + cut.dip, false);
    buttons(pen, 450, cut.top + 76, (cut.hemY - cut.top - 150) / 5, 6, lighten(accent, 0.15), 9);
    const pocket = (x: number, y: number, wide: number) =>
      `<path d="M${x} ${n(y)}h${wide}v13h${-wide}z" fill="${base}" stroke="${darken(base, 0.5)}" stroke-width="1.5"/><path d="M${x} ${n(y)}h${wide}" stroke="#fff" stroke-opacity=".3" stroke-width="1.5"/>`;
    pen.draw(
      pocket(525, cut.top + 220, 84) +
        pocket(300, cut.hipY - 30, 96) +
        pocket(508, cut.hipY - 30, 96) +
        `<path d="M532 ${n(cut.top + 220)}l18-30l20 22l18-20l12 28z" fill="${accent}" stroke="${darken(accent, 0.4)}"/>`,
    );
  }
  standCollar(pen, fabric, cut, back);
}
