import type { Fabric } from '../cloth.ts';
import { lightOn } from '../folds.ts';
import { type Point, through } from '../outline.ts';
import { darken } from '../palette.ts';
import type { Pen } from '../pen.ts';
import type { Cut } from './cut.ts';
import { stitches } from './details.ts';

/** A shirt's turned-down collar: two leaves with points, their fall and stitching. */
export function shirtCollar(pen: Pen, fabric: Fabric, cut: Cut, open = 16, length = 70): void {
  const [base] = fabric.colours;
  const { neck, top } = cut;
  const { shadow, shine } = lightOn(base);
  for (const side of [-1, 1]) {
    const x = (value: number) => 450 + side * value;
    const leaf: Point[] = [
      [x(neck + 2), top - 6, 'c'],
      [x(neck * 0.62), top + 10],
      [x(open * 0.5), top + 34, 'c'],
      [x(neck * 0.72), top + 34 + length, 'c'],
      [x(neck + 20), top + 34, 'c'],
    ];
    const fall = leaf.map(
      ([px, py, corner]): Point => (corner ? [px + 3, py + 7, corner] : [px + 3, py + 7]),
    );
    const shape = through(leaf, true);
    pen.draw(
      `<path d="${through(fall, true)}" fill="${shadow}" fill-opacity=".3"/><path d="${shape}" fill="${base}" stroke="${darken(base, 0.5)}" stroke-width="1.3"/>` +
        `<path d="${shape}" fill="${side < 0 ? shine : shadow}" fill-opacity=".13"/>` +
        stitches(
          through([
            [x(open * 0.5 + 6), top + 38, 'c'],
            [x(neck * 0.72), top + 26 + length, 'c'],
            [x(neck + 14), top + 34, 'c'],
          ]),
          shine,
          1.2,
        ),
    );
  }
  // The stand behind the leaves, across the back of the neck.
  if (pen.wearer) return;
  pen.draw(
    `<path d="${through(
      [
        [450 - neck - 2, top - 6, 'c'],
        [450, top - 20],
        [450 + neck + 2, top - 6, 'c'],
        [450 + neck * 0.62, top + 10],
        [450, top + 4],
        [450 - neck * 0.62, top + 10],
      ],
      true,
    )}" fill="${darken(base, 0.2)}" stroke="${darken(base, 0.5)}" stroke-width="1.3"/>`,
  );
}

/** A camp collar lying open and flat, the throat showing in a notch. */
export function openCollar(pen: Pen, fabric: Fabric, cut: Cut): void {
  const [base] = fabric.colours;
  const { neck, top } = cut;
  const throat = `M${450 - neck * 0.74} ${top + 10}Q450 ${top + 4} ${450 + neck * 0.74} ${top + 10}L450 ${top + 150}Z`;
  pen.draw(`<path d="${throat}" fill="${darken(base, 0.45)}"/>`);
  for (const side of [-1, 1]) {
    const x = (value: number) => 450 + side * value;
    const leaf = through(
      [
        [x(neck + 4), top - 6, 'c'],
        [x(neck * 0.7), top + 6, 'c'],
        [x(0), top + 152, 'c'],
        [x(neck * 0.66), top + 118, 'c'],
        [x(neck * 0.9), top + 92, 'c'],
        [x(neck + 44), top + 84, 'c'],
        [x(neck + 34), top + 20],
      ],
      true,
    );
    pen.draw(
      `<path d="${leaf}" transform="translate(4 8)" fill="#160b1c" fill-opacity=".25"/><path d="${leaf}" fill="${base}" stroke="${darken(base, 0.5)}" stroke-width="1.6"/><path d="M${x(neck * 0.9)} ${top + 92}L${x(neck * 0.5)} ${top + 70}" stroke="${darken(base, 0.5)}" stroke-width="2"/>`,
    );
  }
}
