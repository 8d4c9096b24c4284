import type { Art } from '../art.ts';
import { groundShadow } from '../backdrop.ts';
import type { Fabric } from '../cloth.ts';
import type { Fold } from '../folds.ts';
import { n, type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import { drawPanel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { buttons, stitches, tassel } from './details.ts';

/** A bag: cloth tote or structured handbag, on the floor, handles up. */
export function drawBag(pen: Pen, _art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const hide = random.pick(['#8a5a3c', '#b98a5a', '#3c2a22', '#6b3f2a']);
  const handbag = random.chance(0.5);
  groundShadow(pen, 460, 1032, 390, 0.6);
  const top = handbag ? 560 : 480;
  const handle = (rise: number, colour: string, width: number) =>
    `<path d="M326 ${top + 24}C326 ${top - rise} 574 ${top - rise} 574 ${top + 24}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const rise = handbag ? 300 : 360;
  const strap = (shift: number, dim: number) =>
    `<g transform="translate(${shift} ${-shift * 0.8})">${handle(rise, darken(hide, 0.6), 27)}${handle(rise, darken(hide, dim), 24)}${handle(rise + 9, lighten(hide, 0.35), 3)}</g>`;
  pen.draw(strap(18, 0.45));
  const outline: Point[] = handbag
    ? [
        [234, top, 'c'],
        [450, top - 12],
        [666, top, 'c'],
        [716, 820],
        [724, 980],
        [690, 1030],
        [450, 1042],
        [210, 1030],
        [176, 980],
        [184, 820],
      ]
    : [
        [210, top, 'c'],
        [450, top + 12],
        [690, top, 'c'],
        [702, 760],
        [714, 1010, 'c'],
        [450, 1042],
        [186, 1010, 'c'],
        [198, 760],
      ];
  const folds: Fold[] = handbag
    ? [
        { from: [210, 1000], to: [300, 800], width: 20, bend: 14 },
        { from: [690, 1000], to: [600, 800], width: 20, bend: -14 },
      ]
    : [
        { from: [326, top + 30], to: [280, 900], width: 24, bend: 12 },
        { from: [574, top + 30], to: [620, 920], width: 24, bend: -12 },
        { from: [240, 1000], to: [430, 880], width: 22, bend: 14 },
        { from: [670, 990], to: [500, 850], width: 20, bend: -12 },
        { from: [450, top + 20], to: [440, 760], width: 22, bend: 6 },
      ];
  const rim = through([
    [outline[0]?.[0] ?? 0, top - 2],
    [450, top + (handbag ? -12 : 12)],
    [outline[2]?.[0] ?? 0, top - 2],
  ]);
  drawPanel(pen, {
    outline,
    fabric,
    folds,
    borders: [
      {
        path: rim,
        stripes: handbag
          ? [
              [darken(hide, 0.4), 50],
              [hide, 46],
              [lighten(hide, 0.4), 40, '6 4'],
              [hide, 37],
            ]
          : [
              [darken(base, 0.35), 64],
              [base, 61],
              [lighten(base, 0.5), 54, '6 4'],
              [base, 51],
            ],
      },
      {
        path: 'M170 1034H730',
        stripes: handbag
          ? [
              [darken(hide, 0.5), 150],
              [hide, 144],
              [lighten(hide, 0.4), 132, '8 5'],
              [hide, 128],
            ]
          : [
              [accent, 60],
              [second, 40],
            ],
      },
    ],
    lie: { x: 450, y: top - 20, angle: 0, width: 500, height: 600, flare: 1.06, ripple: 4 },
  });
  if (handbag && !back) {
    const flap: Point[] = [
      [228, top - 14, 'c'],
      [450, top - 30],
      [672, top - 14, 'c'],
      [688, top + 120],
      [640, top + 220],
      [450, top + 262],
      [260, top + 220],
      [212, top + 120],
    ];
    drawPanel(pen, {
      outline: flap,
      fabric: { ...fabric, print: 'plain', colours: [hide, second, accent] },
      light: true,
      marks: stitches(
        through(
          flap.map(([x, y]): Point => [450 + (x - 450) * 0.95, y - 11]),
          true,
        ),
        lighten(hide, 0.5),
        2.4,
      ),
      lie: { x: 450, y: top, angle: 0, width: 480, height: 260, flare: 1, ripple: 0 },
    });
    pen.draw(
      `<rect x="416" y="${top + 206}" width="68" height="60" rx="10" fill="#c9a24e" stroke="#6f5220" stroke-width="2"/><rect x="426" y="${top + 214}" width="48" height="20" rx="6" fill="#f2dfa4" fill-opacity=".7"/><circle cx="450" cy="${top + 246}" r="8" fill="#6f5220"/>`,
    );
  }
  pen.draw(strap(0, 0));
  for (const x of [326, 574])
    pen.draw(
      `<path d="M${x - 22} ${top + 4}h44v60l-22 18l-22-18z" fill="${hide}" stroke="${darken(hide, 0.6)}" stroke-width="1.6"/>${stitches(`M${x - 16} ${top + 12}v50l16 12l16-12v-50z`, lighten(hide, 0.5), 1.6)}<circle cx="${x}" cy="${top + 34}" r="8" fill="#c9a24e" stroke="#6f5220"/>`,
    );
  if (!back && random.chance(0.6))
    pen.draw(
      `<path d="M574 ${top + 40}q36 40 26 96" fill="none" stroke="${accent}" stroke-width="5"/>${tassel(600, top + 140, accent, 2)}`,
    );
}

/** A cap: six panels, stitched brim, button on top. */
export function drawCap(pen: Pen, _art: Art, fabric: Fabric, back: boolean): void {
  const [base, second, accent] = fabric.colours;
  groundShadow(pen, 450, 842, 370, 0.55);
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
    [178, 726, 'c'],
    [310, 758],
    [450, 766],
    [590, 758],
    [722, 726, 'c'],
    [756, 790],
    [690, 850],
    [450, 884],
    [210, 850],
    [144, 790],
  ];
  const line = (share: number) =>
    through([
      [178 - 18 * share, 740 + 46 * share],
      [300, 778 + 70 * share],
      [450, 786 + 84 * share],
      [600, 778 + 70 * share],
      [722 + 18 * share, 740 + 46 * share],
    ]);
  drawPanel(pen, {
    outline: brim,
    fabric: { ...fabric, print: 'plain', colours: [base === second ? accent : second, base, accent] },
    marks: [0.15, 0.4, 0.65, 0.9].map((share) => stitches(line(share), lighten(second, 0.5), 2)).join(''),
    lie: { x: 450, y: 730, angle: 0, width: 600, height: 160, flare: 1, ripple: 0 },
  });
}

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
    const [left, right] = [170 + random.between(-14, 14), 730 + random.between(-14, 14)];
    const piece: Fabric = last
      ? fabric
      : {
          ...fabric,
          print: index % 2 ? fabric.print : 'plain',
          colours:
            index % 2 ? [second, base, accent] : [index === 0 ? accent : lighten(base, 0.3), second, base],
        };
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
      fabric: piece,
      round: 0.8,
      folds: [0.3, 0.55, 0.8].map((share) => ({
        from: [right - 10, y - tall * share],
        to: [left + random.between(20, 160), y - tall * share + random.between(-4, 4)],
        width: 9,
        bend: random.between(-4, 4),
      })),
      lie: { x: 450, y: y - tall - 10, angle: 0, width: 600, height: tall + 30, flare: 1, ripple: 3 },
    });
    y -= tall - 2;
  }
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
  if (back) return;
  pen.draw(
    `<path d="M452 ${n(y - 122)}V906" fill="none" stroke="${darken(accent, 0.35)}" stroke-width="10"/><path d="M450 ${n(y - 122)}V906" fill="none" stroke="${lighten(accent, 0.15)}" stroke-width="6" stroke-dasharray="7 3"/>` +
      `<path d="M450 ${n(y - 60)}c-60-50-90 10-10 6M450 ${n(y - 60)}c60-50 90 10 10 6" fill="none" stroke="${accent}" stroke-width="7"/>${tassel(420, y - 40, accent, 1.4)}${tassel(478, y - 44, accent, 1.4)}`,
  );
}
