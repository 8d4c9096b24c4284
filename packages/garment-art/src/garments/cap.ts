import type { Art } from '../art.ts';
import { groundShadow } from '../backdrop.ts';
import type { Fabric } from '../cloth.ts';
import { type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import { drawPanel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { buttons, stitches } from './details.ts';

/** A cap: six panels, stitched brim, button on top. */
export function drawCap(pen: Pen, _art: Art, fabric: Fabric, back: boolean): void {
  const [base, second, accent] = fabric.colours;
  groundShadow(pen, 450, 872, 350, 0.55);
  const dome: Point[] = [
    [176, 740, 'c'],
    [190, 560],
    [290, 400],
    [450, 356],
    [610, 400],
    [710, 560],
    [724, 740, 'c'],
    [590, 772],
    [450, 780],
    [310, 772],
  ];
  const seam = (path: string) =>
    `<path d="${path}" fill="none" stroke="${darken(base, 0.55)}" stroke-width="2.4" stroke-opacity=".6"/><path d="${path}" transform="translate(5)" fill="none" stroke="${lighten(base, 0.5)}" stroke-width="1.8" stroke-dasharray="6 4" stroke-opacity=".8"/><path d="${path}" transform="translate(-5)" fill="none" stroke="${lighten(base, 0.5)}" stroke-width="1.8" stroke-dasharray="6 4" stroke-opacity=".8"/>`;
  const eyelet = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="8" fill="${darken(base, 0.7)}" stroke="${lighten(base, 0.3)}" stroke-width="4"/>`;
  const arch = '<path d="M0 60V10C0-24 44-30 60-62C76-30 120-24 120 10V60z"';
  drawPanel(pen, {
    outline: dome,
    fabric,
    folds: [
      { from: [200, 700], to: [330, 660], width: 18, bend: 12 },
      { from: [690, 690], to: [580, 620], width: 18, bend: -12 },
      { from: [520, 400], to: [600, 560], width: 18, bend: 10 },
    ],
    marks:
      seam('M450 356V790') +
      seam('M450 356Q300 470 272 790') +
      seam('M450 356Q600 470 628 790') +
      eyelet(366, 496) +
      eyelet(534, 496) +
      (back || fabric.print !== 'plain'
        ? ''
        : `<g transform="translate(390 610)">${arch} fill="${accent}"/></g>`),
    lie: { x: 450, y: 350, angle: 0, width: 560, height: 460, flare: 1, ripple: 3 },
  });
  pen.draw(
    `<ellipse cx="450" cy="356" rx="26" ry="13" fill="${darken(base, 0.15)}" stroke="${darken(base, 0.6)}" stroke-width="1.6"/>`,
  );
  if (back) {
    pen.draw(
      `<path d="M320 776Q330 640 450 636T580 776Q450 790 320 776z" fill="${darken(base, 0.75)}"/><path d="M300 740Q450 772 600 740V784Q450 812 300 784z" fill="${base}" stroke="${darken(base, 0.5)}"/>`,
    );
    buttons(pen, 380, 774, 1, 1, accent, 9);
    buttons(pen, 450, 780, 1, 1, accent, 9);
    buttons(pen, 520, 774, 1, 1, accent, 9);
    return;
  }
  const brim: Point[] = [
    [204, 744, 'c'],
    [318, 716],
    [450, 706],
    [582, 716],
    [696, 744, 'c'],
    [742, 836],
    [716, 880, 'c'],
    [596, 836],
    [450, 822],
    [304, 836],
    [184, 880, 'c'],
    [158, 836],
  ];
  const line = (share: number) =>
    through([
      [206 - 30 * share, 750 + 118 * share],
      [312, 724 + 104 * share],
      [450, 714 + 100 * share],
      [588, 724 + 104 * share],
      [694 + 30 * share, 750 + 118 * share],
    ]);
  drawPanel(pen, {
    outline: brim,
    fabric: { ...fabric, print: 'plain', colours: [base === second ? accent : second, base, accent] },
    marks: [0.15, 0.4, 0.65, 0.9].map((share) => stitches(line(share), lighten(second, 0.5), 2)).join(''),
    lie: { x: 450, y: 730, angle: 0, width: 600, height: 160, flare: 1, ripple: 0 },
  });
}
