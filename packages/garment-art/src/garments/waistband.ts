import type { Fabric } from '../cloth.ts';
import { lightOn } from '../folds.ts';
import { n, type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { buttons, stitches, tassel } from './details.ts';

/** The waistband, its inside at the back, and belt loops if any. */
export function waistband(
  pen: Pen,
  fabric: Fabric,
  waist: number,
  y: number,
  height: number,
  style: 'belt' | 'drawstring' | 'elastic',
  back: boolean,
  thread: string,
): void {
  const [base, , accent] = fabric.colours;
  const { shadow } = lightOn(base);
  const at = (x: number, down: number): Point => [450 + x, y + down, 'c'];
  const front: Point[] = [
    at(-waist, -height),
    [450, y - height + 14],
    at(waist, -height),
    at(waist + 3, 3),
    [450, y + 17],
    at(-waist - 3, 3),
  ];
  pen.draw(
    `<path d="${through([at(-waist + 2, -height), [450, y - height - 13], at(waist - 2, -height), [450, y - height + 15]], true)}" fill="${darken(base, 0.5)}" stroke="${darken(base, 0.65)}"/>`,
  );
  const shape = through(front, true);
  pen.draw(
    `<path d="${shape}" fill="${base}" stroke="${darken(base, 0.55)}" stroke-width="1.5"/><path d="${shape}" fill="${shadow}" fill-opacity=".12"/>`,
  );
  if (style === 'belt') {
    pen.draw(
      stitches(through([at(-waist, 0), [450, y + 13], at(waist, 0)]), thread) +
        stitches(through([at(-waist, 6 - height), [450, y - height + 20], at(waist, 6 - height)]), thread),
    );
    for (const x of [-0.72, -0.3, 0.34, 0.74]) {
      pen.draw(
        `<path d="M${n(450 + x * waist - 7)} ${n(y - height + 4)}h14v${height + 14}h-14z" fill="${lighten(base, 0.07)}" stroke="${darken(base, 0.5)}" stroke-width="1.3"/>`,
      );
    }
    if (!back) buttons(pen, 450, y - height / 2 + 14, 10, 1, '#b98a4e', 9);
    return;
  }
  const gathers = Array.from(
    { length: 26 },
    (_, i) =>
      `M${n(450 - waist + (i + 0.5) * (waist / 13))} ${n(y - height + 6 + 8 * Math.sin((i / 26) * Math.PI))}v${height - 2}`,
  ).join('');
  pen.draw(`<path d="${gathers}" stroke="${shadow}" stroke-width="2.4" stroke-opacity=".32"/>`);
  if (style === 'drawstring' && !back) {
    pen.draw(
      `<path d="M442 ${y}c-26 30-14 70-26 112M458 ${y}c22 34 10 84 20 132" fill="none" stroke="${darken(accent, 0.25)}" stroke-width="5"/>${tassel(416, y + 116, accent)}${tassel(478, y + 136, accent)}`,
    );
  }
}
