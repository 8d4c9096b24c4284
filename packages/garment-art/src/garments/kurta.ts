import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { n } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Border } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { petals } from '../prints/strokes.ts';
import { type Cut, cutOf, hang } from './cut.ts';
import { buttons, placket, slits, standCollar } from './details.ts';
import { keyhole, type Neck, neckDepth, neckPath } from './neck.ts';
import { shirtCollar } from './shirt-collar.ts';
import { drawSleeves } from './sleeves.ts';
import { drawTorso, hemPath } from './torso.ts';
import { drawCrossOver, gatheredSeam, hipPockets, panelSeams } from './upper-marks.ts';

/** Trims a hem with one of three borders: a gold line, a printed band with lines, or plain stitching. */
export function hemTrim(pen: Pen, fabric: Fabric, path: string, wide = 1): Border[] {
  const [base, second, accent] = fabric.colours;
  const choice = pen.random.whole(0, 3);
  if (choice === 0)
    return [
      {
        path,
        stripes: [
          [darken(base, 0.3), 22],
          [base, 20],
          [lighten(base, 0.4), 17, '5 3'],
          [base, 15],
        ],
      },
    ];
  if (choice === 1)
    return [
      {
        path,
        stripes: [
          [accent, 34 * wide],
          [darken(accent, 0.35), 26 * wide],
          [lighten(accent, 0.35), 22 * wide, '6 5'],
          [accent, 8 * wide],
        ],
      },
    ];
  return [
    {
      path,
      stripes: [
        [accent, 74 * wide],
        [second, 66 * wide],
        [lighten(accent, 0.3), 44 * wide, '3 9'],
        [darken(second, 0.3), 26 * wide],
        [accent, 16 * wide],
        [second, 6],
      ],
    },
  ];
}

const sleeveLength = { none: 0, short: 235, elbow: 345, full: 590 } as const;

/** The sleeve of an upper garment: the art's own if set, else the garment's usual one. */
export function sleeveFor(
  art: Art,
  usual: NonNullable<Art['sleeve']>,
  cut: Cut,
): { kind: NonNullable<Art['sleeve']>; length: number } {
  const kind = art.sleeve ?? usual;
  const child = art.audience === 'girls' || art.audience === 'boys';
  return { kind, length: sleeveLength[kind] * ((cut.armpit - cut.top) / 185) ** 0.6 * (child ? 0.85 : 1) };
}

/** A kurta or kurti: straight or gently flared, slit at the sides, with a placket or an embroidered yoke. */
export function drawKurta(pen: Pen, art: Art, fabric: Fabric, back: boolean, ownCut?: Cut): void {
  const { random } = pen;
  const woman = art.audience === 'women' || art.audience === 'girls';
  const usual = ownCut ?? cutOf(woman ? 'kurti' : 'kurta', art, random.between(-1, 1));
  const cut = hang(shape(pen, usual), pen);
  const neck: Neck = art.neck ?? (woman ? random.pick(['round', 'v', 'keyhole', 'band', 'boat']) : 'band');
  const [base, second, accent] = fabric.colours;
  const sleeve = sleeveFor(art, woman ? random.pick(['elbow', 'full', 'elbow']) : 'full', cut);
  const hasTrim = woman || random.chance(0.4);
  const trim = hasTrim ? hemTrim(pen, fabric, hemPath(cut)) : [];
  const stripes =
    trim[0]?.stripes.map(([colour, width, dashes]) => [colour, width * 0.6, dashes ?? ''] as const) ??
    ([
      [darken(base, 0.3), 22],
      [base, 20],
    ] as const);
  if (sleeve.kind !== 'none') {
    drawSleeves(pen, fabric, cut, {
      length: sleeve.length,
      cuff: sleeve.kind === 'full' ? 86 : 116,
      angle: random.between(14, 20),
      borders: stripes,
    });
  }
  const isSewn = woman && !back && random.chance(0.55);
  const isAngrakha = !back && pen.asks('angrakha');
  const hasYoke = !back && pen.asks('yoke');
  const yoke = hasYoke ? chestYoke(cut, fabric) : !isAngrakha && isSewn ? yokeMarks(cut, neck, fabric) : '';
  const seams =
    panelSeams(pen, cut, base, accent) + gatheredSeam(pen, cut, base) + hipPockets(pen, cut, base);
  drawTorso(pen, fabric, cut, {
    neck,
    back,
    borders: trim,
    marks: yoke + seams + slits(cut, base, pen.asks('slits')),
  });
  const line = neckPath(cut, neck, back);
  pen.draw(
    `<path d="${line}" fill="none" stroke="${woman ? accent : darken(base, 0.25)}" stroke-width="7"/><path d="${line}" fill="none" stroke="${darken(woman ? second : base, 0.35)}" stroke-width="1.6"/>`,
  );
  if (neck === 'collar' && !back) shirtCollar(pen, fabric, cut, 16, 52);
  else if (neck === 'band' || neck === 'collar') standCollar(pen, fabric, cut, back);
  if (back) return;
  if (isAngrakha) return drawCrossOver(pen, cut, base, accent, 'angrakha');
  const depth = neckDepth[neck];
  if (!woman || neck === 'band' || neck === 'collar' || (neck === 'round' && !yoke)) {
    placket(pen, fabric, 450, cut.top + depth - 2, woman ? 150 : 235, 30);
    buttons(
      pen,
      450,
      cut.top + depth + 18,
      woman ? 40 : 50,
      woman ? 4 : 5,
      woman ? accent : lighten(base, 0.5),
    );
  } else if (neck === 'keyhole') {
    pen.draw(keyhole(cut, base, accent));
  }
}

/** The cut that the words ask for: straight, flared, or with long side slits. */
function shape(pen: Pen, cut: Cut): Cut {
  if (pen.asks('a-line'))
    return { ...cut, hem: cut.hem * 1.24, hip: cut.hip * 1.08, slit: 0, dip: cut.dip + 14 };
  if (pen.asks('straight')) return { ...cut, hem: cut.hip * 1.02 };
  return pen.asks('slits') ? { ...cut, slit: 380 } : cut;
}

/** A yoke: a separate piece over shoulders and chest, worked in rows and edged in the trim's colour. */
function chestYoke(cut: Cut, fabric: Fabric): string {
  const [, second, accent] = fabric.colours;
  const y = cut.armpit - 36;
  const row = (up: number) => `M0 ${n(y - up)}Q450 ${n(y - up + 150)} 900 ${n(y - up)}`;
  const flower = (x: number, down: number) =>
    `<path d="${petals(8, 3, 17, 6)}" transform="translate(${n(x)} ${n(down)})" fill="${accent}"/>`;
  const flowers = [-120, -80, -40, 0, 40, 80, 120].map((x) => flower(450 + x, y + 34 - (x / 120) ** 2 * 12));
  return (
    `<path d="M0 0H900V${n(y)}Q450 ${n(y + 150)} 0 ${n(y)}Z" fill="${second}"/>` +
    [66, 108, 150, 192]
      .map(
        (up) =>
          `<path d="${row(up)}" fill="none" stroke="${accent}" stroke-width="5" stroke-dasharray="3 9" stroke-linecap="round"/>`,
      )
      .join('') +
    flowers.join('') +
    `<path d="${row(0)}" fill="none" stroke="${darken(second, 0.35)}" stroke-width="20"/><path d="${row(0)}" fill="none" stroke="${accent}" stroke-width="15"/><path d="${row(0)}" fill="none" stroke="${lighten(accent, 0.5)}" stroke-width="5" stroke-dasharray="4 5"/>`
  );
}

/** An embroidered panel below the neck. */
function yokeMarks(cut: Cut, neck: Neck, fabric: Fabric): string {
  const [base, second, accent] = fabric.colours;
  const line = neckPath(cut, neck, false);
  return (
    `<path d="${line}" fill="none" stroke="${darken(base, 0.3)}" stroke-width="74"/><path d="${line}" fill="none" stroke="${second}" stroke-width="70"/>` +
    `<path d="${line}" fill="none" stroke="${accent}" stroke-width="58" stroke-dasharray="3 7"/><path d="${line}" fill="none" stroke="${darken(second, 0.25)}" stroke-width="46"/>` +
    `<path d="${line}" fill="none" stroke="${lighten(accent, 0.35)}" stroke-width="30" stroke-dasharray="5 8"/><path d="${line}" fill="none" stroke="${second}" stroke-width="16"/>`
  );
}
