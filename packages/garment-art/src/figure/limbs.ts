import { n, type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import type { Wearer } from './body.ts';
import { skinOf } from './head.ts';

/** Maps a position along the arm, and outwards from its middle, to the picture. */
type Along = (along: number, out: number) => readonly [number, number];

/** An arm hanging from the shoulder, its hand relaxed. */
export function drawArm(pen: Pen, wearer: Wearer, at: Along): void {
  const { head, arm } = wearer;
  const w = (share: number) => share * head;
  const outline: Point[] = [
    at(w(0.02), w(0.17)),
    at(arm * 0.28, w(0.155)),
    at(arm * 0.52, w(0.12)),
    at(arm * 0.66, w(0.125)),
    at(arm, w(0.075)),
    at(arm + w(0.16), w(0.12)),
    at(arm + w(0.38), w(0.1)),
    at(arm + w(0.6), w(0.05)),
    at(arm + w(0.64), w(0)),
    at(arm + w(0.56), w(-0.06)),
    at(arm + w(0.36), w(-0.09)),
    at(arm + w(0.4), w(-0.15)),
    at(arm + w(0.28), w(-0.16)),
    at(arm + w(0.12), w(-0.11)),
    at(arm, w(-0.075)),
    at(arm * 0.66, w(-0.11)),
    at(arm * 0.5, w(-0.115)),
    at(arm * 0.28, w(-0.14)),
    at(w(0.02), w(-0.15)),
  ];
  const fingers = [0.035, -0.01, -0.05].map(
    (out) =>
      `M${at(arm + w(0.38), w(out))
        .map(n)
        .join(' ')}L${at(arm + w(0.58), w(out * 0.7))
        .map(n)
        .join(' ')}`,
  );
  pen.draw(
    `<path d="${through(outline, true)}" fill="${skinOf(pen, wearer)}"/><path d="${fingers.join('')}" stroke="${darken(wearer.skin, 0.4)}" stroke-opacity=".35" stroke-width="${n(w(0.014))}" stroke-linecap="round"/>`,
  );
}

/** A bare leg from the crotch to the foot. */
export function drawBareLegs(pen: Pen, wearer: Wearer): void {
  const { head, crotchY, kneeY, floorY } = wearer;
  for (const side of [1, -1]) {
    const x = (share: number) => 450 + side * share * head;
    const ankle = floorY - head * 0.24;
    const outline: Point[] = [
      [x(0.02), crotchY - head * 0.2, 'c'],
      [x(0.66), crotchY - head * 0.2, 'c'],
      [x(0.62), crotchY + head * 0.4],
      [x(0.5), kneeY - head * 0.1],
      [x(0.5), kneeY + head * 0.5],
      [x(0.4), ankle, 'c'],
      [x(0.22), ankle, 'c'],
      [x(0.18), kneeY + head * 0.5],
      [x(0.2), kneeY],
      [x(0.06), crotchY + head * 0.3],
    ];
    pen.draw(
      `<path d="${through(outline, true)}" fill="${skinOf(pen, wearer)}"/><path d="M${n(x(0.26))} ${n(kneeY + head * 0.06)}q${n(side * head * 0.09)} ${n(head * 0.07)} ${n(side * head * 0.19)} 0" fill="none" stroke="${darken(wearer.skin, 0.35)}" stroke-opacity=".28" stroke-width="${n(head * 0.02)}" stroke-linecap="round"/>`,
    );
    drawFoot(pen, wearer, x(0.31), ankle, side);
  }
}

/** A foot in a simple shoe, its ankle at x, y. */
export function drawFoot(pen: Pen, wearer: Wearer, x: number, y: number, side: number): void {
  const { head, audience } = wearer;
  const w = (share: number) => n(share * head * 1);
  const shoe = audience === 'women' || audience === 'girls' ? '#8a5a3c' : '#3b2a24';
  pen.draw(
    `<g transform="translate(${n(x)} ${n(y)})scale(${side} 1)"><path d="M${w(-0.11)} ${w(-0.1)}L${w(-0.12)} ${w(0.12)}Q0 ${w(0.2)} ${w(0.14)} ${w(0.14)}L${w(0.1)} ${w(-0.1)}Z" fill="${skinOf(pen, wearer)}"/><path d="M${w(-0.14)} ${w(0.1)}Q${w(-0.18)} ${w(0.26)} ${w(-0.08)} ${w(0.31)}Q${w(0.1)} ${w(0.35)} ${w(0.24)} ${w(0.31)}Q${w(0.32)} ${w(0.26)} ${w(0.2)} ${w(0.14)}Q${w(0.04)} ${w(0.24)} ${w(-0.14)} ${w(0.1)}Z" fill="${shoe}"/><path d="M${w(-0.1)} ${w(0.18)}Q${w(0.04)} ${w(0.27)} ${w(0.2)} ${w(0.19)}" fill="none" stroke="${lighten(shoe, 0.4)}" stroke-opacity=".6" stroke-width="${w(0.02)}"/></g>`,
  );
}
