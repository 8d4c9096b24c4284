import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import type { Fold } from '../folds.ts';
import { type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import { type Border, drawPanel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { drawDressForm } from './dress-form.ts';
import { drawCholi } from './lehenga.ts';

type Stripes = Border['stripes'];

/** The pallu's end and both long borders share their gold and their second colour. */
function zari(fabric: Fabric, wide: number): Stripes {
  const [, second, accent] = fabric.colours;
  return [
    [darken(accent, 0.25), wide + 6],
    [accent, wide],
    [second, wide * 0.8],
    [lighten(accent, 0.3), wide * 0.52, '4 6'],
    [darken(second, 0.15), wide * 0.3],
    [accent, wide * 0.16],
  ];
}

/** The pallu falling behind the shoulder, its decorated end last. */
function drawPallu(pen: Pen, fabric: Fabric, side: number, end: number): void {
  const [base, second, accent] = fabric.colours;
  const x = (value: number) => 450 + side * value;
  const outline: Point[] = [
    [x(60), 214, 'c'],
    [x(118), 206],
    [x(168), 300],
    [x(212), 560],
    [x(236), 780],
    [x(262), end, 'c'],
    [x(190), end + 16],
    [x(116), end - 4, 'c'],
    [x(112), 700],
    [x(90), 420],
  ];
  const folds: Fold[] = [0.1, 0.32, 0.52, 0.74, 0.92].map((share) => ({
    from: [x(78 + share * 60), 230],
    to: [x(120 + share * 146), end + 16],
    width: pen.random.between(18, 30),
    open: true,
    bend: pen.random.between(-10, 10),
  }));
  const last = through([
    [x(280), end + 2],
    [x(190), end + 14],
    [x(96), end - 4],
  ]);
  drawPanel(pen, {
    outline,
    fabric,
    folds,
    round: 0.8,
    borders: [
      {
        path: last,
        stripes: [
          [accent, 300],
          [second, 286],
          [lighten(accent, 0.2), 252, '7 9'],
          [darken(second, 0.2), 216],
          [accent, 176],
          [second, 164],
          [accent, 108, '3 10'],
          [base, 70],
          [accent, 34],
          [second, 14],
        ],
      },
      {
        path: through([
          [x(118), 206],
          [x(168), 300],
          [x(212), 560],
          [x(236), 780],
          [x(262), end],
        ]),
        stripes: zari(fabric, 40),
      },
    ],
    lie: { x: x(150), y: 210, angle: -side * 7, width: 150, height: end - 190, flare: 1.2, ripple: 5 },
  });
  pen.draw(
    `<path d="${last}" transform="translate(0 12)" fill="none" stroke="${accent}" stroke-width="26" stroke-dasharray="2 5"/>`,
  );
}

/** The skirt of the saree wrapped around the hip, its border along the floor. */
function drawWrap(pen: Pen, fabric: Fabric): void {
  const { random } = pen;
  const outline: Point[] = [
    [332, 560, 'c'],
    [450, 572],
    [568, 560, 'c'],
    [612, 690],
    [632, 860],
    [660, 1096, 'c'],
    [560, 1122],
    [450, 1128],
    [340, 1122],
    [240, 1096, 'c'],
    [268, 860],
    [288, 690],
  ];
  const folds: Fold[] = [
    { from: [566, 590], to: [470, 690], width: 18, bend: 10 },
    { from: [590, 640], to: [480, 800], width: 20, bend: 12 },
    { from: [606, 720], to: [500, 960], width: 20, bend: 14 },
    { from: [334, 600], to: [410, 720], width: 16, bend: -10 },
    { from: [300, 680], to: [390, 880], width: 18, bend: -12 },
    ...[0.06, 0.2, 0.8, 0.94].map(
      (share): Fold => ({
        from: [300 + share * 300, 800 + random.between(-60, 90)],
        to: [240 + share * 420, 1126],
        width: random.between(22, 34),
        open: true,
        bend: random.between(-8, 8),
      }),
    ),
  ];
  drawPanel(pen, {
    outline,
    fabric,
    folds,
    borders: [
      {
        path: through([
          [226, 1096],
          [340, 1122],
          [450, 1128],
          [560, 1122],
          [674, 1096],
        ]),
        stripes: zari(fabric, 96),
      },
    ],
    lie: { x: 450, y: 556, angle: 0, width: 300, height: 580, flare: 1.4, ripple: 5 },
  });
}

/** Five or six knife pleats tucked in at the navel, opening towards the floor. */
function drawPleats(pen: Pen, fabric: Fabric, side: number): void {
  const count = pen.random.whole(5, 6);
  const centre = 450 - side * 14;
  const [top, bottom] = [pen.random.between(84, 96), pen.random.between(190, 215)];
  for (let index = 0; index < count; index++) {
    const [a, b] = [index / count - 0.5, (index + 1.45) / count - 0.5];
    const lift = 8 * Math.sin((index / count) * Math.PI);
    const outline: Point[] = [
      [centre + a * top, 566, 'c'],
      [centre + b * top, 566, 'c'],
      [centre + b * bottom * 0.82, 840],
      [centre + Math.min(b, 0.56) * bottom * 1.06, 1128 + lift, 'c'],
      [centre + a * bottom * 1.06, 1120 + lift, 'c'],
      [centre + a * bottom * 0.82, 840],
    ];
    const middle = centre + ((a + b) / 2) * bottom;
    drawPanel(pen, {
      outline,
      fabric,
      light: true,
      round: 1.15,
      borders: [
        {
          path: through([
            [middle - 40, 1120 + lift],
            [middle, 1127 + lift],
            [middle + 40, 1128 + lift],
          ]),
          stripes: zari(fabric, 96),
        },
      ],
      lie: {
        x: centre + ((a + b) / 2) * top,
        y: 560,
        angle: -((a + b) / 2) * 11,
        width: (top / count) * 1.6,
        height: 580,
        flare: bottom / top,
        ripple: 0,
      },
    });
  }
}

/** The length that crosses the chest from hip to shoulder, pleated, bordered along both edges. */
function drawDrape(pen: Pen, fabric: Fabric, side: number): void {
  const { random } = pen;
  const x = (value: number) => 450 + side * value;
  const upper: Point[] = [
    [x(-128), 520],
    [x(-96), 410],
    [x(-20), 320],
    [x(66), 226],
    [x(96), 196],
  ];
  const lower: Point[] = [
    [x(158), 232],
    [x(138), 330],
    [x(100), 440],
    [x(60), 540],
    [x(30), 590],
  ];
  const outline: Point[] = [
    ...upper.slice(0, -1),
    [x(96), 196, 'c'],
    [x(128), 196],
    [x(158), 232, 'c'],
    ...lower.slice(1, -1),
    [x(30), 590, 'c'],
    [x(-60), 630],
    [x(-136), 622, 'c'],
  ];
  const folds: Fold[] = Array.from({ length: 7 }, (_, index) => {
    const share = (index + 0.6) / 7;
    return {
      from: [x(100 + share * 50), 208 + share * 18],
      to: [x(-118 + share * 150), 545 + share * 60],
      width: random.between(13, 22),
      bend: side * (28 - share * 20),
      open: index % 2 === 0,
    };
  });
  drawPanel(pen, {
    outline,
    fabric,
    folds,
    round: 0.7,
    borders: [
      { path: through(upper), stripes: zari(fabric, 60) },
      { path: through(lower), stripes: zari(fabric, 34) },
    ],
    lie: { x: x(120), y: 190, angle: side * 32, width: 230, height: 480, flare: 1.25, ripple: 6 },
  });
  // The tuck at the waist, where the wrap begins again.
  drawPanel(pen, {
    outline: [
      [x(-138), 560, 'c'],
      [x(-60), 586],
      [x(40), 566, 'c'],
      [x(132), 540, 'c'],
      [x(134), 590],
      [x(44), 632],
      [x(-50), 648],
      [x(-146), 640, 'c'],
    ],
    fabric,
    light: true,
    round: 0.9,
    folds: [0, 1, 2, 3].map((index) => ({
      from: [x(-140), 580 + index * 17],
      to: [x(124), 556 + index * 15],
      width: 12,
      bend: side * -26,
    })),
    lie: { x: 450, y: 530, angle: side * -10, width: 300, height: 120, flare: 1, ripple: 5 },
  });
}

/** A saree on a dress form: blouse, wrapped skirt, pleats, the drape over one shoulder and the pallu behind it. */
export function drawSaree(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const side = back ? -1 : 1;
  const blouse: Fabric = {
    ...fabric,
    print: random.pick(['plain', 'gota', 'brocade', fabric.print]),
    colours: [second === base ? accent : second, accent, accent],
    scale: 0.7,
  };
  const end = random.between(880, 985);
  if (!back) drawPallu(pen, fabric, side, end);
  drawDressForm(pen, 90);
  drawCholi(pen, { ...art, sleeve: 'short' }, blouse, 184, 430, back, 1);
  drawWrap(pen, fabric);
  if (back) drawPallu(pen, fabric, side, end + 60);
  else drawPleats(pen, fabric, side);
  drawDrape(pen, fabric, side);
  if (!back)
    pen.draw(
      `<circle cx="${450 + side * 122}" cy="226" r="10" fill="${accent}" stroke="${darken(accent, 0.5)}"/><circle cx="${450 + side * 119}" cy="223" r="3.4" fill="${lighten(accent, 0.7)}"/>`,
    );
}
