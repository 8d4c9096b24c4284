import type { Fabric } from '../cloth.ts';
import { type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import { drawPanel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { groundShadow } from '../backdrop.ts';
import { stitches } from './details.ts';

/** A leather satchel: wide and boxy, its flap held by two buckled straps, a long strap for the shoulder. */
export function drawSatchel(pen: Pen, fabric: Fabric, back: boolean): void {
  const [base] = fabric.colours;
  const seam = lighten(base, 0.5);
  groundShadow(pen, 455, 1010, 400, 0.6);
  const sling = 'M196 560C120 260 300 150 450 150S780 260 704 560';
  pen.draw(
    `<path d="${sling}" fill="none" stroke="${darken(base, 0.65)}" stroke-width="33"/><path d="${sling}" fill="none" stroke="${darken(base, 0.12)}" stroke-width="29"/><path d="${sling}" fill="none" stroke="${seam}" stroke-width="24" stroke-dasharray="1 9" stroke-opacity=".5"/><path d="${sling}" fill="none" stroke="${darken(base, 0.12)}" stroke-width="20"/>`,
  );
  const body: Point[] = [
    [176, 520, 'c'],
    [724, 520, 'c'],
    [740, 760],
    [736, 980],
    [700, 1012],
    [450, 1020],
    [200, 1012],
    [164, 980],
    [160, 760],
  ];
  const flat = { x: 450, y: 500, angle: 0, width: 600, height: 540, flare: 1, ripple: 0 };
  drawPanel(pen, {
    outline: body,
    fabric,
    lie: flat,
    marks: stitches(through(inset(body, 0.955, 770), true), seam, 2.4),
  });
  if (back) {
    pen.draw(stitches('M230 640H670V940H230Z', seam, 2.4));
    return;
  }
  const flap: Point[] = [
    [166, 506, 'c'],
    [450, 498],
    [734, 506, 'c'],
    [746, 700],
    [724, 806],
    [450, 826],
    [176, 806],
    [154, 700],
  ];
  drawPanel(pen, {
    outline: flap,
    fabric,
    lie: flat,
    marks: stitches(through(inset(flap, 0.955, 660), true), seam, 2.4),
  });
  for (const x of [290, 610]) pen.draw(buckledStrap(x, base, seam));
  pen.draw(
    `<path d="M392 508Q450 430 508 508" fill="none" stroke="${darken(base, 0.6)}" stroke-width="32"/><path d="M392 508Q450 430 508 508" fill="none" stroke="${darken(base, 0.1)}" stroke-width="27"/>`,
  );
}

const inset = (points: readonly Point[], share: number, middleY: number): Point[] =>
  points.map(([x, y, corner]): Point => {
    const [px, py] = [450 + (x - 450) * share, middleY + (y - middleY) * share];
    return corner ? [px, py, corner] : [px, py];
  });

/** One strap that closes the flap, with its brass buckle and holes. */
function buckledStrap(x: number, base: string, seam: string): string {
  const strap = `M${x - 27} 690h54v236l-27 26l-27-26z`;
  return (
    `<path d="${strap}" transform="translate(4 7)" fill="#160b1c" fill-opacity=".35"/><path d="${strap}" fill="${darken(base, 0.14)}" stroke="${darken(base, 0.65)}" stroke-width="2"/>${stitches(`M${x - 20} 696v226l20 20l20-20v-226`, seam, 1.8)}` +
    `<rect x="${x - 38}" y="800" width="76" height="58" rx="8" fill="none" stroke="#c9a24e" stroke-width="11"/><path d="M${x} 806v50" stroke="#f2dfa4" stroke-width="6"/>${[0, 1].map((hole) => `<circle cx="${x}" cy="${886 + hole * 26}" r="5" fill="${darken(base, 0.75)}"/>`).join('')}`
  );
}
