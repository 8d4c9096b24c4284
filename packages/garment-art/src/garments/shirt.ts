import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { lightOn } from '../folds.ts';
import { n } from '../outline.ts';
import { brightness, darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { type Cut, cutOf, hang, middle } from './cut.ts';
import { buttons, placket, standCollar, stitches } from './details.ts';
import { drawHanger } from './hanger.ts';
import { sleeveFor } from './kurta.ts';
import { openCollar, shirtCollar } from './shirt-collar.ts';
import { drawSleeves } from './sleeves.ts';
import { drawTorso, hemPath } from './torso.ts';

/** The pointed yokes and flap pockets of a western shirt, with pearl snaps. */
function westernFront(pen: Pen, cut: Cut, base: string): void {
  const { shadow, shine } = lightOn(base);
  for (const side of [-1, 1]) {
    const x = (share: number) => n(middle + side * cut.chest * share);
    const y = cut.top + 150;
    const yoke = `M${x(0.1)} ${n(y - 16)}L${x(0.5)} ${n(y + 40)}L${x(0.96)} ${n(y - 30)}`;
    const pocket = `M${x(0.26)} ${n(y + 80)}H${x(0.74)}V${n(y + 104)}L${x(0.5)} ${n(y + 132)}L${x(0.26)} ${n(y + 104)}Z`;
    const bag = `M${x(0.28)} ${n(y + 106)}V${n(y + 200)}H${x(0.72)}V${n(y + 106)}`;
    pen.draw(
      `<path d="${yoke}" fill="none" stroke="${shadow}" stroke-width="4" stroke-opacity=".6"/>${stitches(yoke, shine, 2)}<path d="${bag}" fill="none" stroke="${shadow}" stroke-width="3" stroke-opacity=".5"/>${stitches(bag, shine, 1.6)}` +
        `<path d="${pocket}" fill="${base}" stroke="${darken(base, 0.5)}" stroke-width="1.8"/>${stitches(pocket, shine, 1.4)}`,
    );
    buttons(pen, middle + side * cut.chest * 0.5, y + 114, 10, 1, '#f3ead8', 6);
  }
}

/** A patch pocket on the wearer's left chest, drawn on the cloth so that folds run over it. */
function chestPocket(base: string, x: number, y: number, size: number): string {
  const { shadow, shine } = lightOn(base);
  const shape = `M${n(x)} ${n(y)}h${n(size)}v${n(size)}l${n(-size / 2)} ${n(size * 0.22)}l${n(-size / 2)} ${n(-size * 0.22)}z`;
  return `<path d="${shape}" fill="${base}" fill-opacity=".35"/><path d="${shape}" fill="none" stroke="${shadow}" stroke-width="2" stroke-opacity=".5"/><path d="M${n(x)} ${n(y + 14)}h${n(size)}" stroke="${shadow}" stroke-width="1" stroke-opacity=".4"/>${stitches(`M${n(x + 4)} ${n(y + 16)}v${n(size - 18)}l${n(size / 2 - 4)} ${n(size * 0.2)}l${n(size / 2 - 4)} ${n(-size * 0.2)}v${n(18 - size)}`, shine, 1.1)}`;
}

/** A button-down shirt, long or short sleeved, on its hanger or without. */
export function drawShirt(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, , accent] = fabric.colours;
  const cut = hang(cutOf('shirt', art, random.between(-0.6, 0.6)), pen);
  const sleeve = sleeveFor(art, random.chance(0.62) ? 'full' : 'short', cut);
  const mandarin = art.neck === 'band';
  if (random.chance(0.5)) drawHanger(pen, cut);
  const { shadow, shine } = lightOn(base);
  if (sleeve.kind !== 'none') {
    drawSleeves(pen, fabric, cut, {
      length: sleeve.kind === 'full' ? sleeve.length * 0.98 : sleeve.length,
      cuff: sleeve.kind === 'full' ? 98 : 146,
      angle: sleeve.kind === 'full' ? random.between(12, 17) : random.between(20, 27),
      gathered: sleeve.kind === 'full',
      borders:
        sleeve.kind === 'full'
          ? [
              [darken(base, 0.45), 112],
              [base, 109],
              [shine, 100, '4 3'],
              [base, 97],
            ]
          : [
              [darken(base, 0.3), 42],
              [base, 40],
            ],
    });
  }
  const yoke = back ? `M200 ${n(cut.top + 110)}Q450 ${n(cut.top + 122)} 700 ${n(cut.top + 110)}` : '';
  drawTorso(pen, fabric, cut, {
    neck: mandarin ? 'band' : 'collar',
    back,
    borders: [
      {
        path: hemPath(cut),
        stripes: [
          [darken(base, 0.3), 18],
          [base, 16],
          [shine, 14, '4 3'],
          [base, 12],
        ],
      },
    ],
    marks: back
      ? `<path d="${yoke}" fill="none" stroke="${shadow}" stroke-width="2" stroke-opacity=".6"/>${stitches(yoke, shine, 1)}<path d="M442 ${n(cut.top + 118)}v300M458 ${n(cut.top + 118)}v300" stroke="${shadow}" stroke-width="2" stroke-opacity=".35"/>`
      : random.chance(0.75) && !pen.asks('snaps')
        ? chestPocket(base, 450 + cut.chest * 0.28, cut.top + 190, cut.chest * 0.42)
        : '',
  });
  const tone = brightness(base) > 0.7 ? lighten(accent, 0.7) : lighten(base, 0.75);
  if (!back) {
    placket(pen, fabric, 450, cut.top + 46, cut.hemY + cut.dip - cut.top - 50, 34, true);
    buttons(pen, 450, cut.top + 74, (cut.hemY - cut.top - 170) / 6, 7, tone, 6.5);
  }
  if (!back && pen.asks('snaps')) westernFront(pen, cut, base);
  if (mandarin || back) standCollar(pen, fabric, cut, back);
  else if (pen.asks('open-collar')) openCollar(pen, fabric, cut);
  else shirtCollar(pen, fabric, cut);
}
