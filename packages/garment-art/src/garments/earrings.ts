import type { Art } from '../art.ts';
import { groundShadow } from '../backdrop.ts';
import type { Fabric } from '../cloth.ts';
import { n } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { petals } from '../prints/strokes.ts';
import { arc, use } from './jewellery.ts';
import { metalOf, polish, stone } from './metal.ts';

/** A pair of jhumkas or drops on a brass stand: hook, rosette, dome with filigree, fringe of pearls. */
export function drawEarrings(pen: Pen, _art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const metal = metalOf(base, accent);
  const fill = polish(pen, metal);
  const gem = stone(pen, metal === base ? second : base, metal, 13);
  const small = stone(pen, metal === base ? accent : second, metal, 6.5);
  const pearl = stone(pen, '#f3ead8', metal, 7);
  const request = pen.asks('jhumka')
    ? 'jhumka'
    : pen.asks('chandbali')
      ? 'chandbali'
      : pen.asks('drops')
        ? 'drops'
        : null;
  const drops = request ? request === 'drops' : random.chance(0.35);
  const chandbali = request ? request === 'chandbali' : !drops && random.chance(0.4);
  const tiers = random.whole(1, 2);
  const parts: Parts = { metal, fill, gem, small, pearl };
  const pendant = drops
    ? teardrop(parts, metal === base ? second : base)
    : chandbali
      ? moon(parts)
      : dome(parts, 24, 78, 104) + (tiers > 1 ? dome(parts, 158, 52, 66) : '');
  const lastPearl = pen.asks('pearls') ? use(stone(pen, '#f7efe0', metal, 22), 0, 178) : '';
  const stud = !back && pen.asks('gopuram') ? gopuram(parts) : rosette(parts, back);
  const one = `<g>${hook(parts)}${stud}${pendant}${lastPearl}</g>`;
  const swing = random.between(-3, 3);
  const id = pen.define('earring', `<g id="ID">${one}</g>`);
  const stand = polish(pen, '#b58a4a');
  groundShadow(pen, 460, 1046, 330);
  pen.draw(
    `<rect x="442" y="300" width="16" height="730" fill="url(#${stand})"/><rect x="196" y="290" width="508" height="14" rx="7" fill="url(#${stand})"/><ellipse cx="450" cy="1036" rx="190" ry="28" fill="${darken('#b58a4a', 0.4)}"/><ellipse cx="450" cy="1026" rx="190" ry="28" fill="url(#${stand})"/><circle cx="450" cy="284" r="18" fill="url(#${stand})"/>`,
  );
  for (const [x, turn] of [
    [292, swing],
    [606, -swing * 0.6],
  ] as const) {
    const scale = drops ? 1.22 : chandbali ? 1.3 : tiers > 1 ? 1.24 : 1.4;
    pen.draw(
      `<g transform="translate(${x + 18} 448)rotate(${n(turn)})scale(${scale})" fill-opacity=".09"><ellipse cy="120" rx="86" ry="140" fill="#2a1810"/></g><g transform="translate(${x} 430)rotate(${n(turn)})scale(${scale})"><use href="#${id}"/></g>`,
    );
  }
}

/** The metal's colour, and the ids of an earring's parts. */
interface Parts {
  readonly metal: string;
  readonly fill: string;
  readonly gem: string;
  readonly small: string;
  readonly pearl: string;
}

const hook = ({ metal, fill }: Parts) =>
  `<path d="M0-104c-6-46 34-52 36-18c1 20-14 46-22 84" fill="none" stroke="url(#${fill})" stroke-width="5"/><path d="M0-16v40" stroke="${darken(metal, 0.3)}" stroke-width="7" stroke-dasharray="4 3"/>`;

/** A stepped temple tower with a pot on top and a stone in its door. */
function gopuram({ metal, fill, gem, small }: Parts): string {
  const steps = [48, 40, 32, 24, 15].map((half, row) => {
    const y = -18 - row * 19;
    return `<path d="M${-half} ${y}v-13q0-6 6-6H${half - 6}q6 0 6 6v13z" fill="url(#${fill})" stroke="${darken(metal, 0.5)}" stroke-width="1.5"/>${row > 1 ? use(small, 0, y - 9) : ''}`;
  });
  return `${steps.join('')}<path d="M-9-113q9-20 18 0z" fill="url(#${fill})" stroke="${darken(metal, 0.5)}"/>${use(gem, 0, -36)}`;
}

const rosette = ({ metal, fill, gem, small }: Parts, back: boolean) =>
  back
    ? `<circle cy="-60" r="34" fill="${darken(metal, 0.2)}" stroke="${darken(metal, 0.5)}"/>`
    : `<path d="${petals(10, 14, 46, 13)}" transform="translate(0 -60)" fill="url(#${fill})" stroke="${darken(metal, 0.5)}"/><g transform="translate(0 -60)">${arc(
        0,
        0,
        27,
        27,
        0,
        324,
        10,
      )
        .map(([x, y]) => use(small, x, y))
        .join('')}${use(gem, 0, 0)}</g>`;

/** A jhumka's bell. */
function dome({ metal, fill, small, pearl }: Parts, y: number, wide: number, tall: number): string {
  const shape = `M${-wide} ${y + tall}C${-wide} ${y + tall * 0.2} ${-wide * 0.55} ${y} 0 ${y}S${wide} ${y + tall * 0.2} ${wide} ${y + tall}Q0 ${y + tall + wide * 0.3} ${-wide} ${y + tall}Z`;
  const ribs = [-0.7, -0.35, 0, 0.35, 0.7]
    .map(
      (share) =>
        `M${n(share * 12)} ${y + 4}Q${n(share * wide * 1.2)} ${y + tall * 0.4} ${n(share * wide)} ${n(y + tall + wide * 0.14 * (1 - share * share))}`,
    )
    .join('');
  const rim = arc(0, y + tall - 2, wide * 0.94, wide * 0.2, 172, 8, 9)
    .map(([x, ry]) => use(small, x, ry - 8))
    .join('');
  const fringe = arc(0, y + tall + 4, wide * 0.96, wide * 0.2, 174, 6, 11)
    .map(
      ([x, ry]) =>
        `<path d="M${n(x)} ${n(ry)}v16" stroke="${darken(metal, 0.3)}" stroke-width="2"/>${use(pearl, x, ry + 22)}`,
    )
    .join('');
  return `${fringe}<path d="${shape}" fill="url(#${fill})" stroke="${darken(metal, 0.5)}" stroke-width="1.4"/><path d="${ribs}" fill="none" stroke="${darken(metal, 0.45)}" stroke-width="1.6" stroke-dasharray="3 3"/><path d="M${-wide * 0.72} ${y + tall * 0.46}Q0 ${y + tall * 0.66} ${wide * 0.72} ${y + tall * 0.46}" fill="none" stroke="${lighten(metal, 0.5)}" stroke-width="5" stroke-dasharray="1 7" stroke-linecap="round"/>${rim}`;
}

/** A chandbali: a crescent with a flower in it. */
const moon = ({ metal, fill, gem, small, pearl }: Parts) =>
  `<path d="M-92 60A96 96 0 1 0 92 60A70 74 0 1 1 -92 60Z" fill="url(#${fill})" stroke="${darken(metal, 0.5)}" stroke-width="1.5" fill-rule="evenodd"/>${arc(
    0,
    88,
    83,
    82,
    168,
    12,
    11,
  )
    .map(([x, y]) => use(small, x, y))
    .join('')}${arc(0, 92, 100, 102, 165, 15, 13)
    .map(([x, y]) => use(pearl, x, y + 12))
    .join(
      '',
    )}${use(gem, 0, 30)}<path d="${petals(7, 4, 34, 12)}" transform="translate(0 74)" fill="url(#${fill})" stroke="${darken(metal, 0.5)}"/>${use(small, 0, 74)}`;

const teardrop = ({ metal, fill, gem, pearl }: Parts, glass: string) =>
  `<path d="M0 20C50 90 74 140 74 186A74 74 0 0 1-74 186C-74 140-50 90 0 20Z" fill="url(#${fill})" stroke="${darken(metal, 0.5)}" stroke-width="1.5"/><path d="M0 68C30 116 46 150 46 184A46 46 0 0 1-46 184C-46 150-30 116 0 68Z" fill="${darken(glass, 0.1)}" stroke="${lighten(metal, 0.4)}" stroke-width="4" stroke-dasharray="2 4"/><path d="${petals(6, 6, 30, 10)}" transform="translate(0 180)" fill="url(#${fill})"/>${use(gem, 0, 180)}${arc(
    0,
    186,
    84,
    84,
    170,
    10,
    11,
  )
    .map(([x, y]) => use(pearl, x, y))
    .join('')}`;
