import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { mirrors } from '../surface.ts';
import { use } from './jewellery.ts';
import { stone } from './metal.ts';
import { drawCholi } from './choli.ts';
import { drawDressForm } from './dress-form.ts';
import { drawFlare } from './flare.ts';
import { drawShoulderDupatta } from './shoulder-dupatta.ts';

/** Positions on a flared skirt, in rows that widen with it. */
const skirtSpots = (waistY: number, hem: number, hemY: number): (readonly [number, number])[] =>
  [0.2, 0.36, 0.52, 0.68, 0.82].flatMap((share, row) => {
    const half = 122 + (hem - 122) * share * 0.92;
    const count = 4 + row * 2;
    return Array.from({ length: count }, (_, index) => {
      const at = ((index + 0.5) / count) * 2 - 1;
      return [450 + at * half * 0.92, waistY + (hemY - waistY) * share + 40 * (1 - at * at)] as const;
    });
  });

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
  if (pen.asks('mirrors')) pen.draw(mirrors(pen, accent, skirtSpots(waistY, hem, hemY)));
  if (pen.asks('pearls')) {
    const pearl = stone(pen, '#f7efe0', '#cdbfa6', 7);
    pen.draw(
      skirtSpots(waistY, hem, hemY)
        .map(([x, y]) => use(pearl, x, y))
        .join(''),
    );
  }
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
