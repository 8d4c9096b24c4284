import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { lightOn } from '../folds.ts';
import { n } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { stitches } from './details.ts';
import { drawLegs, hungLegs, type LegCut } from './legs.ts';
import { waistband } from './waistband.ts';

export const jeansLegs: LegCut = {
  waist: 148,
  waistY: 150,
  hip: 182,
  ankleY: 1110,
  ankle: 112,
  knee: 142,
  spread: 44,
};

/** Each fit relative to straight jeans: ankle, knee and hip as fractions, and the legs' spread. */
const fits = {
  slim: { ankle: 0.76, knee: 0.84, hip: 0.95, spread: 50 },
  skinny: { ankle: 0.56, knee: 0.66, hip: 0.88, spread: 56 },
  straight: { ankle: 1.1, knee: 1, hip: 1, spread: 36 },
  mom: { ankle: 0.84, knee: 1.12, hip: 1.14, spread: 52 },
  'wide-leg': { ankle: 1.72, knee: 1.42, hip: 1.04, spread: 12 },
  tapered: { ankle: 0.66, knee: 0.98, hip: 1.06, spread: 60 },
  flares: { ankle: 1.6, knee: 0.92, hip: 0.98, spread: 16 },
} as const;

/** The fit that the words ask for, if any. */
export function fitOf(pen: Pen): (typeof fits)[keyof typeof fits] | undefined {
  const name = (Object.keys(fits) as (keyof typeof fits)[]).find((fit) => pen.asks(fit));
  return name && fits[name];
}

/** Raises the waist. */
function raise(cut: LegCut): void {
  cut.waistY -= 44;
  cut.waist *= 0.92;
  cut.rise = 0.31 * (cut.ankleY - cut.waistY);
}

/** Blue jeans: topstitching, scoop pockets, coin pocket, rivets, fading on the thighs; pockets and yoke behind. */
export function drawJeans(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base] = fabric.colours;
  // On a hanger, a child's jeans are drawn smaller; on a figure, the body sets the size.
  const small = !pen.wearer && (art.audience === 'girls' || art.audience === 'boys');
  const fit = fitOf(pen) ?? fits[random.pick(['slim', 'straight', 'tapered'] as const)];
  const cut: LegCut = {
    ...jeansLegs,
    ankle: jeansLegs.ankle * fit.ankle,
    knee: jeansLegs.knee * fit.knee,
    hip: jeansLegs.hip * fit.hip,
    flowing: fit.ankle > 1.4,
    ankleY: small ? 980 : 1110,
    waistY: small ? 220 : 150,
    spread: fit.spread,
  };
  const { shadow, shine } = lightOn(base);
  const thread = random.pick(['#d59a4a', '#e2b46c', '#efe3c6']);
  const wash = random.between(0.2, 0.55) * (pen.asks('raw') ? 0 : 1);
  const fade = pen.define(
    'fade',
    `<radialGradient id="ID"><stop stop-color="${lighten(base, 0.7)}" stop-opacity="${n(wash)}"/><stop offset="1" stop-color="${lighten(base, 0.6)}" stop-opacity="0"/></radialGradient>`,
  );
  const { waistY: top, hip } = cut;
  const rivet = (x: number, y: number) =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="4.5" fill="#c58f52" stroke="#5d3b1c"/><circle cx="${n(x - 1)}" cy="${n(y - 1)}" r="1.3" fill="#f6dfb8"/>`;
  const seam = (path: string) =>
    `<path d="${path}" fill="none" stroke="${shadow}" stroke-width="3" stroke-opacity=".5"/>${stitches(path, thread, 1.8)}`;
  const marks = (side: number) => {
    const x = (value: number) => n(450 + side * value);
    const thighs = `<ellipse cx="${x(105)}" cy="${top + 400}" rx="62" ry="220" fill="url(#${fade})"/><ellipse cx="${x(110)}" cy="${top + 720}" rx="46" ry="110" fill="url(#${fade})" fill-opacity=".7"/>`;
    const whiskers = [0, 1, 2, 3]
      .map(
        (line) =>
          `M${x(22)} ${top + 236 + line * 16}Q${x(80)} ${top + 220 + line * 20} ${x(140)} ${top + 196 + line * 30}`,
      )
      .join('');
    const outer = `M${x(hip - 12)} ${top + 260}Q${x(168)} ${top + 460} ${x((cut.spread ?? 0) + cut.ankle - 9)} ${cut.ankleY}`;
    if (back) {
      const pocket = `M${x(34)} ${top + 118}L${x(136)} ${top + 100}L${x(140)} ${top + 216}L${x(92)} ${top + 250}L${x(42)} ${top + 228}Z`;
      return `${thighs}<path d="${pocket}" fill="${base}" fill-opacity=".4"/>${seam(pocket)}${stitches(`M${x(40)} ${top + 176}q${side * 26}-22 ${side * 48} 4q${side * 26}-30 ${side * 50}-10`, thread, 2)}${seam(`M${x(0)} ${top + 74}L${x(168)} ${top + 40}`)}${seam(outer)}${rivet(450 + side * 36, top + 122)}${rivet(450 + side * 134, top + 104)}`;
    }
    return (
      `${thighs}<path d="${whiskers}" fill="none" stroke="${shine}" stroke-width="6" stroke-opacity="${n(wash * 0.3)}"/>` +
      `<path d="M${x(66)} ${top - 2}C${x(78)} ${top + 70} ${x(120)} ${top + 96} ${x(190)} ${top + 92}V${top - 2}Z" fill="${darken(base, 0.16)}"/>${seam(`M${x(66)} ${top}C${x(78)} ${top + 70} ${x(120)} ${top + 96} ${x(190)} ${top + 92}`)}` +
      (side < 0 ? seam(`M${x(104)} ${top + 30}h${-side * -52}v40`) : '') +
      seam(outer) +
      rivet(450 + side * 68, top + 14) +
      rivet(450 + side * 158, top + 90)
    );
  };
  const hasCuff = pen.asks('turned-cuff');
  if (pen.asks('high-rise')) raise(cut);
  const cuffs = hasCuff
    ? ([
        [darken(base, 0.5), 132],
        [lighten(base, 0.45), 128],
        [lighten(base, 0.62), 30],
        ['#b8322f', 5],
      ] as const)
    : ([
        [darken(base, 0.3), 42],
        [base, 40],
        [thread, 34, '5 3.5'],
        [lighten(base, 0.12), 31],
      ] as const);
  drawLegs(pen, fabric, hungLegs({ ...cut, marks, borders: cuffs }, pen));
  if (!back)
    pen.draw(
      seam(`M450 ${top + 12}V${top + 232}`) +
        stitches(`M486 ${top + 14}V${top + 150}Q484 ${top + 208} 454 ${top + 224}`, thread, 1.8) +
        stitches(`M480 ${top + 14}V${top + 150}Q478 ${top + 200} 454 ${top + 214}`, thread, 1.8),
    );
  else pen.draw(seam(`M450 ${top + 12}V${top + 246}`));
  waistband(pen, fabric, cut.waist, top, 44, 'belt', back, thread);
  if (back)
    pen.draw(
      `<path d="M506 ${top - 34}h62v38h-62z" fill="#a8693a" stroke="#5d3b1c"/>${stitches(`M510 ${top - 30}h54v30h-54z`, '#e8cfa0', 1.2)}`,
    );
}
