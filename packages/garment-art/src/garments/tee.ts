import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { lightOn } from '../folds.ts';
import { n } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { petals } from '../prints/strokes.ts';
import { cutOf, hang } from './cut.ts';
import { buttons, placket, stitches } from './details.ts';
import { sleeveFor } from './kurta.ts';
import { type Neck, neckPath } from './neck.ts';
import { shirtCollar } from './shirt-collar.ts';
import { drawSleeves } from './sleeves.ts';
import { drawTorso, hemPath } from './torso.ts';

/** The chest print of a plain T-shirt: an arch, a sun over dunes, a flower, or bands. No words. */
function chestPrint(pen: Pen, fabric: Fabric, y: number): string {
  const [, second, accent] = fabric.colours;
  const at = `<g transform="translate(450 ${n(y)})">`;
  const choice = pen.random.whole(0, 4);
  if (choice === 0)
    return `${at}<path d="M-72 80V0C-72-46-20-52 0-92C20-52 72-46 72 0V80z" fill="${second}"/><path d="M-48 80V6C-48-28-12-34 0-62C12-34 48-28 48 6V80z" fill="${accent}"/><circle cy="26" r="25" fill="${second}"/><path d="M-48 80V58q24-20 48 0t48 0v22z" fill="${darken(accent, 0.35)}"/></g>`;
  if (choice === 1)
    return `${at}<circle r="62" cy="-14" fill="${accent}"/><path d="M-104 34Q-52-22 0 22T104 14V60H-104z" fill="${second}"/><path d="M-104 60Q-30 20 30 52T104 44V84H-104z" fill="${darken(second, 0.3)}"/></g>`;
  if (choice === 2)
    return `${at}<path d="${petals(10, 16, 84, 26)}" fill="${second}"/><path d="${petals(10, 14, 58, 14, 0.31)}" fill="${accent}"/><circle r="14" fill="${second}"/></g>`;
  if (choice === 3)
    return `<path d="M150 ${n(y - 30)}h600v34h-600z" fill="${second}"/><path d="M150 ${n(y + 16)}h600v14h-600z" fill="${accent}"/>`;
  return '';
}

/** A patang (kite) on the chest in the two colours of the print, with its tail. */
function chestKite([base, second, accent]: Fabric['colours'], y: number): string {
  const line = darken(base, 0.6);
  return (
    `<g transform="translate(450 ${n(y)})rotate(14)" stroke="${line}" stroke-width="3" stroke-linejoin="round">` +
    `<path d="M0-128L108 0L0 118L-108 0z" fill="${second}"/><path d="M0-128L108 0H-108z" fill="${accent}"/>` +
    `<path d="M-26 150L0 112L26 150z" fill="${accent}"/>` +
    `<path d="M0-128V118M-108 0Q0-84 108 0M0 150q-34 34 0 70t-6 74" fill="none"/></g>`
  );
}

/** A t-shirt: round or V neck in rib, or a polo with collar and placket. */
export function drawTee(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second] = fabric.colours;
  const cut = hang(cutOf('tee', art, random.between(-0.6, 0.6)), pen);
  const henley = pen.asks('henley');
  const neck: Neck = henley ? 'round' : (art.neck ?? random.pick(['round', 'round', 'round', 'v', 'collar']));
  const { shine } = lightOn(base);
  const sleeve = sleeveFor(art, 'short', cut);
  const hemline = [
    [darken(base, 0.25), 44],
    [base, 42],
    [shine, 36, '4 3'],
    [base, 34],
    [shine, 30, '4 3'],
    [base, 28],
  ] as const;
  if (sleeve.kind !== 'none') {
    drawSleeves(pen, fabric, cut, {
      length: sleeve.length,
      cuff: sleeve.kind === 'full' ? 96 : 142,
      angle: sleeve.kind === 'full' ? 15 : random.between(22, 32),
      borders: hemline,
      gathered: sleeve.kind === 'full',
    });
  }
  const art2 =
    fabric.print === 'plain' && !back && pen.asks('graphic') ? chestPrint(pen, fabric, cut.top + 290) : '';
  const kite = !back && pen.asks('kite') ? chestKite(fabric.colours, cut.top + 300) : '';
  drawTorso(pen, fabric, cut, {
    neck,
    back,
    loose: 0.85,
    ripple: 2.5,
    marks: art2 + kite,
    borders: [{ path: hemPath(cut), stripes: hemline }],
  });
  if (neck === 'collar') {
    if (!back) {
      placket(pen, fabric, 450, cut.top + 44, 130, 34, true);
      buttons(pen, 450, cut.top + 78, 42, 2, lighten(base, 0.7));
    }
    shirtCollar(
      pen,
      { ...fabric, colours: [random.chance(0.4) ? second : base, second, second] },
      cut,
      16,
      54,
    );
    return;
  }
  const line = neckPath(cut, neck, back);
  pen.draw(
    `<path d="${line}" fill="none" stroke="${darken(base, 0.5)}" stroke-width="23"/><path d="${line}" fill="none" stroke="${darken(base, 0.08)}" stroke-width="21"/>` +
      `<path d="${line}" fill="none" stroke="${darken(base, 0.35)}" stroke-width="20" stroke-dasharray="1.5 4" stroke-opacity=".55"/>${stitches(line, 'none')}`,
  );
  if (!henley || back) return;
  placket(pen, fabric, 450, cut.top + 66, 150, 36, true);
  buttons(pen, 450, cut.top + 96, 46, 3, lighten(base, 0.7), 7.5);
}
