import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import type { Fold } from '../folds.ts';
import { through } from '../outline.ts';
import { darken } from '../palette.ts';
import { drawPanel } from '../panel.ts';
import type { Pen } from '../pen.ts';

/**
 * A dhoti tied and hung: two legs, wide at the thigh and close at the ankle, with their cloth swung across from hip to
 * knee and the woven edge down the inside. In front, pleats fan out from the waist to a pointed hem.
 */
export function drawDhoti(pen: Pen, _art: Art, fabric: Fabric, back: boolean): void {
  const [base, second, accent] = fabric.colours;
  const { random } = pen;
  const stripes = [
    [accent, 46],
    [second, 36],
    [accent, 14],
    [base, 6],
  ] as const;
  for (const side of back ? [1, -1] : [-1, 1]) {
    const x = (value: number) => 450 + side * value;
    const end = 1046 + random.between(-8, 12);
    drawPanel(pen, {
      outline: [
        [x(-8), 206, 'c'],
        [x(134), 206, 'c'],
        [x(196), 340],
        [x(234), 500],
        [x(228), 680],
        [x(196), 860],
        [x(186), end - 16, 'c'],
        [x(134), end],
        [x(84), end + 14, 'c'],
        [x(76), 920],
        [x(40), 740],
        [x(-8), 600, 'c'],
      ],
      fabric,
      folds: [
        // Folds from the waist over the thigh, each a little lower: they distinguish a dhoti from trousers.
        ...[0, 1, 2, 3, 4].map(
          (index): Fold => ({
            from: [x(26 + index * 5), 262 + index * 34],
            to: [x(222 - index * 8), 420 + index * 112],
            width: 24,
            bend: side * (46 + index * 6),
          }),
        ),
        ...[0.25, 0.55, 0.85].map(
          (share): Fold => ({
            from: [x(60 + share * 140), 800],
            to: [x(86 + share * 96), end - 10],
            width: 15,
            bend: side * 8,
          }),
        ),
      ],
      borders: [
        {
          path: through([
            [x(194), end - 22],
            [x(134), end - 4],
            [x(76), end + 14],
          ]),
          stripes,
        },
        {
          path: through([
            [x(10), 600],
            [x(46), 740],
            [x(82), 920],
            [x(90), end + 10],
          ]),
          stripes: stripes.map(([colour, width]) => [colour, width * 0.6] as const),
        },
      ],
      lie: { x: x(90), y: 206, angle: -side * 4, width: 240, height: 850, flare: 1, ripple: 3 },
    });
  }
  if (!back) drawPleats(pen, fabric, stripes);
  pen.draw(
    `<path d="M306 176Q450 192 594 176l6 52Q450 248 300 228z" fill="${base}" stroke="${darken(base, 0.5)}" stroke-width="1.4"/><path d="M302 202Q450 220 598 202M303 190Q450 206 597 190M302 216Q450 234 599 216" fill="none" stroke="${darken(base, 0.6)}" stroke-width="4" stroke-opacity=".25"/>`,
  );
}

/** The pleats in front of the legs, overlapping towards the middle, which hangs lowest. */
function drawPleats(pen: Pen, fabric: Fabric, stripes: readonly (readonly [string, number])[]): void {
  const each = 4;
  const pairs = Array.from({ length: each }, (_, index) => each - index);
  for (const place of [...pairs.flatMap((at) => [-at, at]), 0]) {
    const [leftPlace, right] = [place - 0.75, place + 0.75];
    const low = (at: number) => 938 - Math.abs(at) * 17;
    drawPanel(pen, {
      outline: [
        [450 + leftPlace * 11, 214, 'c'],
        [450 + right * 11, 214, 'c'],
        [450 + right * 17, 560],
        [450 + right * 27, low(right) - 7, 'c'],
        [450 + leftPlace * 27, low(leftPlace) + 7, 'c'],
        [450 + leftPlace * 17, 560],
      ],
      fabric,
      light: true,
      borders: [
        {
          path: through([
            [450 + leftPlace * 27, low(leftPlace) + 5],
            [450 + right * 27, low(right) - 9],
          ]),
          stripes,
        },
      ],
      lie: {
        x: 450 + leftPlace * 11,
        y: 210,
        angle: -place * 2,
        width: 40,
        height: 800,
        flare: 1.7,
        ripple: 0,
      },
    });
  }
}
