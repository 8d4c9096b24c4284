import type { Art } from '../art.ts';
import { groundShadow } from '../backdrop.ts';
import type { Fabric } from '../cloth.ts';
import type { Fold } from '../folds.ts';
import { type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import { type Border, drawPanel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { mirrors } from '../surface.ts';
import { stitches, tassel } from './details.ts';
import { drawSatchel } from './satchel.ts';

/** A bag: cloth tote or structured handbag, on the floor, handles up. */
export function drawBag(pen: Pen, _art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [, , accent] = fabric.colours;
  const hide = random.pick(['#8a5a3c', '#b98a5a', '#3c2a22', '#6b3f2a']);
  if (pen.asks('satchel')) return drawSatchel(pen, fabric, back);
  const isDrawn = random.chance(0.5);
  const jhola = pen.asks('jhola');
  const handbag = pen.asks('handbag') || (!jhola && !pen.asks('tote') && isDrawn);
  groundShadow(pen, 460, 1032, 390, 0.6);
  const top = handbag ? 560 : 480;
  const handle = (rise: number, colour: string, width: number) =>
    `<path d="M326 ${top + 24}C326 ${top - rise} 574 ${top - rise} 574 ${top + 24}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const rise = jhola ? 560 : handbag ? 300 : 360;
  const strap = (shift: number, dim: number) =>
    `<g transform="translate(${shift} ${-shift * 0.8})">${handle(rise, darken(hide, 0.6), 27)}${handle(rise, darken(hide, dim), 24)}${handle(rise + 9, lighten(hide, 0.35), 3)}</g>`;
  if (!jhola) pen.draw(strap(18, 0.45));
  drawBody(pen, fabric, { top, hide, handbag });
  if (pen.asks('mirrors')) pen.draw(mirrors(pen, accent, toteSpots));
  if (handbag && !back) drawFlap(pen, fabric, top, hide);
  if (jhola) pen.draw(sling(fabric, top, rise));
  else pen.draw(strap(0, 0) + [326, 574].map((x) => handleTab(x, top, hide)).join(''));
  if (!back && random.chance(0.6))
    pen.draw(
      `<path d="M574 ${top + 40}q36 40 26 96" fill="none" stroke="${accent}" stroke-width="5"/>${tassel(600, top + 140, accent, 2)}`,
    );
}

/** Rows of mirrors across a tote. */
const toteSpots = [560, 680, 800, 920].flatMap((y, row) =>
  [-2, -1, 0, 1, 2].map((at) => [450 + at * 92 + (row % 2) * 46 - 23, y] as const),
);

interface Bag {
  readonly top: number;
  readonly hide: string;
  readonly handbag: boolean;
}

/** The bag itself: its rim and floor in leather on a handbag, in its own cloth on a tote. */
function drawBody(pen: Pen, fabric: Fabric, bag: Bag): void {
  const { top, handbag } = bag;
  const outline = handbag ? handbagOutline(top) : toteOutline(top);
  drawPanel(pen, {
    outline,
    fabric,
    folds: handbag ? handbagFolds : toteFolds(top),
    borders: bodyBorders(fabric, bag, outline),
    lie: { x: 450, y: top - 20, angle: 0, width: 500, height: 600, flare: 1.06, ripple: 4 },
  });
}

const handbagOutline = (top: number): Point[] => [
  [234, top, 'c'],
  [450, top - 12],
  [666, top, 'c'],
  [716, 820],
  [724, 980],
  [690, 1030],
  [450, 1042],
  [210, 1030],
  [176, 980],
  [184, 820],
];

const toteOutline = (top: number): Point[] => [
  [210, top, 'c'],
  [450, top + 12],
  [690, top, 'c'],
  [702, 760],
  [714, 1010, 'c'],
  [450, 1042],
  [186, 1010, 'c'],
  [198, 760],
];

const handbagFolds: Fold[] = [
  { from: [210, 1000], to: [300, 800], width: 20, bend: 14 },
  { from: [690, 1000], to: [600, 800], width: 20, bend: -14 },
];

const toteFolds = (top: number): Fold[] => [
  { from: [326, top + 30], to: [280, 900], width: 24, bend: 12 },
  { from: [574, top + 30], to: [620, 920], width: 24, bend: -12 },
  { from: [240, 1000], to: [430, 880], width: 22, bend: 14 },
  { from: [670, 990], to: [500, 850], width: 20, bend: -12 },
  { from: [450, top + 20], to: [440, 760], width: 22, bend: 6 },
];

function bodyBorders(fabric: Fabric, { top, hide, handbag }: Bag, outline: readonly Point[]): Border[] {
  const [base, second, accent] = fabric.colours;
  const rim = through([
    [outline[0]?.[0] ?? 0, top - 2],
    [450, top + (handbag ? -12 : 12)],
    [outline[2]?.[0] ?? 0, top - 2],
  ]);
  return [
    {
      path: rim,
      stripes: handbag
        ? [
            [darken(hide, 0.4), 50],
            [hide, 46],
            [lighten(hide, 0.4), 40, '6 4'],
            [hide, 37],
          ]
        : [
            [darken(base, 0.35), 64],
            [base, 61],
            [lighten(base, 0.5), 54, '6 4'],
            [base, 51],
          ],
    },
    {
      path: 'M170 1034H730',
      stripes: handbag
        ? [
            [darken(hide, 0.5), 150],
            [hide, 144],
            [lighten(hide, 0.4), 132, '8 5'],
            [hide, 128],
          ]
        : [
            [accent, 60],
            [second, 40],
          ],
    },
  ];
}

/** A handbag's leather flap with its brass clasp. */
function drawFlap(pen: Pen, fabric: Fabric, top: number, hide: string): void {
  const [, second, accent] = fabric.colours;
  const flap: Point[] = [
    [228, top - 14, 'c'],
    [450, top - 30],
    [672, top - 14, 'c'],
    [688, top + 120],
    [640, top + 220],
    [450, top + 262],
    [260, top + 220],
    [212, top + 120],
  ];
  drawPanel(pen, {
    outline: flap,
    fabric: { ...fabric, print: 'plain', colours: [hide, second, accent] },
    light: true,
    marks: stitches(
      through(
        flap.map(([x, y]): Point => [450 + (x - 450) * 0.95, y - 11]),
        true,
      ),
      lighten(hide, 0.5),
      2.4,
    ),
    lie: { x: 450, y: top, angle: 0, width: 480, height: 260, flare: 1, ripple: 0 },
  });
  pen.draw(
    `<rect x="416" y="${top + 206}" width="68" height="60" rx="10" fill="#c9a24e" stroke="#6f5220" stroke-width="2"/><rect x="426" y="${top + 214}" width="48" height="20" rx="6" fill="#f2dfa4" fill-opacity=".7"/><circle cx="450" cy="${top + 246}" r="8" fill="#6f5220"/>`,
  );
}

/** A jhola's strap: one broad band of its own cloth, sewn in at both sides. */
function sling({ colours: [base] }: Fabric, top: number, rise: number): string {
  const path = `M232 ${top + 30}C232 ${top - rise} 668 ${top - rise} 668 ${top + 30}`;
  const line = (colour: string, width: number, more = '') =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`;
  return (
    line(darken(base, 0.45), 58) +
    line(base, 54) +
    line(darken(base, 0.3), 44, ' stroke-dasharray="7 5"') +
    line(base, 41)
  );
}

/** The leather tab by which one end of the handle is sewn on. */
const handleTab = (x: number, top: number, hide: string) =>
  `<path d="M${x - 22} ${top + 4}h44v60l-22 18l-22-18z" fill="${hide}" stroke="${darken(hide, 0.6)}" stroke-width="1.6"/>${stitches(`M${x - 16} ${top + 12}v50l16 12l16-12v-50z`, lighten(hide, 0.5), 1.6)}<circle cx="${x}" cy="${top + 34}" r="8" fill="#c9a24e" stroke="#6f5220"/>`;
