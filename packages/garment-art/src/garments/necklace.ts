import type { Art } from '../art.ts';
import { groundShadow } from '../backdrop.ts';
import type { Fabric } from '../cloth.ts';
import { mirror, n, type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { petals } from '../prints/strokes.ts';
import { arc, use } from './jewellery.ts';
import { metalOf, polish, stone } from './metal.ts';

/** The earrings of a set, lying either side of the bust. */
const earringsBeside = (stud: string, drop: string): string =>
  [120, 780].map((x) => `${use(stud, x, 900)}${use(drop, x, 936)}`).join('');

/** An enamelled peacock: its tail a fan of eyes behind, the bird in front with crest and beak, pearls below. */
function peacock(y: number, [, blue, eye]: Fabric['colours'], fill: string, metal: string): string {
  const line = `stroke="${darken(metal, 0.5)}" stroke-width="1.6"`;
  const feathers = [-96, -72, -48, -24, 0, 24, 48, 72, 96]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})"><path d="M0-16C-20-60-24-92 0-116C24-92 20-60 0-16Z" fill="url(#${fill})" ${line}/><ellipse cy="-88" rx="11" ry="16" fill="#2f7d4f" ${line}/><circle cy="-86" r="7" fill="${eye}"/><circle cy="-85" r="3.4" fill="${darken(blue, 0.4)}"/></g>`,
    )
    .join('');
  return (
    `<g transform="translate(450 ${y + 20})">${feathers}` +
    `<path d="M-2 62C-34 44-38 8-16-12C-8-22-10-34-14-42C-22-60-4-76 12-66C24-58 20-40 16-28C14-16 26-6 30 12C36 38 20 58-2 62Z" fill="${blue}" stroke="${metal}" stroke-width="4"/>` +
    `<path d="M-12 4q14 10 30 2M-14 22q16 12 36 2M-10 40q14 10 26 0" fill="none" stroke="${lighten(blue, 0.55)}" stroke-width="2.4"/>` +
    `<path d="M-14-60l-20 7l17 6z" fill="url(#${fill})" ${line}/><circle cx="-3" cy="-54" r="4.4" fill="#fffaf0"/><circle cx="-3" cy="-54" r="2.2" fill="${eye}"/>` +
    `<path d="M4-68l-6-22M9-68v-24M14-66l8-20" stroke="${metal}" stroke-width="2.4"/><circle cx="-2" cy="-92" r="4" fill="${eye}"/><circle cx="9" cy="-95" r="4" fill="${eye}"/><circle cx="22" cy="-88" r="4" fill="${eye}"/></g>`
  );
}

/** A drop with its stone and pearl; returns its id. */
const dropOf = (pen: Pen, fill: string, metal: string, bead: string, pearl: string): string =>
  pen.define(
    'drop',
    `<g id="ID"><path d="M0-8C16 14 22 26 22 40A22 22 0 0 1-22 40C-22 26-16 14 0-8Z" fill="url(#${fill})" stroke="${darken(metal, 0.5)}"/><use href="#${bead}" y="38"/><use href="#${pearl}" y="74"/></g>`,
  );

/** The right half of the bust, from its neck down. */
const right: Point[] = [
  [514, 130, 'c'],
  [516, 226],
  [548, 296],
  [656, 346],
  [736, 400],
  [758, 470],
  [742, 580],
  [680, 800],
  [600, 1030, 'c'],
];

/** A necklace on a velvet bust: one to three strands and a pendant with drops. */
export function drawNecklace(pen: Pen, _art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const metal = metalOf(base, accent);
  const fill = polish(pen, metal);
  const gemColour = metal === base ? second : base;
  const bust = random.pick(['#efe7da', '#3a2a34', '#e6d5c8', '#2c3440']);
  const velvet = pen.define(
    'velvet',
    `<radialGradient id="ID" cx=".4" cy=".3" r=".85"><stop stop-color="${lighten(bust, 0.4)}"/><stop offset=".55" stop-color="${bust}"/><stop offset="1" stop-color="${darken(bust, 0.4)}"/></radialGradient>`,
  );
  const body = through([[450, 116], ...right, [450, 1054], ...mirror(right)], true);
  const id = pen.define(body, `<path id="ID" d="${body}"/>`);
  pen.castShadow(id);
  groundShadow(pen, 460, 1062, 320);
  pen.draw(
    `<use href="#${id}" fill="url(#${velvet})"/><ellipse cx="450" cy="126" rx="64" ry="13" fill="${darken(bust, 0.25)}"/>`,
  );
  const bead = stone(pen, gemColour, metal, 10);
  const gold = stone(pen, metal, metal, 8);
  const big = stone(pen, gemColour, metal, 24);
  const pearl = stone(pen, '#f3ead8', metal, 8);
  const shade = (cx: number, cy: number, rx: number, ry: number) =>
    `<path d="M${cx - rx} ${cy}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy}" fill="none" stroke="#160b1c" stroke-opacity=".22" stroke-width="22" transform="translate(4 9)"/>`;
  if (back) {
    pen.draw(
      `${shade(450, 330, 112, 30)}<path d="M338 330Q450 380 562 330" fill="none" stroke="url(#${fill})" stroke-width="12"/><path d="M450 356c-12 60 14 130-4 220M450 356c18 70-6 120 12 180" fill="none" stroke="${darken(metal, 0.15)}" stroke-width="9" stroke-dasharray="7 2"/>${use(big, 450, 356)}${[0, 1, 2].map((index) => use(pearl, 440 + index * 10, 580 + index * 20)).join('')}`,
    );
    return;
  }
  const chance = random.whole(0, 2);
  const bird = pen.asks('peacock-pendant');
  const style = pen.asks('collar-necklace') ? 0 : pen.asks('pendant') || bird ? 2 : chance;
  const drop = dropOf(pen, fill, metal, bead, pearl);
  if (style === 0) {
    // A collar of plaques, each with its stone and drop.
    pen.draw(shade(450, 330, 176, 270));
    for (const [x, y] of arc(450, 330, 168, 250, 172, 8, 15)) pen.draw(use(drop, x, y + 24));
    for (const [x, y] of arc(450, 330, 160, 228, 180, 0, 19))
      pen.draw(
        `<path d="${petals(8, 6, 24, 8)}" transform="translate(${n(x)} ${n(y)})" fill="url(#${fill})" stroke="${darken(metal, 0.5)}"/>${use(bead, x, y)}`,
      );
    for (const [x, y] of arc(450, 322, 132, 186, 182, -2, 32)) pen.draw(use(gold, x, y));
  } else {
    const strands = style === 1 ? 3 : 1;
    for (let strand = strands - 1; strand >= 0; strand--) {
      const [rx, ry] = [124 + strand * 22, 262 + strand * 108];
      pen.draw(shade(450, 318, rx, ry));
      const count = 26 + strand * 7;
      pen.draw(
        arc(450, 318, rx, ry, 180 - strand * 5, strand * 5, count)
          .map(([x, y], index) => use(index % 3 === 0 ? bead : strand === 1 ? pearl : gold, x, y))
          .join(''),
      );
    }
    const y = 318 + 262 + (strands - 1) * 108 + 52;
    if (bird) pen.draw(peacock(y, fabric.colours, fill, metal));
    else
      pen.draw(
        `<path d="${petals(12, 24, 88, 22)}" transform="translate(450 ${y})" fill="url(#${fill})" stroke="${darken(metal, 0.5)}" stroke-width="1.5"/><circle cx="450" cy="${y}" r="48" fill="${darken(gemColour, 0.2)}" stroke="${metal}" stroke-width="7"/><path d="${petals(8, 20, 42, 10)}" transform="translate(450 ${y})" fill="url(#${fill})"/>${use(big, 450, y)}${[-52, -26, 0, 26, 52].map((x) => use(drop, 450 + x, y + 92 - Math.abs(x) * 0.42)).join('')}`,
      );
  }
  if (pen.asks('with-earrings')) pen.draw(earringsBeside(big, drop));
  for (const side of [-1, 1])
    pen.draw(
      `<path d="M${450 + side * 62} 196q${side * 20} 60 ${side * 66} 126" fill="none" stroke="url(#${fill})" stroke-width="9"/>`,
    );
}
