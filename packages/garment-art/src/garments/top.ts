import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { cutOf, hang } from './cut.ts';
import { buttons, placket, tassel } from './details.ts';
import { hemTrim, sleeveFor } from './kurta.ts';
import { type Neck, neckPath } from './neck.ts';
import { drawSleeves } from './sleeves.ts';
import { drawTorso, hemPath } from './torso.ts';
import { waistSeam } from './upper-marks.ts';

/** A woman's short top: soft cloth, shaped waist, sometimes ties with tassels at the neck. */
export function drawTop(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, , accent] = fabric.colours;
  const cut = hang(cutOf('top', art, random.between(-1, 1.4)), pen);
  const neck: Neck = art.neck ?? random.pick(['round', 'v', 'boat', 'keyhole']);
  const puff = pen.asks('puff-sleeves');
  const peplum = pen.asks('peplum');
  if (peplum) cut.hem *= 1.1;
  // A striped knit hangs straight down from the chest.
  const isKnit = !peplum && pen.asks('stripes-across');
  if (isKnit) {
    cut.waist = cut.chest * 0.95;
    cut.hip = cut.chest * 0.98;
    cut.hem = cut.chest;
  }
  const sleeve = sleeveFor(art, random.pick(['short', 'elbow', 'none', 'full']), cut);
  const trim =
    !isKnit && random.chance(0.5)
      ? hemTrim(pen, fabric, hemPath(cut), 0.8)
      : [
          {
            path: hemPath(cut),
            stripes: [
              [darken(base, 0.3), 20],
              [base, 18],
            ] as const,
          },
        ];
  if (sleeve.kind !== 'none') {
    drawSleeves(pen, fabric, cut, {
      length: sleeve.length,
      cuff: sleeve.kind === 'full' ? 92 : puff ? 104 : 138,
      angle: puff ? 30 : sleeve.kind === 'full' ? 14 : random.between(17, 26),
      puff,
      borders: [
        [darken(base, 0.3), 24],
        [base, 22],
      ],
      gathered: true,
    });
  } else {
    cut.shoulder *= 0.86;
  }
  drawTorso(pen, fabric, cut, {
    neck,
    back,
    borders: trim,
    loose: 1.1,
    marks: peplum ? waistSeam(cut, base) : '',
  });
  const line = neckPath(cut, neck, back);
  pen.draw(
    `<path d="${line}" fill="none" stroke="${darken(base, 0.4)}" stroke-width="9"/><path d="${line}" fill="none" stroke="${lighten(base, 0.12)}" stroke-width="7"/>`,
  );
  if (back) return;
  if (neck === 'keyhole') {
    const y = cut.top + 58;
    pen.draw(
      `<path d="M450 ${y}q-18 40 0 78q18-38 0-78" fill="${darken(base, 0.6)}"/><path d="M448 ${y}q-30 60-22 118M452 ${y}q26 50 24 140" fill="none" stroke="${accent}" stroke-width="4"/>${tassel(426, y + 122, accent, 0.9)}${tassel(476, y + 144, accent, 0.9)}`,
    );
  } else if (neck === 'round' && random.chance(0.6)) {
    placket(pen, fabric, 450, cut.top + 68, 150, 28);
    buttons(pen, 450, cut.top + 92, 40, 4, accent, 5.5);
  }
}
