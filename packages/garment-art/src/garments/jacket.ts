import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { lightOn } from '../folds.ts';
import { n } from '../outline.ts';
import { darken } from '../palette.ts';
import type { Border } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { quilting } from '../surface.ts';
import { type Cut, cutOf, hang } from './cut.ts';
import { buttons, standCollar, stitches } from './details.ts';
import { drawHanger } from './hanger.ts';
import { bindArmholes, lapels, stretch } from './outerwear.ts';
import { rib } from './rib.ts';
import { shirtCollar } from './shirt-collar.ts';
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

const topstitch = (shadow: string, thread: string) => (path: string) =>
  `<path d="${path}" fill="none" stroke="${shadow}" stroke-width="2.4" stroke-opacity=".65"/><g transform="translate(0 5)">${stitches(path, thread)}</g>`;

const stitchedBand = (base: string, thread: string, wide: number): Border['stripes'] => [
  [darken(base, 0.45), wide],
  [base, wide - 3],
  [thread, wide - 10, '5 3'],
  [base, wide - 12],
];

const plainEdge = (base: string): Border['stripes'] => [
  [darken(base, 0.35), 24],
  [base, 22],
];

/** The flapped chest pockets of a trucker jacket and the seams that run down from them. */
function chestFlaps(base: string, thread: string, cut: Cut, seam: (path: string) => string): string {
  const y = cut.top + 200;
  const half = 58;
  return [-1, 1]
    .map((side) => {
      const x = 450 + side * cut.chest * 0.52;
      return (
        `<path d="M${n(x - half)} ${y}h${half * 2}v32l${-half} 20l${-half}-20z" fill="${base}" stroke="${darken(base, 0.5)}" stroke-width="1.6"/>${stitches(`M${n(x - half + 5)} ${y + 4}v26l${half - 5} 18l${half - 5}-18v-26`, thread)}<circle cx="${n(x)}" cy="${y + 36}" r="5.5" fill="#c9a56a" stroke="#5d4526"/>` +
        seam(
          `M${n(x - half * 0.7)} ${y + 42}L${n(x - side * 20 - half * 0.3)} ${n(cut.hemY - 50)}M${n(x + half * 0.7)} ${y + 42}L${n(x - side * 20 + half * 0.3)} ${n(cut.hemY - 50)}`,
        )
      );
    })
    .join('');
}

/** A casual jacket: shirt collar or band, zip or buttons, pockets and stitched seams; denim gets its flaps. */
export function drawJacket(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, , accent] = fabric.colours;
  const usual = cutOf('jacket', art, random.between(-0.5, 0.5));
  const { shadow, shine } = lightOn(base);
  const thread = fabric.print === 'denim' ? '#d9a95b' : shine;
  const sleeveless = art.sleeve === 'none' || pen.asks('sleeveless');
  if (sleeveless) {
    pen.asks('sleeveless');
    usual.shoulder *= 0.88;
  }
  const coat = pen.asks('coat');
  if (coat) stretch(usual);
  const cut = hang(usual, pen);
  const quilt = quilting(pen, base);
  const trucker =
    pen.asks('trucker') ||
    fabric.print === 'denim' ||
    (!coat && !quilt && art.neck === undefined && random.chance(0.35));
  if (random.chance(0.45)) drawHanger(pen, cut);
  if (!sleeveless)
    drawSleeves(pen, fabric, cut, {
      atCuff: () => quilt,
      length: 560,
      cuff: 104,
      angle: random.between(11, 15),
      borders: trucker ? stitchedBand(base, thread, 96) : coat ? plainEdge(base) : rib(base, 90),
      gathered: !trucker,
    });
  const seam = topstitch(shadow, thread);
  const chestLine = cut.top + 200;
  const marks = back
    ? seam(
        `M180 ${chestLine - 40}Q450 ${chestLine - 20} 720 ${chestLine - 40}M330 ${chestLine - 28}L372 ${n(cut.hemY)}M570 ${chestLine - 28}L528 ${n(cut.hemY)}`,
      )
    : trucker
      ? seam(`M180 ${chestLine}H720`) + chestFlaps(base, thread, cut, seam)
      : weltPockets(base, cut);
  drawTorso(pen, fabric, cut, {
    neck: art.neck === 'band' ? 'band' : 'collar',
    back,
    ripple: 2,
    loose: 0.9,
    marks: quilt + marks,
    borders: [
      {
        path: hemPath(cut),
        stripes: trucker ? stitchedBand(base, thread, 100) : coat ? plainEdge(base) : rib(base, 96),
      },
    ],
  });
  if (!back) {
    if (coat) lapels(pen, fabric, cut);
    else if (trucker) {
      pen.draw(
        `<path d="M472 ${n(cut.top + 44)}V${n(cut.hemY + cut.dip)}" stroke="${shadow}" stroke-width="2" stroke-opacity=".6"/>${stitches(`M428 ${n(cut.top + 50)}V${n(cut.hemY)}M466 ${n(cut.top + 44)}V${n(cut.hemY)}`, thread)}`,
      );
      buttons(pen, 448, cut.top + 84, (cut.hemY - cut.top - 112) / 5, 6, '#c9a56a', 8);
    } else zip(pen, base, cut.top + 44, cut.hemY + cut.dip);
  }
  if (coat && !back) return;
  if (sleeveless) bindArmholes(pen, cut, darken(base, 0.3));
  if (back || !(trucker || art.neck === 'collar'))
    standCollar(pen, { ...fabric, colours: [darken(base, 0.08), accent, accent] }, cut, back);
  else shirtCollar(pen, fabric, cut, 26, 76);
}
