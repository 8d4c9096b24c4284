import type { Art } from '../art.ts';
import { groundShadow } from '../backdrop.ts';
import type { Fabric } from '../cloth.ts';
import { n } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { arc, use } from './jewellery.ts';
import { metalOf, polish, stone } from './metal.ts';

/** Bangles stacked on a table, each with its own work, one leaning in front. */
export function drawBangles(pen: Pen, _art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const metal = metalOf(base, accent);
  const fill = polish(pen, metal);
  // A set is bought for its colour, so at least half of it has that colour.
  const tints = [
    base,
    darken(base, 0.2),
    metal,
    base,
    lighten(base, 0.22),
    base,
    second === metal ? accent : second,
  ];
  const stud = stone(pen, accent === metal ? second : accent, metal, 8);
  const pearl = stone(pen, '#f3ead8', metal, 6);
  groundShadow(pen, 455, 962, 400, 0.6);
  const usual = back ? 5 : random.whole(7, 9);
  const pair = pen.asks('pair');
  const count = pair ? 2 : pen.asks('ring-of-twelve') ? 12 : pen.asks('ring-of-six') ? 6 : usual;
  const [rx, ry] = [270, 92];
  const rim = count > 5 ? 3 : 6;
  const ring = (y: number, height: number, tint: string, work: number) => {
    const shine = pen.define(
      `enamel${tint}`,
      `<linearGradient id="ID"><stop stop-color="${darken(tint, 0.5)}"/><stop offset=".2" stop-color="${lighten(tint, 0.45)}"/><stop offset=".4" stop-color="${tint}"/><stop offset=".75" stop-color="${darken(tint, 0.35)}"/><stop offset=".9" stop-color="${lighten(tint, 0.2)}"/><stop offset="1" stop-color="${darken(tint, 0.5)}"/></linearGradient>`,
    );
    const band = `M${450 - rx} ${y}A${rx} ${ry} 0 0 0 ${450 + rx} ${y}V${y + height}A${rx} ${ry} 0 0 1 ${450 - rx} ${y + height}Z`;
    const far = `M${450 - rx} ${y}A${rx} ${ry} 0 0 1 ${450 + rx} ${y}A${rx} ${ry} 0 0 1 ${450 - rx} ${y}ZM${450 - rx + 16} ${y}A${rx - 16} ${ry - 8} 0 0 0 ${450 + rx - 16} ${y}A${rx - 16} ${ry - 8} 0 0 0 ${450 - rx + 16} ${y}Z`;
    const inner = `M${450 - rx + 16} ${y}A${rx - 16} ${ry - 8} 0 0 1 ${450 + rx - 16} ${y}V${y + height * 0.7}A${rx - 16} ${ry - 8} 0 0 0 ${450 - rx + 16} ${y + height * 0.7}Z`;
    const mid = y + height / 2;
    const along = `M${450 - rx} ${n(mid)}A${rx} ${ry} 0 0 0 ${450 + rx} ${n(mid)}`;
    const gems =
      work === 0
        ? arc(450, mid, rx, ry, 172, 8, 15)
            .map(([x, py]) => use(stud, x, py))
            .join('')
        : work === 1
          ? arc(450, mid, rx, ry, 174, 6, 25)
              .map(([x, py]) => use(pearl, x, py))
              .join('')
          : `<path d="${along}" fill="none" stroke="${work === 2 ? lighten(metal, 0.4) : darken(tint, 0.4)}" stroke-width="${n(height * 0.42)}" stroke-dasharray="${work === 2 ? '3 6' : '12 8'}"/>`;
    return `<path d="${inner}" fill="${darken(tint, 0.55)}"/><path d="${band}" fill="url(#${shine})" stroke="${darken(tint, 0.6)}"/><path d="${far}" fill="url(#${tint === metal ? fill : shine})" fill-rule="evenodd"/><path d="M${450 - rx} ${y + height - 4}A${rx} ${ry} 0 0 0 ${450 + rx} ${y + height - 4}" fill="none" stroke="url(#${fill})" stroke-width="${rim}"/><path d="M${450 - rx} ${y + 3}A${rx} ${ry} 0 0 0 ${450 + rx} ${y + 3}" fill="none" stroke="url(#${fill})" stroke-width="${rim}"/>${gems}`;
  };
  let y = 900;
  for (let index = 0; index < count; index++) {
    const size = random.pick([26, 34, 48, 34]);
    const height = pair ? 96 : count === 12 ? Math.min(30, size) : size;
    y -= height + (pair ? 34 : 3);
    pen.draw(
      ring(
        y,
        height,
        tints[(pair ? [0, 6] : [0, 1, 2, 3, 4, 5, 6])[index % (pair ? 2 : 7)] ?? 0] ?? base,
        random.whole(0, 3),
      ),
    );
  }
}
