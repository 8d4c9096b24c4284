import type { Art } from '../art.ts';
import { groundShadow } from '../backdrop.ts';
import type { Fabric } from '../cloth.ts';
import { n } from '../outline.ts';
import { brightness, darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { arc, use } from './jewellery.ts';
import { metalOf, polish, stone } from './metal.ts';

/** The band's centre, and its half widths outside and inside. */
const [cx, cy] = [450, 640];
const [outer, inner] = [
  [168, 178],
  [140, 152],
] as const;

/** A ring in a velvet cushion: a solitaire, a flower of stones, a cabochon among pearls, or stones all round. */
export function drawRing(pen: Pen, _art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const metal = metalOf(base, accent);
  const gem = [accent, second, base].find((colour) => colour !== metal) ?? '#b23a48';
  const head = random.whole(0, 3);
  groundShadow(pen, 460, 948, 340, 0.6);
  // A pale stone gets the dark red velvet of jewellers' boxes.
  const velvet = brightness(gem) > 0.7 ? '#5c1f2e' : darken(gem, brightness(gem) > 0.5 ? 0.55 : 0.35);
  drawCushion(pen, velvet, () => {
    drawBand(pen, metal);
    if (back) return;
    const small = stone(pen, lighten(gem, 0.2), metal, 11);
    const [from, to] = head === 3 ? [186, 354] : [206, 334];
    const count = head === 3 ? 17 : 12;
    pen.draw(
      arc(cx, cy, (outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2, from, to, count)
        .filter(([x]) => head === 3 || Math.abs(x - cx) > 62)
        .map(([x, y]) => use(small, x, y))
        .join(''),
    );
    if (head !== 3) drawHead(pen, head, gem, metal);
  });
}

/** The band, a little from the side: its far wall, then its polished face. */
function drawBand(pen: Pen, metal: string): void {
  const face = polish(pen, metal);
  const oval = (x: number, rx: number, ry: number) =>
    `M${x - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
  pen.draw(
    `<path d="${oval(cx + 22, ...outer)}${oval(cx + 16, ...inner)}" fill="${darken(metal, 0.5)}" fill-rule="evenodd"/>` +
      `<path d="${oval(cx, ...outer)}${oval(cx, ...inner)}" fill="url(#${face})" fill-rule="evenodd" stroke="${darken(metal, 0.55)}" stroke-width="1.4"/>` +
      `<path d="M${cx - 154} ${cy + 20}a154 165 0 0 1 96-172" fill="none" stroke="${lighten(metal, 0.75)}" stroke-width="7" stroke-opacity=".7" stroke-linecap="round"/>`,
  );
}

/** The setting on top of the ring. */
function drawHead(pen: Pen, head: number, gem: string, metal: string): void {
  const top = cy - outer[1] - 34;
  if (head === 0) return drawSolitaire(pen, top, gem, metal);
  const petal = stone(pen, head === 1 ? gem : '#f3ead8', metal, head === 1 ? 24 : 13);
  const heart = stone(pen, head === 1 ? '#f3ead8' : gem, metal, head === 1 ? 22 : 52);
  const round = arc(cx, top, head === 1 ? 52 : 80, head === 1 ? 50 : 76, 0, 360, head === 1 ? 9 : 19);
  pen.draw(
    `<ellipse cx="${cx}" cy="${top}" rx="${head === 1 ? 62 : 84}" ry="${head === 1 ? 58 : 80}" fill="${darken(metal, 0.3)}"/>` +
      round
        .slice(1)
        .map(([x, y]) => use(petal, x, y))
        .join('') +
      use(heart, cx, top),
  );
}

/** One cut stone in four claws: crown, table, and the light shining through. */
function drawSolitaire(pen: Pen, top: number, gem: string, metal: string): void {
  const crown = arc(cx, top, 78, 74, 22.5, 382.5, 9).slice(0, 8);
  const table = arc(cx, top - 4, 42, 40, 22.5, 382.5, 9).slice(0, 8);
  const points = (corners: [number, number][]) => corners.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');
  const facets = crown.map((corner, index) => {
    const next = (index + 1) % 8;
    const highlight = [0.1, -0.2, -0.1, 0.25, 0.5, 0.62, 0.4, 0.2][index] ?? 0;
    const fill = highlight < 0 ? darken(gem, 0.18 - highlight) : lighten(darken(gem, 0.14), highlight);
    return `<polygon points="${points([corner, crown[next] ?? corner, table[next] ?? corner, table[index] ?? corner])}" fill="${fill}" stroke="${lighten(gem, 0.6)}" stroke-width="1.2"/>`;
  });
  const claws = arc(cx, top, 80, 76, 45, 315, 4).map(
    ([x, y]) => `<circle cx="${n(x)}" cy="${n(y)}" r="9" fill="url(#${polish(pen, metal)})"/>`,
  );
  pen.draw(
    `<path d="M${cx - 62} ${top + 30}L${cx - 34} ${top + 88}h68l28-58z" fill="url(#${polish(pen, metal)})" stroke="${darken(metal, 0.5)}"/>` +
      `<polygon points="${points(crown)}" fill="${darken(gem, 0.3)}" stroke="${darken(gem, 0.5)}" stroke-width="5"/>` +
      `${facets.join('')}<polygon points="${points(table)}" fill="${lighten(gem, 0.35)}"/>` +
      `<path d="M${cx - 30} ${top - 8}l26-22l12 4l-32 28z" fill="#fff" fill-opacity=".75"/>${claws.join('')}`,
  );
}

/** A velvet cushion with a slit; `between` draws the thing that stands in it, between its back and its front. */
function drawCushion(pen: Pen, velvet: string, between: () => void): void {
  const glow = pen.define(
    `velvet${velvet}`,
    `<linearGradient id="ID" x2=".25" y2="1"><stop stop-color="${lighten(velvet, 0.3)}"/><stop offset=".45" stop-color="${velvet}"/><stop offset="1" stop-color="${darken(velvet, 0.5)}"/></linearGradient>`,
  );
  pen.draw(
    `<path d="M196 800Q200 726 300 720Q450 708 600 720Q700 726 704 800z" fill="${lighten(velvet, 0.18)}"/><ellipse cx="456" cy="758" rx="186" ry="20" fill="${darken(velvet, 0.65)}"/>`,
  );
  between();
  pen.draw(
    `<path d="M196 792Q230 752 290 764Q450 792 620 764Q676 752 704 792L712 890Q712 944 650 948Q450 962 250 948Q188 944 188 890z" fill="url(#${glow})"/>` +
      `<path d="M222 786Q260 766 300 774Q450 800 610 774Q650 766 682 786" fill="none" stroke="${lighten(velvet, 0.45)}" stroke-width="4" stroke-opacity=".5" stroke-linecap="round"/>`,
  );
}
