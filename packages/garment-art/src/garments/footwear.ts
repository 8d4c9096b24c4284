import { type Fabric, weave } from '../cloth.ts';
import { n, type Point, through } from '../outline.ts';
import { darken } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { roundness } from '../surface.ts';
import { printMakers } from '../prints/print-makers.ts';

/** Draws a pair seen from above: the same shoe twice, the right one mirrored, each turned a little. */
export function drawPair(pen: Pen, shoe: string, sole: string): void {
  const { random } = pen;
  const id = pen.define('shoe', `<g id="ID">${shoe}</g>`);
  const shadow = pen.define('shoeshadow', `<path id="ID" d="${sole}"/>`);
  const turn = random.between(5, 13);
  for (const side of [-1, 1]) {
    const shift = random.between(-24, 24);
    const place = `translate(${450 + side * 172} ${n(600 + shift)})rotate(${n(side * turn)})scale(${side} 1)`;
    pen.draw(
      `<g fill="#2a1810" stroke="#2a1810" stroke-linejoin="round">${[
        [40, 0.03],
        [26, 0.05],
        [14, 0.08],
        [3, 0.14],
      ]
        .map(
          ([width, opacity]) =>
            `<use href="#${shadow}" transform="translate(14 20)${place}" stroke-width="${width}" fill-opacity="${opacity}" stroke-opacity="${opacity}"/>`,
        )
        .join('')}</g><use href="#${id}" transform="${place}"/>`,
    );
  }
}

/** A print laid inside an outline, with the light of a rounded upper. */
export function upper(pen: Pen, fabric: Fabric, outline: readonly Point[], embroidery: string): string {
  const [base] = fabric.colours;
  const shape = through(outline, true);
  const clip = pen.define(shape, `<clipPath id="ID"><path d="${shape}"/></clipPath>`);
  const cloth = weave(pen, fabric, { x: 0, y: -420, angle: 0, width: 300, height: 820, flare: 1, ripple: 0 });
  return `<g clip-path="url(#${clip})"><path d="${shape}" fill="${base}"/>${printMakers[fabric.print](cloth)}${embroidery}<path d="${shape}" fill="url(#${roundness(pen, base)})"/></g><path d="${shape}" fill="none" stroke="${darken(base, 0.55)}" stroke-width="2"/>`;
}

export const leather = '#c08d5c';
