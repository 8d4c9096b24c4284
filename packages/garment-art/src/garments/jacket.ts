import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { lightOn } from '../folds.ts';
import { n } from '../outline.ts';
import { darken } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { type Cut, cutOf } from './cut.ts';
import { buttons, standCollar, stitches } from './details.ts';
import { drawHanger } from './hanger.ts';
import { rib } from './rib.ts';
import { shirtCollar } from './shirt.ts';
import { drawSleeves } from './sleeves.ts';
import { drawTorso, hemPath } from './torso.ts';

/** A zip from neck to hem with its pull. */
export function zip(pen: Pen, base: string, top: number, bottom: number): void {
  pen.draw(
    `<path d="M450 ${n(top)}V${n(bottom)}" stroke="${darken(base, 0.55)}" stroke-width="17"/><path d="M450 ${n(top)}V${n(bottom)}" stroke="#b9b3a8" stroke-width="7"/><path d="M450 ${n(top)}V${n(bottom)}" stroke="#6f6a63" stroke-width="7" stroke-dasharray="3 3"/>` +
      `<path d="M445 ${n(top + 6)}h10v14l4 28h-18l4-28z" fill="#d8d3c9" stroke="#6f6a63"/>`,
  );
}

/** Slanting welt pockets, mirrored. */
function weltPockets(base: string, cut: Cut): string {
  const { shadow, shine } = lightOn(base);
  return [-1, 1]
    .map((side) => {
      const [x, y] = [450 + side * cut.waist * 0.5, cut.hipY - 70];
      const line = `M${n(x)} ${n(y)}l${n(side * 48)} 118`;
      return `<path d="${line}" stroke="${shadow}" stroke-width="20" stroke-opacity=".5"/><path d="${line}" stroke="${darken(base, 0.12)}" stroke-width="15"/>${stitches(line, shine)}`;
    })
    .join('');
}

/** A casual jacket: shirt collar or band, zip or buttons, pockets and stitched seams; denim gets its flaps. */
export function drawJacket(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, , accent] = fabric.colours;
  const cut = cutOf('jacket', art, random.between(-0.5, 0.5));
  const { shadow, shine } = lightOn(base);
  const thread = fabric.print === 'denim' ? '#d9a95b' : shine;
  const trucker = fabric.print === 'denim' || random.chance(0.35);
  if (random.chance(0.45)) drawHanger(pen, cut);
  drawSleeves(pen, fabric, cut, {
    length: 560,
    cuff: 104,
    angle: random.between(11, 15),
    borders: trucker
      ? [
          [darken(base, 0.45), 96],
          [base, 93],
          [thread, 86, '5 3'],
          [base, 84],
        ]
      : rib(base, 90),
    gathered: !trucker,
  });
  const seam = (path: string) =>
    `<path d="${path}" fill="none" stroke="${shadow}" stroke-width="2.4" stroke-opacity=".65"/><g transform="translate(0 5)">${stitches(path, thread)}</g>`;
  const chestLine = cut.top + 200;
  const flaps = [-1, 1]
    .map((side) => {
      const [x, y, half] = [450 + side * cut.chest * 0.52, chestLine, 58];
      return (
        `<path d="M${n(x - half)} ${y}h${half * 2}v32l${-half} 20l${-half}-20z" fill="${base}" stroke="${darken(base, 0.5)}" stroke-width="1.6"/>${stitches(`M${n(x - half + 5)} ${y + 4}v26l${half - 5} 18l${half - 5}-18v-26`, thread)}<circle cx="${n(x)}" cy="${y + 36}" r="5.5" fill="#c9a56a" stroke="#5d4526"/>` +
        seam(
          `M${n(x - half * 0.7)} ${y + 42}L${n(x - side * 20 - half * 0.3)} ${n(cut.hemY - 50)}M${n(x + half * 0.7)} ${y + 42}L${n(x - side * 20 + half * 0.3)} ${n(cut.hemY - 50)}`,
        )
      );
    })
    .join('');
  const marks = back
    ? seam(
        `M180 ${chestLine - 40}Q450 ${chestLine - 20} 720 ${chestLine - 40}M330 ${chestLine - 28}L372 ${n(cut.hemY)}M570 ${chestLine - 28}L528 ${n(cut.hemY)}`,
      )
    : trucker
      ? seam(`M180 ${chestLine}H720`) + flaps
      : weltPockets(base, cut);
  drawTorso(pen, fabric, cut, {
    neck: 'collar',
    back,
    ripple: 2,
    loose: 0.9,
    marks,
    borders: [
      {
        path: hemPath(cut),
        stripes: trucker
          ? [
              [darken(base, 0.45), 100],
              [base, 97],
              [thread, 90, '5 3'],
              [base, 88],
            ]
          : rib(base, 96),
      },
    ],
  });
  if (!back) {
    if (trucker) {
      pen.draw(
        `<path d="M472 ${n(cut.top + 44)}V${n(cut.hemY + cut.dip)}" stroke="${shadow}" stroke-width="2" stroke-opacity=".6"/>${stitches(`M428 ${n(cut.top + 50)}V${n(cut.hemY)}M466 ${n(cut.top + 44)}V${n(cut.hemY)}`, thread)}`,
      );
      buttons(pen, 448, cut.top + 84, (cut.hemY - cut.top - 112) / 5, 6, '#c9a56a', 8);
    } else zip(pen, base, cut.top + 44, cut.hemY + cut.dip);
  }
  if (back || !trucker)
    standCollar(pen, { ...fabric, colours: [darken(base, 0.08), accent, accent] }, cut, back);
  else shirtCollar(pen, fabric, cut, 26, 76);
}
