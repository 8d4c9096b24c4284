import { n } from '../outline.ts';
import { darken, lighten, mix } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { cuspedArch, dome } from './arches.ts';
import type { BannerScene } from './banner-scene.ts';

/** A sky that is brightest near the horizon, and calm on the left. */
export function paintSky(pen: Pen, high: string, low: string): void {
  const sky = pen.define(
    'sky',
    `<linearGradient id="ID" x2=".35" y2="1"><stop stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient>`,
  );
  pen.draw(`<rect width="1600" height="640" fill="url(#${sky})"/>`);
}

/** The palace of winds at first light: five diminishing floors of little bays and domes. */
export function paintHawaMahal(pen: Pen, scene: BannerScene): void {
  const { random } = pen;
  const [base, , accent] = scene.colours;
  const stone = mix('#d9836a', base, 0.2);
  paintSky(pen, mix('#f7e3d0', base, 0.1), '#fbeede');
  const glow = pen.define(
    'glow',
    '<radialGradient id="ID"><stop stop-color="#fff6de"/><stop offset=".3" stop-color="#ffe3ac" stop-opacity=".8"/><stop offset="1" stop-color="#ffe3ac" stop-opacity="0"/></radialGradient>',
  );
  pen.draw(`<circle cx="${random.whole(720, 800)}" cy="220" r="330" fill="url(#${glow})"/>`);
  pen.draw(
    `<path d="M0 520Q240 440 520 500T1100 470T1600 500V640H0z" fill="${mix(stone, '#f7e3d0', 0.72)}"/>`,
  );
  const face = pen.define(
    'face',
    `<linearGradient id="ID"><stop stop-color="${lighten(stone, 0.42)}"/><stop offset=".5" stop-color="${stone}"/><stop offset="1" stop-color="${darken(stone, 0.2)}"/></linearGradient>`,
  );
  const bay = pen.define('bay', () => {
    const windows = [-17, 0, 17]
      .map((x, i) => `<path d="${cuspedArch(x, i === 1 ? 30 : 36, 7, 66)}" fill="${darken(stone, 0.55)}"/>`)
      .join('');
    return `<g id="ID"><path d="${dome(0, 22, 20)}" fill="${lighten(stone, 0.3)}" stroke="#fff3e0" stroke-width="1.4"/><path d="M0-16v-13" stroke="${accent}" stroke-width="2.5"/><circle cy="-29" r="2.6" fill="${accent}"/><path d="M-30 22h60l-5 9h-50z" fill="#fff3e0" fill-opacity=".9"/><path d="M-26 31h52v46h-52z" fill="url(#${face})"/>${windows}<path d="M-26 70h52M-26 33h52" stroke="#fff3e0" stroke-width="2"/><path d="M-26 77h52l-8 9h-36z" fill="${darken(stone, 0.18)}"/><path d="M-20 74h40" stroke="#fff3e0" stroke-width="3" stroke-dasharray="3 3"/></g>`;
  });
  const floors = [4, 6, 8, 11, 13];
  const centre = 1110;
  floors.forEach((count, floor) => {
    const y = 96 + floor * 92;
    const half = (count * 64) / 2;
    pen.draw(
      `<path d="M${centre - half - 8} ${y + 24}h${half * 2 + 16}v80h${-half * 2 - 16}z" fill="url(#${face})"/><path d="M${centre - half - 14} ${y + 22}h${half * 2 + 28}" stroke="#fff3e0" stroke-width="5"/>`,
    );
    for (let index = 0; index < count; index++)
      pen.draw(
        `<use href="#${bay}" x="${n(centre - half + 32 + index * 64)}" y="${y + (index % 2 ? 4 : 0)}"/>`,
      );
  });
  pen.draw(
    `<path d="M600 560H1600V640H600z" fill="${darken(stone, 0.2)}"/><path d="M0 578Q420 556 700 572T1600 566V640H0z" fill="${mix(stone, '#fbe6cf', 0.55)}"/>`,
  );
  const birds = Array.from(
    { length: 9 },
    () => `M${random.whole(470, 900)} ${random.whole(70, 250)}q7-9 13 0q7-9 14-1`,
  ).join('');
  pen.draw(
    `<path d="${birds}" fill="none" stroke="${darken(stone, 0.5)}" stroke-width="2.4" stroke-linecap="round" stroke-opacity=".7"/>`,
  );
}
