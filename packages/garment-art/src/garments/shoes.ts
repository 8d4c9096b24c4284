import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { lightOn } from '../folds.ts';
import { type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { drawPair, upper } from './footwear.ts';
import { drawSoles } from './soles.ts';

/** The strap across a loafer, with the slot of a penny, and its raised seam. */
const saddle = (base: string): string =>
  `<path d="M-78-214Q4-268 94-214Q110-250 86-292Q4-352-70-292Q-94-250-78-214" fill="none" stroke="${darken(base, 0.5)}" stroke-width="9"/><path d="M-96-190Q4-232 112-190L116-120Q4-166-100-120Z" fill="${darken(base, 0.12)}" stroke="${darken(base, 0.6)}" stroke-width="3"/><path d="M-40-172Q4-184 48-172L40-148Q4-158-32-148Z" fill="${darken(base, 0.6)}"/>`;

/** A derby's quarters, stitched over the vamp and lying open to the laces. */
const quartersOf = (base: string, shine: string): string =>
  `<path d="M-108-60Q-70-120-74-196Q4-236 82-196Q78-120 118-60" fill="${darken(base, 0.18)}" stroke="${darken(base, 0.55)}" stroke-width="4"/><path d="M-100-66Q-62-124-66-188Q4-224 74-188Q70-124 110-66" fill="none" stroke="${shine}" stroke-width="1.8" stroke-dasharray="5 4"/>`;

/** The opening for the foot, of slip-ons and of laced shoes. */
const openMouth: Point[] = [
  [4, -170],
  [66, -110],
  [76, 60],
  [76, 230],
  [62, 316],
  [6, 352],
  [-50, 316],
  [-64, 230],
  [-64, 60],
  [-56, -110],
];
const lacedMouth: Point[] = [
  [4, 40],
  [62, 60],
  [78, 170],
  [72, 280],
  [6, 344],
  [-60, 280],
  [-66, 170],
  [-54, 60],
];

/** Closed shoes from above: laced, loafers with a saddle, or plain slip-ons. */
export function drawShoes(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const hasLaces = pen.asks('laces');
  const derby = hasLaces && pen.asks('derby');
  const loafer = !hasLaces && pen.asks('loafer');
  const heels =
    loafer || pen.asks('slip-on') || (!hasLaces && art.audience === 'women' && random.chance(0.4));
  const sole: Point[] = [
    [4, -400],
    [84, -362],
    [128, -240],
    [124, -90],
    [98, 80],
    [102, 240],
    [80, 352],
    [6, 392],
    [-68, 352],
    [-88, 240],
    [-82, 80],
    [-108, -90],
    [-112, -240],
    [-72, -362],
  ];
  if (back) return drawSoles(pen, sole, '#d9cdb9');
  const edge = through(sole, true);
  const body = upper(
    pen,
    fabric,
    sole.map(([x, y]): Point => [x * 0.93, y * 0.96]),
    '',
  );
  const mouth = heels ? openMouth : lacedMouth;
  const hole = through(mouth, true);
  const inside = pen.define(
    'inside',
    `<linearGradient id="ID" x2="0" y2="1"><stop stop-color="${darken(base, 0.85)}"/><stop offset="1" stop-color="${lighten(second, 0.3)}"/></linearGradient>`,
  );
  const { shine, shadow } = lightOn(base);
  const laces = Array.from(
    { length: 6 },
    (_, i) =>
      `M-42 ${-160 + i * 34}Q4 ${-182 + i * 34} 52 ${-146 + i * 34}M52 ${-160 + i * 34}Q4 ${-182 + i * 34}-42 ${-146 + i * 34}`,
  ).join('');
  const lace = derby ? darken(base, 0.45) : lighten(accent, 0.6);
  const [thick, thin] = derby ? [9, 6] : [15, 11];
  const quarters = derby ? quartersOf(base, shine) : '';
  const tongue = loafer
    ? saddle(base)
    : heels
      ? `<path d="M-40-190Q4-232 48-190L34-160H-26z" fill="${accent}" stroke="${darken(accent, 0.5)}"/>`
      : `<path d="M-36-190Q4-212 44-190L58 60Q4 90-50 60z" fill="${darken(base, 0.2)}" stroke="${shadow}" stroke-width="2"/><path d="M-66-186Q-58-60-62 56M74-186Q66-60 70 56" fill="none" stroke="${shine}" stroke-width="2" stroke-dasharray="6 4"/><path d="${laces}" fill="none" stroke="${darken(lace, 0.55)}" stroke-width="${thick}" stroke-linecap="round"/><path d="${laces}" fill="none" stroke="${lace}" stroke-width="${thin}" stroke-linecap="round"/><path d="M4 40C-70 10-96 60-40 70C0 76 10 50 4 40C76 4 110 56 50 70C14 76 0 56 4 40M4 44C-6 84-40 100-52 130M8 44C20 84 44 96 60 124" fill="none" stroke="${darken(lace, 0.5)}" stroke-width="${thick - 2}"/><path d="M4 40C-70 10-96 60-40 70C0 76 10 50 4 40C76 4 110 56 50 70C14 76 0 56 4 40M4 44C-6 84-40 100-52 130M8 44C20 84 44 96 60 124" fill="none" stroke="${lace}" stroke-width="${thin - 2}"/>`;
  const side = `<path d="M-90-60Q-110 40-84 110M110-60Q124 40 100 110" fill="none" stroke="${accent}" stroke-width="20" stroke-opacity=".85"/>`;
  const toe = heels
    ? ''
    : `<path d="M-106-262Q4-330 122-262" fill="none" stroke="${shadow}" stroke-width="4" stroke-opacity=".6"/><path d="M-106-252Q4-320 122-252" fill="none" stroke="${shine}" stroke-width="2" stroke-dasharray="6 4"/>${derby ? '' : side}`;
  drawPair(
    pen,
    `<path d="${edge}" fill="${heels || derby ? darken(base, 0.5) : '#f4efe6'}" stroke="${darken(heels || derby ? base : '#b9b0a2', 0.5)}" stroke-width="5"/>${body}${quarters}${toe}<path d="${hole}" fill="url(#${inside})" stroke="${darken(base, 0.6)}" stroke-width="3"/><path d="${hole}" fill="none" stroke="${lighten(base, 0.15)}" stroke-width="14"/><path d="${hole}" fill="none" stroke="${darken(base, 0.5)}" stroke-width="1.5"/>${tongue}`,
    edge,
  );
}
