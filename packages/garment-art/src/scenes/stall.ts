import { n } from '../outline.ts';
import { darken, lighten, mix } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { cuspedArch } from './arches.ts';

/** A stall in Johari Bazaar: terracotta wall, cusped arch, striped awning, bolts of cloth on the shelf, a lamp. */
export function paintStall(pen: Pen, colours: readonly [string, string, string]): void {
  const { random } = pen;
  const [base, second, accent] = colours;
  const wall = mix(random.pick(['#c9705a', '#d68a6a', '#b85f50', '#d9a07c']), base, 0.12);
  const light = pen.define(
    'wall',
    `<linearGradient id="ID" x2=".3" y2="1"><stop stop-color="${lighten(wall, 0.3)}"/><stop offset="1" stop-color="${darken(wall, 0.22)}"/></linearGradient>`,
  );
  const dim = pen.define(
    'inside',
    `<radialGradient id="ID" cx=".5" cy=".3" r=".8"><stop stop-color="#f6d79a"/><stop offset=".5" stop-color="#9a5f3c"/><stop offset="1" stop-color="#3c1f1c"/></radialGradient>`,
  );
  const arch = cuspedArch(160, 62, 96, 262);
  const clip = pen.define('arch', `<clipPath id="ID"><path d="${arch}"/></clipPath>`);
  pen.draw(
    `<rect width="320" height="320" fill="url(#${light})"/><path d="${cuspedArch(160, 46, 114, 262)}" fill="${lighten(wall, 0.5)}"/><path d="${cuspedArch(160, 54, 105, 262)}" fill="none" stroke="#fff8ea" stroke-width="3" stroke-dasharray="2 7" stroke-linecap="round"/>`,
  );
  let goods = '';
  const tints = [
    base,
    second,
    accent,
    lighten(base, 0.35),
    darken(second, 0.25),
    lighten(accent, 0.3),
    darken(base, 0.3),
  ] as const;
  for (let row = 0; row < 2; row++) {
    let x = 62;
    const y = 140 + row * 52;
    while (x < 262) {
      const wide = random.whole(11, 20);
      const tall = random.whole(30, 42);
      const tint = random.pick(tints);
      goods += `<rect x="${x}" y="${y - tall}" width="${wide - 1}" height="${tall}" rx="3" fill="${tint}"/><path d="M${x} ${y - tall + 9}h${wide - 1}" stroke="${lighten(tint, 0.5)}" stroke-width="2.5"/><rect x="${x}" y="${y - tall}" width="3" height="${tall}" fill="#fff" fill-opacity=".25"/>`;
      x += wide;
    }
    goods += `<rect x="56" y="${y}" width="210" height="6" fill="#5d3a24"/>`;
  }
  const hangs = [84, 126, 196, 236]
    .map((x) => {
      const tint = random.pick(tints);
      const end = random.whole(238, 256);
      return `<path d="M${x - 12} 200q12-8 24 0l4 ${end - 200}q-16 7-32 0z" fill="${tint}" stroke="${darken(tint, 0.4)}"/><path d="M${x - 3} 202l-3 ${end - 202}M${x + 5} 202l4 ${end - 204}" stroke="${darken(tint, 0.45)}" stroke-width="2" stroke-opacity=".5"/><path d="M${x - 15} ${end - 8}q16 7 32 0" fill="none" stroke="${accent}" stroke-width="5"/>`;
    })
    .join('');
  const lamp =
    '<path d="M160 60v36" stroke="#5d3a24" stroke-width="2"/><circle cx="160" cy="106" r="40" fill="#ffe9ae" fill-opacity=".3"/><path d="M148 96h24l6 20h-36z" fill="#e8b84c" stroke="#7a5518"/><ellipse cx="160" cy="118" rx="10" ry="5" fill="#fff6d6"/>';
  pen.draw(
    `<g clip-path="url(#${clip})"><rect width="320" height="320" fill="url(#${dim})"/>${goods}${lamp}${hangs}</g><path d="${arch}" fill="none" stroke="${darken(wall, 0.5)}" stroke-width="2"/>`,
  );
  const awning = Array.from(
    { length: 10 },
    (_, i) =>
      `<path d="M${20 + i * 28} 30h28l4 34q-16 14-32 0z" fill="${i % 2 ? lighten(second, 0.4) : base}" stroke="${darken(base, 0.4)}" stroke-width=".8"/>`,
  ).join('');
  pen.draw(
    `<path d="M14 64h296v16q-150 12-296 0z" fill="#1a0b10" fill-opacity=".18"/>${awning}<rect x="12" y="22" width="296" height="11" rx="3" fill="${darken(wall, 0.35)}"/>`,
  );
  pen.draw(
    `<rect y="262" width="320" height="58" fill="${mix(wall, '#e8cfa8', 0.6)}"/><rect y="262" width="320" height="8" fill="#fff4dc" fill-opacity=".6"/><rect y="292" width="320" height="28" fill="${mix(wall, '#b98f68', 0.6)}"/>`,
  );
  const pots = random.chance(0.5) ? [34, 286] : [38];
  for (const x of pots)
    pen.draw(
      `<path d="M${x - 15} 252h30l-5 34h-20z" fill="#a8553a"/><rect x="${x - 18}" y="247" width="36" height="8" rx="3" fill="#bd6848"/><path d="M${x} 248q-26-20-22-44q18 14 22 44q2-34 22-48q4 32-22 48q-6-36 0-60q10 26 0 60" fill="#56774a" stroke="#3c5636"/>`,
    );
  pen.draw(
    `<path d="M${n(118)} 286q42-20 84 0z" fill="${accent}" fill-opacity=".9"/><path d="M126 284q34-14 68 0" fill="none" stroke="${darken(accent, 0.4)}" stroke-width="2"/>`,
  );
}
