import { darken, lighten, mix } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { cuspedArch, dome } from './arches.ts';
import { paintSky } from './hawa-mahal.ts';
import type { BannerScene } from './banner-scene.ts';

/** The pink arcade of Johari Bazaar: arches in a row, awnings, cloth hung out for sale, a string of lamps. */
export function paintBazaar(pen: Pen, scene: BannerScene): void {
  const { random } = pen;
  const [base, second, accent] = scene.colours;
  const wall = mix('#d98a72', base, 0.12);
  paintSky(pen, '#f8e6d6', mix('#f3cdb8', base, 0.1));
  const face = pen.define(
    'face',
    `<linearGradient id="ID"><stop stop-color="${lighten(wall, 0.6)}"/><stop offset=".35" stop-color="${lighten(wall, 0.15)}"/><stop offset="1" stop-color="${darken(wall, 0.12)}"/></linearGradient>`,
  );
  const dim = pen.define(
    'dim',
    '<linearGradient id="ID" x2="0" y2="1"><stop stop-color="#3a1d1c"/><stop offset=".55" stop-color="#8a4d34"/><stop offset="1" stop-color="#d79a5c"/></linearGradient>',
  );
  pen.draw(
    `<path d="M470 150H1600V640H470z" fill="url(#${face})"/><path d="M460 150H1600" stroke="#fff3e0" stroke-width="12"/><path d="M470 172H1600" stroke="#fff3e0" stroke-width="7" stroke-dasharray="3 10"/>`,
  );
  for (let x = 530; x < 1600; x += 214)
    pen.draw(
      `<path d="${dome(x + 107, 146, 34)}" fill="${lighten(wall, 0.35)}" stroke="#fff3e0" stroke-width="2"/><path d="M${x + 107} 82v-22" stroke="${accent}" stroke-width="4"/>`,
    );
  const tints = [
    base,
    second,
    accent,
    lighten(base, 0.35),
    darken(second, 0.2),
    lighten(accent, 0.35),
  ] as const;
  for (let x = 600; x < 1700; x += 214) {
    const arch = cuspedArch(x, 226, 84, 590);
    const clip = pen.define(arch, `<clipPath id="ID"><path d="${arch}"/></clipPath>`);
    let goods = '';
    for (const [row, y] of [
      [0, 400],
      [1, 460],
    ] as const) {
      for (let px = x - 84; px < x + 84; ) {
        const wide = random.whole(14, 26);
        const tint = random.pick(tints);
        const tall = random.whole(30, 46) + row;
        goods += `<rect x="${px}" y="${y - tall}" width="${wide - 1}" height="${tall}" rx="3" fill="${tint}"/><path d="M${px} ${y - tall + 10}h${wide - 1}" stroke="${lighten(tint, 0.5)}" stroke-width="3"/>`;
        px += wide;
      }
      goods += `<rect x="${x - 90}" y="${y}" width="180" height="7" fill="#5d3a24"/>`;
    }
    goods += `<circle cx="${x}" cy="318" r="60" fill="#ffe1a0" fill-opacity=".4"/><path d="M${x} 226v74" stroke="#2a1410" stroke-width="2"/><path d="M${x - 14} 300h28l8 24h-44z" fill="#e8b84c"/>`;
    pen.draw(
      `<path d="${cuspedArch(x, 208, 97, 590)}" fill="#fff3e0" fill-opacity=".85"/><g clip-path="url(#${clip})"><rect x="${x - 90}" y="210" width="180" height="390" fill="url(#${dim})"/>${goods}</g>`,
    );
    for (const shift of [-52, 0, 52]) {
      const tint = random.pick(tints);
      const end = random.whole(540, 580);
      pen.draw(
        `<path d="M${x + shift - 22} 462q22-9 44 0l6 ${end - 462}q-28 10-56 0z" fill="${tint}" stroke="${darken(tint, 0.45)}"/><path d="M${x + shift - 8} 464l-4 ${end - 464}M${x + shift + 8} 464l6 ${end - 464}" stroke="${darken(tint, 0.45)}" stroke-width="4" stroke-opacity=".4"/><path d="M${x + shift - 26} ${end - 10}q26 9 54 0" fill="none" stroke="${lighten(tint, 0.6)}" stroke-width="8" stroke-dasharray="3 4"/>`,
      );
    }
    const awning = Array.from(
      { length: 7 },
      (_, i) =>
        `<path d="M${x - 105 + i * 30} 196h30l3 42q-18 15-36 0z" fill="${i % 2 ? '#fff3e0' : random.chance(0.5) ? base : second}" stroke="${darken(base, 0.4)}" stroke-opacity=".5"/>`,
    ).join('');
    if (random.chance(0.6)) pen.draw(awning);
  }
  pen.draw(
    `<path d="M0 590H1600V640H0z" fill="${mix(wall, '#f3dcc0', 0.6)}"/><path d="M470 590H1600" stroke="#fff3e0" stroke-width="6"/>`,
  );
  const fade = pen.define(
    'fade',
    '<linearGradient id="ID"><stop stop-color="#f8e6d6"/><stop offset=".55" stop-color="#f8e6d6" stop-opacity=".85"/><stop offset="1" stop-color="#f8e6d6" stop-opacity="0"/></linearGradient>',
  );
  pen.draw(`<rect width="760" height="640" fill="url(#${fade})"/>`);
  const bunting = Array.from({ length: 22 }, (_, i) => {
    const [x, y] = [560 + i * 50, 58 + 40 * Math.sin((i / 21) * Math.PI)];
    return `<path d="M${x} ${Math.round(y)}h34l-17 36z" fill="${random.pick(tints)}"/>`;
  }).join('');
  pen.draw(
    `<path d="M540 52Q1080 146 1620 52" fill="none" stroke="${darken(wall, 0.5)}" stroke-width="2"/>${bunting}`,
  );
}
