import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { cutOf } from './cut.ts';
import { drawKurta } from './kurta.ts';
import { drawLegs } from './legs.ts';
import { drawShoulderDupatta } from './shoulder-dupatta.ts';

/** A kurta with its trousers, and for women often a dupatta over one shoulder. */
export function drawKurtaSet(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const woman = art.audience === 'women' || art.audience === 'girls';
  const lower: Fabric = {
    ...fabric,
    print: woman && random.chance(0.4) ? fabric.print : 'plain',
    colours: woman
      ? [random.chance(0.5) ? base : second, accent, accent]
      : [lighten(second, 0.4), base, accent],
  };
  const wide = pen.asks('palazzo') || (woman && random.chance(0.55));
  const band = [
    [darken(accent, 0.2), 60],
    [accent, 55],
    [lower.colours[0], 40],
    [accent, 10],
  ] as const;
  drawLegs(
    pen,
    lower,
    wide
      ? {
          waist: 118,
          waistY: 520,
          hip: 150,
          ankleY: 1125,
          ankle: 168,
          knee: 152,
          spread: 10,
          flowing: true,
          borders: band,
        }
      : {
          waist: 118,
          waistY: 520,
          hip: 146,
          ankleY: 1125,
          ankle: 84,
          knee: 112,
          spread: 30,
          borders: woman
            ? band
            : [
                [darken(lower.colours[0], 0.3), 22],
                [lower.colours[0], 20],
              ],
        },
  );
  const cut = cutOf('set', { ...art, length: art.length ?? 'knee' }, random.between(-0.8, 0.8));
  cut.hemY += woman ? 20 : 50;
  drawKurta(pen, art, fabric, back, cut);
  if (woman && random.chance(0.65)) {
    drawShoulderDupatta(
      pen,
      {
        ...fabric,
        print: random.pick(['plain', 'leheriya', 'bandhani', fabric.print]),
        colours: [second, base, accent],
        scale: fabric.scale * 0.8,
      },
      back ? -1 : random.pick([1, -1]),
      cut.top + 22,
      random.between(600, 760),
      cut.shoulder * 0.72,
    );
  }
}

/** A salwar suit: kameez, gathered salwar and always a dupatta. */
export function drawSalwarSuit(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const lower: Fabric = { ...fabric, print: 'plain', colours: [second, base, accent] };
  const patiala = pen.asks('patiala');
  drawLegs(pen, lower, {
    waist: 120,
    waistY: 520,
    hip: patiala ? 214 : 176,
    ankleY: 1120,
    ankle: random.between(70, 88),
    knee: patiala ? 196 : random.between(128, 156),
    spread: 24,
    flowing: true,
    borders: [
      [accent, 54],
      [lighten(second, 0.2), 44],
      [accent, 14],
    ],
  });
  const cut = cutOf('set', { ...art, length: 'knee' }, random.between(-0.6, 1));
  cut.hemY += 30;
  drawKurta(pen, art, fabric, back, cut);
  const chance = random.pick(['leheriya', 'bandhani', 'plain', 'gota'] as const);
  const dupatta = pen.asks('graph-checks') ? 'checks' : chance;
  const scarf: Fabric = {
    ...fabric,
    print: dupatta,
    colours: [second, base, accent],
    scale: 0.8,
  };
  drawShoulderDupatta(pen, scarf, back ? -1 : 1, cut.top + 22, random.between(640, 800), cut.shoulder * 0.72);
  if (random.chance(0.45))
    drawShoulderDupatta(
      pen,
      scarf,
      back ? 1 : -1,
      cut.top + 22,
      random.between(560, 700),
      cut.shoulder * 0.72,
    );
}
