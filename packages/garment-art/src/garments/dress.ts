import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { lightOn } from '../folds.ts';
import { darken } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { drawBodice } from './bodice.ts';
import { type Cut, cutOf } from './cut.ts';
import { buttons } from './details.ts';
import { drawBow, drawStraps, smocking, tierSeams } from './dress-marks.ts';
import { drawFlare } from './flare.ts';
import { drawKaftan } from './kaftan.ts';
import { hemTrim, sleeveFor } from './kurta.ts';
import { drawCrossOver } from './upper-marks.ts';

/** A Western dress: fitted bodice, swinging skirt to the knee or longer, and the features its words ask for. */
export function drawDress(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  if (pen.asks('kaftan')) return drawKaftan(pen, art, fabric, back);
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const pinafore = pen.asks('pinafore');
  const straps = pinafore || pen.asks('thin-straps');
  const hasButtons = pen.asks('button-front');
  const cut = { ...cutOf('kurti', art, 0), top: 140, armpit: 330 };
  cut.shoulder *= 1.04;
  const waistY = random.whole(470, 505);
  const waist = cut.waist * random.between(0.92, 0.98);
  const maxi = art.length === 'long' || (art.length === undefined && random.chance(0.4));
  const style = hasButtons ? 2 : pen.asks('bow') || straps ? 0 : random.whole(0, 2);
  const hem = maxi ? random.between(235, 300) : random.between(250, 320);
  const hemY =
    pen.wearer?.hemY ?? (maxi ? 1095 : art.length === 'short' ? 880 : pen.asks('midi') ? 1045 : 975);
  const tiers = pen.asks('tiers');
  const hasPoints = pen.asks('handkerchief');
  if (pinafore) drawUnder(pen, fabric, back);
  drawFlare(pen, fabric, {
    waist,
    waistY,
    hem: tiers ? hem * 1.12 : hem,
    hemY: hasPoints ? hemY - 10 : hemY,
    dip: 34,
    waves: random.whole(4, 7),
    spring: random.between(0.3, 0.75),
    gathered: style > 0 || tiers,
    pointed: hasPoints,
    borders: hemOf(pen, fabric, style),
    marks: tiers ? tierSeams(base, { waist, waistY, hem, hemY }) : '',
  });
  const wornCut: Cut = straps
    ? {
        ...cut,
        neck: cut.neck * 1.2,
        top: cut.top + (pinafore ? 66 : 40),
        shoulder: cut.neck * 1.2 + (pinafore ? 44 : 16),
        drop: 8,
      }
    : cut;
  const isWrap = pen.asks('wrap');
  drawBodice(
    pen,
    fabric,
    {
      cut: wornCut,
      waistY,
      waist,
      neck: isWrap ? 'v' : (art.neck ?? random.pick(['round', 'v', 'boat', 'v'])),
      sleeve: {
        ...sleeveFor(
          straps ? { ...art, sleeve: 'none' } : art,
          random.pick(['none', 'short', 'short', 'elbow']),
          cut,
        ),
        cuff: 132,
        angle: random.between(22, 29),
      },
      ...(pen.asks('smocking') ? { marks: smocking(pen, base, cut, waistY) } : {}),
      ...(style === 2 || straps ? {} : { band: style === 1 ? accent : darken(base, 0.25) }),
    },
    back,
  );
  if (straps) drawStraps(pen, wornCut, base, pinafore);
  if (back) return;
  if (isWrap)
    drawCrossOver(pen, { ...wornCut, waistY: waistY + 40, waist, hem, hemY, dip: 20 }, base, accent, 'wrap');
  else if (style === 0 && !straps) drawBow(pen, base, waistY);
  if (style !== 2) return;
  const from = cut.top + (art.neck === 'collar' ? 70 : 140);
  const last = hasButtons ? hemY - 60 : waistY + 300;
  buttons(pen, 450, from, 48, Math.floor((last - from) / 48), second, 7);
}

/** The white shirt under a pinafore. */
function drawUnder(pen: Pen, fabric: Fabric, back: boolean): void {
  const tee: Fabric = { ...fabric, print: 'plain', colours: ['#efe9dd', '#d8d0c2', '#c9b79a'] };
  const cut = {
    ...cutOf(
      'kurti',
      { garment: 'dress', print: 'plain', colours: tee.colours, seed: 1, audience: 'women' },
      0,
    ),
    top: 140,
    armpit: 330,
  };
  drawBodice(
    pen,
    tee,
    {
      cut,
      waistY: 470,
      waist: cut.waist,
      neck: 'round',
      sleeve: { length: 225, cuff: 130, kind: 'short', angle: 24 },
    },
    back,
  );
}

function hemOf(pen: Pen, fabric: Fabric, style: number) {
  const [base] = fabric.colours;
  if (style === 1) return hemTrim(pen, fabric, '', 0.8)[0]?.stripes ?? [];
  return [
    [darken(base, 0.3), 22],
    [base, 20],
    [lightOn(base).shine, 15, '5 3'],
    [base, 13],
  ] as const;
}
