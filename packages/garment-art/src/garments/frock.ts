import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { drawBodice } from './bodice.ts';
import { cutOf } from './cut.ts';
import { buttons, stitches } from './details.ts';
import { drawFlare } from './flare.ts';

const sleeves = {
  none: { kind: 'none', length: 0, cuff: 0, angle: 0 },
  short: { kind: 'short', length: 165, cuff: 118, angle: 36 },
  elbow: { kind: 'elbow', length: 275, cuff: 104, angle: 26 },
  full: { kind: 'full', length: 400, cuff: 84, angle: 18 },
} as const;

/** A girl's frock: puffed sleeves, a sash with its bow, two tiers of gathers. */
export function drawFrock(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const cut = { ...cutOf('kurti', { ...art, length: 'knee' }, 0), top: 215, armpit: 390 };
  cut.shoulder *= 0.95;
  const [waistY, waist] = [540, 140];
  const long = art.length === 'long' ? 110 : 0;
  const below = Math.min(800 + long, (pen.wearer?.hemY ?? 920 + long) - 120);
  drawFlare(
    pen,
    { ...fabric, print: 'plain', colours: [lighten(second, 0.5), second, accent] },
    { waist: 210, waistY: below, hem: 318, hemY: 950 + long, dip: 52, waves: 11, spring: 0.4 },
  );
  drawFlare(pen, fabric, {
    waist,
    waistY,
    hem: random.between(295, 325),
    hemY: 905 + long,
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
      sleeve: sleeves[art.sleeve ?? 'short'],
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
