import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import type { Fold } from '../folds.ts';
import { type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import { drawPanel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { cutOf } from './cut.ts';
import { drawDressForm } from './dress-form.ts';
import { tassel } from './details.ts';
import { drawFlare } from './flare.ts';
import { drawSleeves, drawTorso, type Neck, neckPath } from './torso.ts';

/** A fitted choli ending above the midriff, sized to the dress form. */
export function drawCholi(
  pen: Pen,
  art: Art,
  fabric: Fabric,
  top: number,
  hemY: number,
  back: boolean,
  wide = 1,
): void {
  const { random } = pen;
  const [, second, accent] = fabric.colours;
  const scaled = cutOf('kurti', { ...art, length: 'knee' }, 0);
  const cut = {
    ...scaled,
    neck: 78 * wide,
    top,
    shoulder: 138 * wide,
    drop: 34,
    chest: 140 * wide,
    armpit: top + 150,
    waist: 122 * wide,
    waistY: hemY - 40,
    hip: 116 * wide,
    hipY: hemY - 12,
    hem: 114 * wide,
    hemY,
    dip: 8,
    slit: 0,
  };
  const neck: Neck = art.neck ?? random.pick(['round', 'v', 'boat']);
  drawSleeves(pen, fabric, cut, {
    length: art.sleeve === 'full' ? 440 : art.sleeve === 'short' ? 150 : random.between(150, 230),
    cuff: 92 * wide,
    angle: random.between(15, 20),
    borders: [
      [accent, 46],
      [darken(second, 0.1), 38],
      [lighten(accent, 0.4), 24, '3 5'],
      [accent, 12],
    ],
  });
  drawTorso(pen, fabric, cut, {
    neck,
    back,
    loose: 0.55,
    ripple: 1.5,
    hole: false,
    borders: [
      {
        path: through([
          [450 - cut.hem - 9, hemY],
          [450, hemY + 9],
          [450 + cut.hem + 9, hemY],
        ]),
        stripes: [
          [accent, 40],
          [second, 30],
          [accent, 14],
        ],
      },
    ],
  });
  const line = neckPath(cut, neck, back);
  pen.draw(
    `<path d="${line}" fill="none" stroke="${darken(accent, 0.4)}" stroke-width="13"/><path d="${line}" fill="none" stroke="${accent}" stroke-width="10"/><path d="${line}" fill="none" stroke="${lighten(accent, 0.5)}" stroke-width="3" stroke-dasharray="2 5"/>`,
  );
  if (back)
    pen.draw(
      `<path d="M450 ${top + 16}c-30 40 30 60-8 130M450 ${top + 16}c34 50-10 80 14 150" fill="none" stroke="${accent}" stroke-width="4"/>${tassel(442, top + 150, accent)}${tassel(464, top + 170, accent)}`,
    );
}

/** A dupatta over one shoulder, falling to the knee, pleated along its length. */
export function drawShoulderDupatta(
  pen: Pen,
  fabric: Fabric,
  side: number,
  top: number,
  length: number,
  shoulder = 112,
): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const x = (value: number) => 450 + side * value;
  const sway = random.between(-8, 18);
  const end = top + length;
  const outline: Point[] = [
    [x(shoulder - 52), top - 12, 'c'],
    [x(shoulder - 14), top - 22],
    [x(shoulder + 34), top + 14, 'c'],
    [x(shoulder + 62), top + length * 0.34],
    [x(shoulder + 70 + sway), top + length * 0.7],
    [x(shoulder + 96 + sway), end, 'c'],
    [x(shoulder + 44), end + 13],
    [x(shoulder - 44 + sway), end - 8, 'c'],
    [x(shoulder - 46), top + length * 0.62],
    [x(shoulder - 66), top + length * 0.3],
  ];
  const folds: Fold[] = [-0.8, -0.35, 0.1, 0.5, 0.85].map((share) => ({
    from: [x(shoulder - 8 + share * 36), top - 6],
    to: [x(shoulder + 22 + sway + share * 66), end + 14],
    width: random.between(14, 24),
    open: true,
    bend: random.between(-9, 9),
  }));
  const hem = through([
    [x(shoulder + 110 + sway), end + 2],
    [x(shoulder + 44), end + 12],
    [x(shoulder - 60 + sway), end - 10],
  ]);
  for (const share of [0.08, 0.36, 0.64, 0.92])
    pen.draw(tassel(x(shoulder - 40 + sway + share * 130), end + 4, accent, 0.8));
  drawPanel(pen, {
    outline,
    fabric,
    folds,
    round: 0.7,
    borders: [
      {
        path: through([
          [x(shoulder + 34), top + 10],
          [x(shoulder + 63), top + length * 0.34],
          [x(shoulder + 71 + sway), top + length * 0.7],
          [x(shoulder + 97 + sway), end],
        ]),
        stripes: [
          [accent, 24],
          [second, 17],
          [accent, 5],
        ],
      },
      {
        path: hem,
        stripes: [
          [accent, 150],
          [base, 138],
          [accent, 118],
          [second, 108],
          [lighten(accent, 0.3), 60, '4 8'],
          [accent, 20],
        ],
      },
    ],
    lie: {
      x: x(shoulder + 10),
      y: top - 20,
      angle: -side * 3,
      width: 130,
      height: length + 50,
      flare: 1.15,
      ripple: 4,
    },
  });
}

/** A lehenga choli on a dress form: flared kalis with broad borders, choli, a sheer dupatta at one side. */
export function drawLehenga(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  drawDressForm(pen, 60);
  const stripes = random.chance(0.5)
    ? ([
        [accent, 190],
        [second, 178],
        [lighten(accent, 0.2), 150, '6 10'],
        [darken(second, 0.15), 128],
        [accent, 104],
        [second, 92],
        [accent, 54, '10 6'],
        [second, 26],
        [accent, 14],
      ] as const)
    : ([
        [lighten(accent, 0.2), 150],
        [accent, 142],
        [darken(base, 0.2), 118],
        [accent, 88, '3 9'],
        [darken(base, 0.2), 62],
        [accent, 34],
        [lighten(accent, 0.4), 12],
      ] as const);
  const [waistY, hem, hemY] = [470, random.between(350, 395), 1060];
  const kalis = [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75]
    .map(
      (share) =>
        `M${Math.round(450 + share * 118)} ${waistY}Q${Math.round(450 + share * hem * 0.62)} 760 ${Math.round(450 + share * hem)} ${hemY + 60}`,
    )
    .join('');
  drawFlare(pen, fabric, {
    waist: 122,
    waistY,
    hem,
    hemY,
    dip: 56,
    waves: random.whole(7, 9),
    spring: random.between(0.35, 0.6),
    gathered: true,
    borders: stripes,
    marks: random.chance(0.5)
      ? `<path d="${kalis}" fill="none" stroke="${accent}" stroke-width="6"/><path d="${kalis}" fill="none" stroke="${darken(accent, 0.4)}" stroke-width="1.5" stroke-dasharray="3 3"/>`
      : '',
  });
  pen.draw(
    `<path d="M326 456Q450 474 574 456v32Q450 508 326 488z" fill="${accent}" stroke="${darken(accent, 0.5)}"/><path d="M326 472Q450 491 574 472" fill="none" stroke="${lighten(accent, 0.5)}" stroke-width="9" stroke-dasharray="3 5"/>`,
  );
  const choli: Fabric = random.chance(0.5)
    ? { ...fabric, scale: fabric.scale * 0.8 }
    : { ...fabric, print: 'gota', colours: [second, accent, accent], scale: 0.7 };
  drawCholi(pen, art, choli, 150, 388, back, 1.02);
  drawShoulderDupatta(
    pen,
    {
      ...fabric,
      print: random.pick(['plain', 'gota', 'leheriya', 'bandhani']),
      colours: [second, lighten(base, 0.2), accent],
      scale: 0.8,
    },
    back ? -1 : 1,
    172,
    random.between(620, 740),
    100,
  );
}
