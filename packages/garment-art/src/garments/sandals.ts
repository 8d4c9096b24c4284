import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { n, type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { petals } from '../prints/strokes.ts';
import { drawPair, leather } from './footwear.ts';
import { drawHeels } from './heels.ts';
import { drawSoles } from './soles.ts';

/** Sandals from above: shaped footbed, crossed or toe straps, buckle; on heels from the side. */
export function drawSandals(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const narrow = art.audience === 'women' ? 0.84 : 1;
  const bed = random.pick([leather, '#a9744a', '#d8b48c', '#5b3b2a']);
  const sole: Point[] = (
    [
      [-18, -386],
      [62, -380],
      [120, -270],
      [122, -130],
      [90, 60],
      [94, 240],
      [70, 356],
      [4, 388],
      [-62, 356],
      [-80, 240],
      [-72, 60],
      [-104, -130],
      [-96, -290],
    ] as [number, number][]
  ).map(([x, y]) => [x * narrow, y]);
  if (back) return drawSoles(pen, sole, leather);
  if (pen.asks('block-heel')) return drawHeels(pen, fabric);
  const edge = through(sole, true);
  const inner = through(
    sole.map(([x, y]): Point => [x * 0.88, y * 0.95]),
    true,
  );
  const toeLoop = pen.asks('kolhapuri');
  const style = pen.asks('straps') ? 2 : toeLoop ? 0 : random.whole(0, 2);
  const glow = pen.define(
    'hide',
    '<radialGradient id="ID" cx=".4" cy=".25"><stop stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-color="#3a1d08" stop-opacity=".4"/></radialGradient>',
  );
  const strap = (path: string, width: number) =>
    `<path d="${path}" fill="none" stroke="#160b1c" stroke-opacity=".3" stroke-width="${width + 6}" transform="translate(4 9)"/><path d="${path}" fill="none" stroke="${darken(base, 0.5)}" stroke-width="${width + 3}"/><path d="${path}" fill="none" stroke="${base}" stroke-width="${width}"/><path d="${path}" fill="none" stroke="${second}" stroke-width="${n(width * 0.5)}" stroke-dasharray="8 9"/><path d="${path}" fill="none" stroke="${lighten(base, 0.55)}" stroke-width="2" stroke-dasharray="6 4" transform="translate(0 ${n(-width * 0.36)})"/>`;
  const x = (value: number) => n(value * narrow);
  const straps =
    style === 0
      ? strap(`M${x(-108)} -150Q0 -30 ${x(104)} 20`, 54) + strap(`M${x(124)} -170Q20 -60 ${x(-88)} 10`, 54)
      : style === 1
        ? strap(`M${x(-106)} -60Q${x(-30)} -170 ${x(-16)} -268`, 40) +
          strap(`M${x(112)} -60Q${x(50)} -190 ${x(-16)} -268`, 40) +
          `<circle cx="${x(-16)}" cy="-262" r="22" fill="${accent}" stroke="${darken(accent, 0.5)}" stroke-width="2"/><path d="${petals(8, 4, 18, 7)}" transform="translate(${x(-16)} -262)" fill="${lighten(accent, 0.4)}"/>`
        : strap(`M${x(-108)} -200Q${x(10)} -300 ${x(124)} -200`, 66) +
          strap(`M${x(-92)} -10Q${x(10)} -110 ${x(104)} -10`, 56) +
          strap(`M${x(-80)} 250Q${x(6)} 180 ${x(92)} 250`, 34) +
          (pen.asks('straps')
            ? strap(`M${x(-106)} -110Q${x(10)} -196 ${x(118)} -110`, 24) +
              strap(`M${x(-84)} 70Q${x(6)} 0 ${x(94)} 70`, 24)
            : '');
  const loop = toeLoop ? strap(`M${x(-66)} -262Q${x(-40)} -334 ${x(6)} -300`, 22) : '';
  const buckle =
    style === 0
      ? ''
      : `<rect x="${x(78)}" y="${style === 1 ? -120 : -66}" width="40" height="44" rx="6" fill="none" stroke="#c9a24e" stroke-width="8"/>`;
  drawPair(
    pen,
    `<path d="${edge}" fill="${darken(bed, 0.45)}" stroke="${darken(bed, 0.7)}" stroke-width="8"/><path d="${edge}" fill="${bed}"/><path d="${edge}" fill="url(#${glow})"/><path d="${inner}" fill="none" stroke="${lighten(bed, 0.45)}" stroke-width="3" stroke-dasharray="9 6"/><ellipse cy="236" cx="6" rx="${x(52)}" ry="72" fill="#2a1206" fill-opacity=".16"/><ellipse cy="-190" cx="10" rx="${x(66)}" ry="92" fill="#2a1206" fill-opacity=".12"/>${straps}${loop}${buckle}`,
    edge,
  );
}
