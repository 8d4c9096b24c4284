import { type Fabric } from '../cloth.ts';
import type { Fold } from '../folds.ts';
import { type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import { drawPanel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { petals } from '../prints/strokes.ts';
import type { BannerScene } from './banner-scene.ts';

function table(pen: Pen, high: string, low: string): void {
  const light = pen.define(
    'table',
    `<radialGradient id="ID" cx=".3" cy=".2" r="1"><stop stop-color="${high}"/><stop offset="1" stop-color="${low}"/></radialGradient>`,
  );
  pen.draw(`<rect width="1600" height="640" fill="url(#${light})"/>`);
}

/** The printing table: a length of stamped cloth running off to the right, carved blocks and bowls of dye. */
export function paintBlockPrint(pen: Pen, scene: BannerScene): void {
  const { random } = pen;
  const [base, second, accent] = scene.colours;
  table(pen, '#f8efdf', '#e6d2b4');
  const fabric: Fabric = {
    print: 'block-print',
    colours: [lighten(second, 0.75), base, accent],
    scale: 1.25,
    phase: 1,
  };
  const folds: Fold[] = [0.1, 0.3, 0.5, 0.72, 0.9].map((share) => ({
    from: [720 + share * 900, -20],
    to: [560 + share * 1040 + random.between(-60, 60), 680],
    width: random.between(26, 48),
    open: true,
    bend: random.between(-40, 40),
  }));
  const outline: Point[] = [
    [760, -30, 'c'],
    [1640, -30, 'c'],
    [1640, 680, 'c'],
    [520, 680, 'c'],
    [590, 520],
    [600, 400],
    [680, 200],
  ];
  drawPanel(pen, {
    outline,
    fabric,
    folds,
    round: 0.4,
    borders: [
      {
        path: through([
          [760, -30],
          [680, 200],
          [600, 400],
          [590, 520],
          [520, 680],
        ]),
        stripes: [
          [base, 150],
          [lighten(second, 0.8), 136],
          [accent, 100, '8 8'],
          [lighten(second, 0.8), 74],
          [base, 34],
        ],
      },
    ],
    lie: { x: 1080, y: -40, angle: 8, width: 1150, height: 800, flare: 1, ripple: 5 },
  });
  const wood = pen.define(
    'wood',
    '<linearGradient id="ID" x2=".6" y2="1"><stop stop-color="#d5a06a"/><stop offset=".5" stop-color="#a86f3e"/><stop offset="1" stop-color="#6b4021"/></linearGradient>',
  );
  const block = (x: number, y: number, turn: number, count: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})"><rect x="-78" y="-60" width="164" height="150" rx="10" fill="#2a1206" fill-opacity=".28"/><rect x="-84" y="-78" width="164" height="150" rx="10" fill="url(#${wood})" stroke="#4a2a12"/><rect x="-66" y="-60" width="128" height="114" rx="6" fill="#5d3417"/><path d="${petals(count, 12, 50, 16)}" transform="translate(-2 -3)" fill="${base}"/><path d="${petals(count, 8, 30, 9)}" transform="translate(-2 -3)" fill="#c98f55"/><circle cx="-2" cy="-3" r="8" fill="${base}"/><path d="M-20 72h40v34q-20 14-40 0z" fill="url(#${wood})" stroke="#4a2a12"/></g>`;
  const bowl = (x: number, y: number, r: number, dye: string) =>
    `<ellipse cx="${x + 10}" cy="${y + 16}" rx="${r * 1.1}" ry="${r * 0.9}" fill="#2a1206" fill-opacity=".22"/><circle cx="${x}" cy="${y}" r="${r}" fill="#b9835a" stroke="#5d3417"/><circle cx="${x}" cy="${y}" r="${r * 0.84}" fill="${darken(dye, 0.35)}"/><ellipse cx="${x + 2}" cy="${y + 5}" rx="${r * 0.78}" ry="${r * 0.72}" fill="${dye}"/><path d="M${x - r * 0.5} ${y - r * 0.2}q${r * 0.3}-${r * 0.4} ${r * 0.8}-${r * 0.3}" fill="none" stroke="#fff" stroke-width="4" stroke-opacity=".5" stroke-linecap="round"/>`;
  pen.draw(
    block(900, 230, random.whole(-24, 10), 8) +
      block(1240, 420, random.whole(-10, 26), 10) +
      bowl(1440, 150, 84, base) +
      bowl(1300, 96, 56, accent) +
      bowl(760, 520, 74, second === '#ffffff' ? accent : darken(second, 0.1)),
  );
}

/** A handloom: warp threads, the woven cloth growing, shuttles with their bobbins. */
export function paintLoom(pen: Pen, scene: BannerScene): void {
  const { random } = pen;
  const [base, second, accent] = scene.colours;
  table(pen, lighten(base, 0.88), lighten(base, 0.6));
  const tints = [base, second, accent, lighten(base, 0.4)] as const;
  let warp = '';
  for (let x = 640; x < 1590; x += 7)
    warp += `<path d="M${x} 0V640" stroke="${darken(random.pick(tints), 0.06)}" stroke-width="2.4"/>`;
  pen.draw(`<rect x="632" width="964" height="640" fill="${darken(base, 0.72)}" fill-opacity=".88"/>${warp}`);
  const fabric: Fabric = {
    print: random.pick(['ikat', 'brocade', 'checks']),
    colours: [base, second, accent],
    scale: 1.2,
    phase: 2,
  };
  drawPanel(pen, {
    outline: [
      [632, 332, 'c'],
      [1596, 332, 'c'],
      [1596, 660, 'c'],
      [632, 660, 'c'],
    ],
    fabric,
    light: true,
    round: 0.4,
    folds: [{ from: [640, 600], to: [1500, 480], width: 50, bend: 20 }],
    borders: [
      {
        path: 'M632 334H1596',
        stripes: [
          [accent, 60],
          [second, 44],
          [accent, 20],
        ],
      },
    ],
    lie: { x: 1114, y: 320, angle: 0, width: 1000, height: 340, flare: 1, ripple: 2 },
  });
  const wood = pen.define(
    'wood',
    '<linearGradient id="ID" x2="0" y2="1"><stop stop-color="#e0b07c"/><stop offset=".5" stop-color="#a86f3e"/><stop offset="1" stop-color="#5d3417"/></linearGradient>',
  );
  pen.draw(
    `<rect x="600" y="286" width="1000" height="46" fill="#1a0b08" fill-opacity=".25"/><rect x="600" y="266" width="1000" height="50" rx="8" fill="url(#${wood})"/><path d="M640 316H1590" stroke="#2a1206" stroke-width="16" stroke-dasharray="2 5" stroke-opacity=".5"/><rect x="600" y="70" width="1000" height="34" rx="8" fill="url(#${wood})"/><rect x="596" y="-10" width="46" height="660" rx="8" fill="url(#${wood})"/>`,
  );
  const shuttle = (x: number, y: number, turn: number, tint: string) =>
    `<g transform="translate(${x} ${y})rotate(${turn})"><path d="M-150 18Q0 74 150 18Q0 90-150 18z" fill="#1a0b08" fill-opacity=".35"/><path d="M-160 0Q-80-44 0-44T160 0Q80 44 0 44T-160 0z" fill="url(#${wood})" stroke="#4a2a12" stroke-width="1.5"/><path d="M-78 0Q0-34 78 0Q0 34-78 0z" fill="#3c200e"/><path d="M-62 0Q0-24 62 0Q0 24-62 0z" fill="${tint}"/><path d="M-44-9v18M-32-12v24M-20-14v28M-8-15v30M4-15v30M16-14v28M28-12v24M40-10v20" stroke="${darken(tint, 0.35)}" stroke-width="3"/></g>`;
  pen.draw(
    shuttle(930, 470, random.whole(-14, 10), accent) + shuttle(1310, 196, random.whole(-8, 14), second),
  );
  const fade = pen.define(
    'fade',
    `<linearGradient id="ID"><stop stop-color="${lighten(base, 0.85)}"/><stop offset=".8" stop-color="${lighten(base, 0.82)}"/><stop offset="1" stop-color="${lighten(base, 0.82)}" stop-opacity="0"/></linearGradient>`,
  );
  pen.draw(`<rect width="700" height="640" fill="url(#${fade})"/>`);
}
