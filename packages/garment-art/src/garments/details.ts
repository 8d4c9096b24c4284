import type { Fabric } from '../cloth.ts';
import { lightOn } from '../folds.ts';
import { n, type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import type { Cut } from './cut.ts';

/** A column of small round buttons, each with its shadow, glint and holes. */
export function buttons(
  pen: Pen,
  x: number,
  y: number,
  step: number,
  count: number,
  colour: string,
  radius = 6.5,
): void {
  const button = pen.define(
    `button${colour}${radius}`,
    `<g id="ID"><circle cx="1.5" cy="2.5" r="${radius + 1}" fill="#160b1c" fill-opacity=".35"/><circle r="${radius}" fill="${colour}" stroke="${darken(colour, 0.45)}" stroke-width="1"/>` +
      `<circle r="${n(radius * 0.62)}" fill="none" stroke="${darken(colour, 0.3)}" stroke-width=".8"/><path d="M-1.6-1.6h0M1.6-1.6h0M-1.6 1.6h0M1.6 1.6h0" stroke="${darken(colour, 0.6)}" stroke-width="1.8" stroke-linecap="round"/>` +
      `<path d="M${n(-radius * 0.6)} ${n(-radius * 0.4)}q${n(radius * 0.3)} ${n(-radius * 0.5)} ${n(radius * 0.8)} ${n(-radius * 0.4)}" fill="none" stroke="#fff" stroke-width="1.3" stroke-opacity=".75"/></g>`,
  );
  let markup = '';
  for (let index = 0; index < count; index++)
    markup += `<use href="#${button}" x="${n(x)}" y="${n(y + index * step)}"/>`;
  pen.draw(markup);
}

/** The strip that carries the buttons, with its stitching and the shadow of its edge. */
export function placket(
  pen: Pen,
  fabric: Fabric,
  x: number,
  y: number,
  length: number,
  width: number,
  square = false,
): void {
  const [base] = fabric.colours;
  const { shadow, shine } = lightOn(base);
  const half = width / 2;
  const end = square ? `h${-width}` : `l${-half} ${half * 0.9}l${-half} ${-half * 0.9}`;
  const shape = `M${x - half} ${n(y)}h${width}v${n(length)}${end}z`;
  pen.draw(
    `<path d="${shape}" fill="${base}" fill-opacity=".3"/><path d="M${x + half} ${n(y)}v${n(length)}" stroke="${shadow}" stroke-width="4" stroke-opacity=".3"/>` +
      `<path d="${shape}" fill="none" stroke="${darken(base, 0.45)}" stroke-width="1.3" stroke-opacity=".7"/>` +
      `<path d="M${x - half + 4} ${n(y + 2)}v${n(length - 4)}M${x + half - 4} ${n(y + 2)}v${n(length - 4)}" stroke="${shine}" stroke-width="1.1" stroke-dasharray="4 3" stroke-opacity=".75"/>`,
  );
}

/** A low standing collar in two halves that almost meet. */
export function standCollar(pen: Pen, fabric: Fabric, cut: Cut, back: boolean): void {
  const [base] = fabric.colours;
  const { neck, top } = cut;
  const height = 34;
  const { shadow, shine } = lightOn(base);
  const shade = (path: string) =>
    `<path d="${path}" fill="${base}" stroke="${darken(base, 0.5)}" stroke-width="1.3"/><path d="${path}" fill="${shine}" fill-opacity=".12"/>`;
  if (back) {
    pen.draw(
      shade(
        through(
          [
            [450 - neck - 2, top + 4, 'c'],
            [450 - neck + 4, top - height + 8, 'c'],
            [450, top - height + 2],
            [450 + neck - 4, top - height + 8, 'c'],
            [450 + neck + 2, top + 4, 'c'],
            [450, top + 20],
          ],
          true,
        ),
      ),
    );
    return;
  }
  if (!pen.wearer)
    pen.draw(
      `<path d="${through(
        [
          [450 - neck + 4, top - height + 10, 'c'],
          [450, top - height + 20],
          [450 + neck - 4, top - height + 10, 'c'],
          [450 + neck, top + 6, 'c'],
          [450, top + 34],
          [450 - neck, top + 6, 'c'],
        ],
        true,
      )}" fill="${darken(base, 0.4)}"/>`,
    );
  for (const side of [-1, 1]) {
    const x = (value: number) => 450 + side * value;
    const half: Point[] = [
      [x(neck + 3), top + 6, 'c'],
      [x(neck - 3), top - height + 9, 'c'],
      [x(neck * 0.55), top - 4],
      [x(5), top + 6, 'c'],
      [x(3), top + 36, 'c'],
      [x(neck * 0.6), top + 28],
    ];
    pen.draw(shade(through(half, true)));
    pen.draw(
      `<path d="${through([
        [x(neck - 4), top - height + 16],
        [x(neck * 0.55), top + 2],
        [x(8), top + 12],
      ])}" fill="none" stroke="${shine}" stroke-width="1.1" stroke-dasharray="4 3" stroke-opacity=".7"/>`,
    );
  }
  pen.draw(`<path d="M450 ${top + 6}v30" stroke="${shadow}" stroke-width="2" stroke-opacity=".5"/>`);
}

/** The two side slits of a kurta: a dark parting and its stitched facing, inside the panel's clip; `open` shows them wide. */
export function slits(cut: Cut, base: string, open = false): string {
  if (cut.slit <= 0) return '';
  const { shadow, shine } = lightOn(base);
  const gap = open ? 58 : 13;
  return [-1, 1]
    .map((side) => {
      const at = (share: number, inset: number) => {
        const y = cut.hemY - cut.slit * share;
        const along = (y - cut.hipY) / (cut.hemY - cut.hipY);
        return `${n(450 + side * (cut.hip + (cut.hem - cut.hip) * along - inset))} ${n(y)}`;
      };
      return (
        `<path d="M${at(1, 0)}L${at(0, gap)}L${at(0, -8)}Z" fill="${open ? darken(base, 0.72) : shadow}" fill-opacity="${open ? 1 : 0.28}"/>` +
        `<path d="M${at(1.04, 3)}L${at(0.5, gap / 2 + 4)}L${at(0, gap + 5)}" fill="none" stroke="${shine}" stroke-width="1.2" stroke-dasharray="5 3" stroke-opacity=".7"/>`
      );
    })
    .join('');
}

/** A row of running stitches along a path. */
export const stitches = (path: string, colour: string, width = 1.4): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="5 3.5"/>`;

/** A tassel on a cord, as on drawstrings and dupattas. */
export function tassel(x: number, y: number, colour: string, size = 1): string {
  return (
    `<g transform="translate(${n(x)} ${n(y)})scale(${size})"><path d="M-5 4q-6 16-7 34h24q-1-18-7-34z" fill="${colour}"/><path d="M-6 36l3-28M0 38v-30M6 36l-3-28" stroke="${darken(colour, 0.4)}" stroke-width="1"/>` +
    `<circle r="6.5" fill="${lighten(colour, 0.25)}" stroke="${darken(colour, 0.4)}" stroke-width="1"/></g>`
  );
}
