import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { lightOn } from '../folds.ts';
import { n } from '../outline.ts';
import { darken } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { stitches, tassel } from './details.ts';
import { drawWrapEdge, knifePleats } from './skirt-marks.ts';
import { drawFlare } from './flare.ts';
import { hemTrim } from './kurta.ts';

/** A skirt alone, on its waistband: flared, gathered or A-line, with a drawcord for the long Rajasthani ghaghra. */
export function drawSkirt(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, , accent] = fabric.colours;
  const long = art.length === 'long' || (art.length === undefined && random.chance(0.55));
  const waist = random.between(122, 138);
  // On a figure, the skirt begins at the figure's waist.
  const top = long || pen.wearer ? 150 : 235;
  const hemY = pen.wearer?.hemY ?? top + (long ? 890 : art.length === 'short' ? 525 : 645);
  const aLine = pen.asks('a-line');
  const pleats = pen.asks('knife-pleats');
  const isWrap = pen.asks('wrap');
  drawFlare(pen, fabric, {
    waist,
    waistY: top,
    hem: aLine ? 250 : long ? random.between(320, 370) : random.between(270, 330),
    hemY,
    dip: 50,
    waves: random.whole(6, 9),
    spring: aLine ? 0.1 : random.between(0.2, 0.7),
    gathered: !aLine && !pleats && random.chance(0.7),
    marks: pleats ? knifePleats(base, { waist, waistY: top, hem: 330, hemY }) : '',
    borders: hemTrim(pen, fabric, '', long ? 1.4 : 1)[0]?.stripes ?? [],
  });
  const band = `M${n(450 - waist)} ${top - 42}Q450 ${top - 28} ${n(450 + waist)} ${top - 42}l4 46Q450 ${top + 18} ${n(450 - waist - 4)} ${top + 4}z`;
  const { shadow } = lightOn(base);
  pen.draw(
    `<path d="M${n(450 - waist + 2)} ${top - 41}Q450 ${top - 66} ${n(450 + waist - 2)} ${top - 41}Q450 ${top - 24} ${n(450 - waist + 2)} ${top - 41}" fill="${darken(base, 0.55)}"/><path d="${band}" fill="${darken(base, 0.1)}" stroke="${darken(base, 0.5)}" stroke-width="1.3"/><path d="${band}" fill="${shadow}" fill-opacity=".1"/>${stitches(`M${n(450 - waist)} ${top - 34}Q450 ${top - 20} ${n(450 + waist)} ${top - 34}`, lightOn(base).shine)}`,
  );
  if (isWrap && !back) drawWrapEdge(pen, waist, top, hemY, accent);
  else if (!back && long)
    pen.draw(
      `<path d="M${n(450 + waist * 0.5)} ${top}c-16 40 10 80-6 128M${n(450 + waist * 0.56)} ${top}c14 40 4 90 16 160" fill="none" stroke="${accent}" stroke-width="5"/>${tassel(450 + waist * 0.5 - 6, top + 130, accent, 1.2)}${tassel(450 + waist * 0.56 + 16, top + 162, accent, 1.2)}`,
    );
}
