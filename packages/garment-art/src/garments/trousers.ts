import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { lightOn } from '../folds.ts';
import { n } from '../outline.ts';
import { darken } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { stitches } from './details.ts';
import { jeansLegs } from './jeans.ts';
import { drawLegs, hungLegs, type LegCut } from './legs.ts';
import { rib } from './rib.ts';
import { trouserMarks } from './trouser-marks.ts';
import { waistband } from './waistband.ts';

/** Cotton or formal trousers, palazzos and track pants, by audience and chance. */
export function drawTrousers(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base] = fabric.colours;
  const women = art.audience === 'women' || art.audience === 'girls';
  const style =
    styleOf(pen) ??
    (women
      ? random.pick(['palazzo', 'tapered', 'palazzo'] as const)
      : random.pick(['chino', 'chino', 'tapered'] as const));
  const isRibbed = pen.asks('ribbed');
  const usual: LegCut = {
    ...jeansLegs,
    ...shapes[style],
    ankleY: pen.asks('cropped') ? 1010 : 1115,
    ...(isRibbed ? { ankle: 84, knee: 150, gather: true } : {}),
  };
  const cut = hungLegs(usual, pen);
  const extra = trouserMarks(pen, cut, base);
  const { shadow, shine } = lightOn(base);
  const marks = (side: number) => {
    const x = (value: number) => n(450 + side * value);
    const pocket = `M${x(104)} ${cut.waistY}L${x(172)} ${cut.waistY + 150}`;
    const crease = `M${x(90)} ${cut.waistY + 40}Q${x(108)} 560 ${x((cut.spread ?? 20) + cut.ankle * 0.5)} 1120`;
    return (
      extra(side) +
      (back
        ? `<path d="M${x(52)} ${cut.waistY + 96}h${side * 84}v10h${-side * 84}z" fill="${darken(base, 0.3)}"/>`
        : style === 'palazzo'
          ? ''
          : `<path d="${pocket}" stroke="${shadow}" stroke-width="3" stroke-opacity=".6"/>${stitches(pocket, shine)}<path d="${crease}" fill="none" stroke="${shine}" stroke-width="3" stroke-opacity=".35"/><path d="${crease}" transform="translate(4)" fill="none" stroke="${shadow}" stroke-width="3" stroke-opacity=".3"/>`)
    );
  };
  const [, second, accent] = fabric.colours;
  drawLegs(pen, fabric, {
    ...cut,
    marks,
    borders:
      style === 'palazzo' && random.chance(0.6)
        ? [
            [accent, 56],
            [second, 50],
            [accent, 18],
            [base, 8],
          ]
        : isRibbed
          ? rib(base, 130)
          : [
              [darken(base, 0.3), 26],
              [base, 24],
            ],
  });
  if (style === 'chino' && !back)
    pen.draw(
      `<path d="M450 162V390" stroke="${shadow}" stroke-width="2.4" stroke-opacity=".6"/>${stitches('M484 164V300Q482 360 454 378', shine)}`,
    );
  waistband(pen, fabric, cut.waist, cut.waistY, 44, bandOf(pen, style), back, shine);
}

type Style = keyof typeof shapes;

const shapes = {
  palazzo: { ankle: 205, knee: 188, hip: 190, flowing: true, spread: 16 },
  pyjama: { ankle: 150, knee: 162, hip: 186, flowing: true, spread: 26 },
  chino: { ankle: 112, knee: 148, spread: 40 },
  tapered: { ankle: 88, knee: 142, spread: 48 },
  flares: { ankle: 190, knee: 122, hip: 176, spread: 14 },
} satisfies Record<string, Partial<LegCut>>;

function styleOf(pen: Pen): Style | undefined {
  if (pen.asks('palazzo')) return 'palazzo';
  if (pen.asks('flares')) return 'flares';
  if (pen.asks('ribbed')) return 'tapered';
  if (pen.asks('belt') || pen.asks('waist-pleats') || pen.asks('cargo-pockets')) return 'chino';
  if (pen.asks('cropped')) return 'tapered';
  return pen.asks('drawstring') ? 'pyjama' : undefined;
}

const bandOf = (pen: Pen, style: Style) =>
  style === 'chino' ? 'belt' : style === 'flares' && !pen.asks('drawstring') ? 'elastic' : 'drawstring';

export function drawLeggings(pen: Pen, _art: Art, fabric: Fabric, back: boolean): void {
  const [base] = fabric.colours;
  const cut: LegCut = {
    waist: 124,
    waistY: 150,
    hip: 152,
    ankleY: 1110,
    ankle: 58,
    knee: 96,
    spread: 44,
    borders: [
      [darken(base, 0.3), 22],
      [base, 20],
    ],
  };
  drawLegs(pen, fabric, hungLegs(cut, pen));
  waistband(pen, fabric, 124, 150, 46, 'elastic', back, lightOn(base).shine);
}
