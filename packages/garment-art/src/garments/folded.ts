import type { Art } from '../art.ts';
import { groundShadow } from '../backdrop.ts';
import type { Fabric } from '../cloth.ts';
import { n, type Point } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import { drawPanel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { tassel } from './details.ts';

/** A neat stack of folded pieces, the topmost in the main cloth, tied with a cord. */
export function drawFolded(pen: Pen, _art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  groundShadow(pen, 455, 930, 420, 0.6);
  const count = random.whole(4, 5);
  let y = 900;
  for (let index = 0; index < count; index++) {
    const last = index === count - 1;
    const tall = last ? 96 : random.between(78, 98);
    const [leftEnd, right] = [170 + random.between(-14, 14), 730 + random.between(-14, 14)];
    const piece: Fabric = last
      ? fabric
      : {
          ...fabric,
          print: index % 2 ? fabric.print : 'plain',
          colours:
            index % 2 ? [second, base, accent] : [index === 0 ? accent : lighten(base, 0.3), second, base],
        };
    drawPiece(pen, piece, { left: leftEnd, right, y, tall });
    y -= tall - 2;
  }
  drawLid(pen, fabric, y, back);
  if (back) return;
  pen.draw(
    `<path d="M452 ${n(y - 122)}V906" fill="none" stroke="${darken(accent, 0.35)}" stroke-width="10"/><path d="M450 ${n(y - 122)}V906" fill="none" stroke="${lighten(accent, 0.15)}" stroke-width="6" stroke-dasharray="7 3"/>` +
      `<path d="M450 ${n(y - 60)}c-60-50-90 10-10 6M450 ${n(y - 60)}c60-50 90 10 10 6" fill="none" stroke="${accent}" stroke-width="7"/>${tassel(420, y - 40, accent, 1.4)}${tassel(478, y - 44, accent, 1.4)}`,
  );
}

interface Place {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly tall: number;
}

/** One folded piece seen from its edge; `y` is the top of the piece below. */
function drawPiece(pen: Pen, fabric: Fabric, { left, right, y, tall }: Place): void {
  const { random } = pen;
  const outline: Point[] = [
    [left + 12, y - tall, 'c'],
    [450, y - tall - 4],
    [right - 30, y - tall, 'c'],
    [right + 8, y - tall * 0.72],
    [right + 10, y - tall * 0.25],
    [right - 26, y, 'c'],
    [450, y + 5],
    [left + 8, y, 'c'],
    [left - 4, y - tall / 2],
  ];
  drawPanel(pen, {
    outline,
    fabric,
    round: 0.8,
    folds: [0.3, 0.55, 0.8].map((share) => ({
      from: [right - 10, y - tall * share],
      to: [left + random.between(20, 160), y - tall * share + random.between(-4, 4)],
      width: 9,
      bend: random.between(-4, 4),
    })),
    lie: { x: 450, y: y - tall - 10, angle: 0, width: 600, height: tall + 30, flare: 1, ripple: 3 },
  });
}

/** The top of the uppermost piece, with its border in front. */
function drawLid(pen: Pen, fabric: Fabric, y: number, back: boolean): void {
  const [, second, accent] = fabric.colours;
  const lid: Point[] = [
    [174, y - 2, 'c'],
    [216, y - 104],
    [240, y - 116],
    [450, y - 122],
    [660, y - 116],
    [680, y - 104],
    [716, y - 2, 'c'],
    [450, y + 6],
  ];
  drawPanel(pen, {
    outline: lid,
    fabric,
    round: 0.5,
    folds: [
      { from: [230, y - 30], to: [540, y - 62], width: 16, bend: 10 },
      { from: [660, y - 100], to: [430, y - 70], width: 14, bend: -8 },
    ],
    borders: back
      ? []
      : [
          {
            path: `M170 ${n(y - 2)}Q450 ${n(y + 8)} 720 ${n(y - 2)}`,
            stripes: [
              [accent, 44],
              [second, 36],
              [accent, 12],
            ],
          },
        ],
    lie: { x: 450, y: y - 130, angle: 0, width: 480, height: 140, flare: 1.2, ripple: 3 },
  });
}
