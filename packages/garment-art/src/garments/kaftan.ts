import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { drawWearer } from '../figure/draw-wearer.ts';
import type { Fold } from '../folds.ts';
import { type Point, symmetric, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import { drawPanel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { tassel } from './details.ts';
import { zari } from './zari.ts';

/** A kaftan: one wide length of cloth with a slit for the neck, drawn in at the waist by a cord. */
export function drawKaftan(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, , accent] = fabric.colours;
  const end = Math.max(720, pen.wearer?.hemY ?? (art.length === 'long' ? 1080 : 930));
  const deep = back ? 24 : 150;
  const half: Point[] = [
    [450, 140 + deep, 'c'],
    [486, 140 + deep * 0.5],
    [516, 140, 'c'],
    [640, 176],
    [772, 244, 'c'],
    [790, 420],
    [742, 560, 'c'],
    [640, 548],
    [610, 640],
    [664, end - 40, 'c'],
    [560, end - 6],
    [450, end + 10],
  ];
  const folds: Fold[] = [-1, 1].flatMap((side) => {
    const x = (value: number) => 450 + side * value;
    const drops = [0.2, 0.5, 0.8].map((share) => ({
      from: [x(60 + share * 100), 560] as const,
      to: [x(40 + share * 170), end] as const,
      width: random.between(20, 34),
      open: true,
      bend: side * 8,
    }));
    return [
      { from: [x(150), 190], to: [x(120), 540], width: 26, bend: side * -18 },
      { from: [x(260), 236], to: [x(220), 545], width: 24, bend: side * -16 },
      { from: [x(80), 300], to: [x(90), 530], width: 18, bend: side * -8 },
      ...drops,
    ] satisfies Fold[];
  });
  const hem = through([
    [224, end - 34],
    [340, end - 2],
    [450, end + 12],
    [560, end - 2],
    [676, end - 34],
  ]);
  const sleeves = [-1, 1].map((side) => ({
    path: through(
      [
        [450 + side * 772, 240],
        [450 + side * 792, 420],
        [450 + side * 744, 566],
      ].map(([x = 0, y = 0]): Point => [x - side * 450, y]),
    ),
    stripes: zari(fabric, 44),
  }));
  const neck = through([
    [384, 140],
    [414, 140 + deep * 0.5, 'c'],
    [450, 140 + deep, 'c'],
    [486, 140 + deep * 0.5, 'c'],
    [516, 140],
  ]);
  pen.draw(`<path d="M384 140Q450 128 516 140L450 ${150 + deep}Z" fill="${darken(base, 0.45)}"/>`);
  if (pen.wearer && pen.first('head')) drawWearer(pen, pen.wearer, { shoulder: 150, top: 140 });
  pen.shows('neck v');
  pen.shows('long sleeves');
  drawPanel(pen, {
    outline: symmetric(half),
    fabric,
    folds,
    borders: [{ path: hem, stripes: zari(fabric, 70) }, ...sleeves],
    lie: { x: 450, y: 130, angle: 0, width: 640, height: end - 110, flare: 0.8, ripple: 4 },
  });
  pen.draw(
    `<path d="${neck}" fill="none" stroke="${darken(accent, 0.35)}" stroke-width="17"/><path d="${neck}" fill="none" stroke="${accent}" stroke-width="13"/><path d="${neck}" fill="none" stroke="${lighten(accent, 0.5)}" stroke-width="4" stroke-dasharray="3 6"/>` +
      `<path d="M296 560Q450 582 604 560" fill="none" stroke="${darken(accent, 0.3)}" stroke-width="9"/><path d="M296 558Q450 580 604 558" fill="none" stroke="${accent}" stroke-width="4" stroke-dasharray="6 4"/>` +
      (back
        ? ''
        : `<path d="M440 572c-20 40 4 80-14 116M458 572c20 44-2 90 18 134" fill="none" stroke="${accent}" stroke-width="5"/>${tassel(426, 692, accent, 1.2)}${tassel(476, 710, accent, 1.2)}`),
  );
}
