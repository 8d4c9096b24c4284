import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { n, type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { mirrors } from '../surface.ts';
import { petals } from '../prints/strokes.ts';
import { use } from './jewellery.ts';
import { stone } from './metal.ts';
import { drawPair, leather, upper } from './footwear.ts';
import { drawSoles } from './soles.ts';

/** Juttis: pointed, embroidered, no left or right; leather sole and lining, thread-bound edge. */
export function drawJuttis(pen: Pen, _art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const curl = pen.asks('curled') || (!pen.asks('pointed') && random.chance(0.5));
  const sole = soleOutline(curl);
  if (back) return drawSoles(pen, sole, leather);
  const design = random.whole(0, 2);
  const work = pen.asks('pearls')
    ? pearlWork(pen)
    : embroidery(pen.asks('mirrors') ? 2 : design, second, accent) +
      (pen.drawn.has('mirrors') ? mirrors(pen, accent, vampSpots) : '');
  const insole = pen.define(
    'insole',
    `<linearGradient id="ID" x2="0" y2="1"><stop stop-color="${darken(leather, 0.65)}"/><stop offset=".3" stop-color="${darken(leather, 0.15)}"/><stop offset="1" stop-color="${lighten(leather, 0.25)}"/></linearGradient>`,
  );
  const edge = through(sole, true);
  const toe = curl
    ? `<path d="M-22-390Q4-470 40-448Q52-432 30-424Q14-420 34-372z" fill="${base}" stroke="${darken(base, 0.55)}" stroke-width="2"/><circle cx="38" cy="-446" r="10" fill="${accent}"/>`
    : '';
  const body = upper(
    pen,
    fabric,
    sole.map(([x, y, corner]): Point => (corner ? [x * 0.97, y * 0.985, corner] : [x * 0.97, y * 0.985])),
    `${work}<path d="${edge}" fill="none" stroke="${accent}" stroke-width="26" stroke-dasharray="4 4"/><path d="M-110 110Q6 90 120 110" fill="none"/>`,
  );
  drawPair(
    pen,
    `<path d="${edge}" fill="${darken(leather, 0.3)}" stroke="${darken(leather, 0.6)}" stroke-width="5"/>${toe}${body}${liningInside(base, insole)}` +
      boundEdge(accent),
    edge,
  );
}

const soleOutline = (curl: boolean): Point[] => [
  [curl ? 16 : 6, -418, 'c'],
  [62, -330],
  [118, -190],
  [126, -60],
  [102, 90],
  [104, 230],
  [84, 340],
  [8, 388],
  [-74, 340],
  [-92, 230],
  [-86, 90],
  [-112, -60],
  [-108, -190],
  [-58, -330],
];

const opening: Point[] = [
  [4, -96],
  [60, -66],
  [82, 40],
  [78, 190],
  [70, 300],
  [6, 348],
  [-58, 300],
  [-66, 190],
  [-70, 40],
  [-50, -66],
];
const hole = through(opening, true);
const mouth = through(opening.slice(-3).concat(opening.slice(0, 4)));

/** Positions of mirrors and pearls on the upper. */
const vampSpots = [-330, -270, -210, -150].flatMap((y, row) =>
  [-2, -1, 0, 1, 2]
    .slice(row === 0 ? 2 : 1, row === 0 ? 3 : 4)
    .map((at) => [4 + at * (30 + row * 8), y + Math.abs(at) * 16] as const),
);

/** Pearls sewn on in rings and rows. */
function pearlWork(pen: Pen): string {
  const pearl = stone(pen, '#f7efe0', '#cdbfa6', 9);
  const ring = [0, 1, 2, 3, 4, 5, 6, 7].map((index): readonly [number, number] => [
    4 + Math.cos(index * 0.785) * 40,
    -220 + Math.sin(index * 0.785) * 40,
  ]);
  const rows = [-340, -130].flatMap((y) =>
    [-2, -1, 0, 1, 2].map((at): readonly [number, number] => [
      4 + at * (y < -300 ? 16 : 40),
      y + Math.abs(at) * 10,
    ]),
  );
  return [...ring, ...rows, [4, -220] as const].map(([x, y]) => use(pearl, x, y)).join('');
}

/** One of three designs on the upper: rosettes, a trailing vine or bands. */
function embroidery(design: number, second: string, accent: string): string {
  const rosette = (x: number, y: number, size: number, count: number) =>
    `<g transform="translate(${x} ${y})"><path d="${petals(count, size * 0.2, size, size * 0.42)}" fill="${second}"/><path d="${petals(count, size * 0.2, size * 0.66, size * 0.24)}" fill="${accent}"/><circle r="${n(size * 0.2)}" fill="${lighten(accent, 0.5)}" stroke="${darken(accent, 0.4)}"/></g>`;
  return design === 0
    ? rosette(4, -204, 74, 10) +
        rosette(4, -322, 34, 7) +
        rosette(-66, -110, 30, 6) +
        rosette(76, -110, 30, 6)
    : design === 1
      ? `<path d="M4-400C70-330 96-240 100-130M4-400C-60-330-86-240-92-130M4-330C40-280 58-220 60-140M4-330C-32-280-50-220-52-140" fill="none" stroke="${accent}" stroke-width="9" stroke-dasharray="3 5"/>${rosette(4, -240, 40, 8)}${rosette(4, -160, 30, 6)}`
      : [-340, -285, -230, -175, -125]
          .map(
            (y, index) =>
              `<path d="M-120 ${y}q124-${30 + index * 5} 248 0" fill="none" stroke="${index % 2 ? second : accent}" stroke-width="${index % 2 ? 16 : 8}" stroke-dasharray="${index % 2 ? '5 7' : '2 4'}"/>`,
          )
          .join('') + rosette(4, -205, 36, 8);
}

/** The insole seen through the opening, with its stitching and a stamped flower. */
const liningInside = (base: string, insole: string) =>
  `<path d="${hole}" fill="url(#${insole})" stroke="${darken(base, 0.6)}" stroke-width="3"/><path d="${through(
    opening.map(([x, y]): Point => [x * 0.8 + 1, 126 + (y - 126) * 0.84]),
    true,
  )}" fill="none" stroke="${lighten(leather, 0.5)}" stroke-width="2" stroke-dasharray="6 5" stroke-opacity=".6"/><g transform="translate(6 190)"><path d="${petals(8, 8, 34, 12)}" fill="none" stroke="${darken(leather, 0.4)}" stroke-width="2" stroke-opacity=".6"/></g>`;

/** The thread that binds the edge of the opening. */
const boundEdge = (accent: string) =>
  `<path d="${hole}" fill="none" stroke="${accent}" stroke-width="11"/><path d="${hole}" fill="none" stroke="${darken(accent, 0.4)}" stroke-width="11" stroke-dasharray="2 6"/><path d="${mouth}" fill="none" stroke="${lighten(accent, 0.5)}" stroke-width="3"/>`;
