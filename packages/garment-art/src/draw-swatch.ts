import type { Fabric } from './cloth.ts';
import type { Fold } from './folds.ts';
import { type Point, through } from './outline.ts';
import { darken, lighten } from './palette.ts';
import { drawPanel } from './panel.ts';
import type { Pen } from './pen.ts';

/** A close-up of the cloth, laid flat to fill the picture, with one corner turned back to show the other side. */
export function drawSwatch(pen: Pen, fabric: Fabric): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const close: Fabric = { ...fabric, scale: fabric.scale * 1.7 };
  const lean = random.between(-14, 14);
  const folds: Fold[] = Array.from({ length: 5 }, (_, index) => {
    const x = 60 + index * 200 + random.between(-50, 50);
    return {
      from: [x, random.between(-60, 360)],
      to: [x + random.between(-190, 190), 1260],
      width: random.between(40, 74),
      bend: random.between(-60, 60),
      open: random.chance(0.6),
    };
  });
  drawPanel(pen, {
    outline: [
      [-20, -20, 'c'],
      [920, -20, 'c'],
      [920, 1220, 'c'],
      [-20, 1220, 'c'],
    ],
    fabric: close,
    folds,
    light: true,
    round: 0.5,
    lie: { x: 450, y: -40, angle: lean, width: 1250, height: 1290, flare: 1, ripple: 9 },
  });
  const [cx, cy] = [random.between(470, 560), random.between(690, 800)];
  const edge: Point[] = [
    [920, cy - 60, 'c'],
    [760, cy - 6],
    [cx + 100, cy + 150],
    [cx, 1220, 'c'],
  ];
  const foldPath = through([...edge, [920, 1220, 'c']], true);
  const flap: Point[] = [
    [920, cy - 60, 'c'],
    [740, cy + 20],
    [cx + 110, cy + 190],
    [cx, 1220, 'c'],
    [cx - 70, 1060],
    [cx - 20, cy + 90],
    [cx + 120, cy - 50],
    [760, cy - 150],
    [920, cy - 190, 'c'],
  ];
  pen.draw(
    `<path d="${foldPath}" fill="${darken(base, 0.7)}" fill-opacity=".35"/><path d="${through(flap, true)}" transform="translate(-16 20)" fill="#160b1c" fill-opacity=".25"/>`,
  );
  drawPanel(pen, {
    outline: flap,
    fabric: { ...fabric, print: 'plain', colours: [lighten(base, 0.18), second, accent] },
    light: true,
    round: 0.9,
    folds: [
      { from: [cx + 20, 1180], to: [cx + 140, cy + 20], width: 40, bend: 30 },
      { from: [900, cy - 120], to: [cx + 160, cy + 30], width: 34, bend: -20 },
    ],
    borders: [
      {
        path: through([
          [920, cy - 190],
          [760, cy - 150],
          [cx + 120, cy - 50],
          [cx - 20, cy + 90],
          [cx - 70, 1060],
          [cx, 1220],
        ]),
        stripes: [
          [darken(base, 0.2), 42],
          [lighten(base, 0.35), 38],
          [accent, 26, '2 5'],
          [second, 12],
        ],
      },
    ],
    lie: { x: 700, y: cy - 200, angle: 40, width: 700, height: 700, flare: 1, ripple: 4 },
  });
}
