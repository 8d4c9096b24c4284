import { n, type Point, through } from '../outline.ts';
import { darken, lighten, mix } from '../palette.ts';
import type { Pen } from '../pen.ts';
import type { Wearer } from './body.ts';

/** The light on the skin: one soft gradient for the whole body. */
export const skinOf = (pen: Pen, { skin }: Wearer): string =>
  `url(#${pen.define(
    'skin',
    `<linearGradient id="ID"><stop stop-color="${darken(skin, 0.12)}"/><stop offset=".34" stop-color="${lighten(skin, 0.16)}"/><stop offset=".62" stop-color="${skin}"/><stop offset="1" stop-color="${darken(mix(skin, '#8a3f2c', 0.2), 0.22)}"/></linearGradient>`,
  )})`;

/** Neck, shoulders and chest as far as a neckline may show them, and the head with its hair. */
export function drawHead(pen: Pen, wearer: Wearer, shoulder: number, lowest: number): void {
  const { head, headTop, neckY, skin, audience } = wearer;
  const x = (share: number) => 450 + share * head;
  const y = (share: number) => headTop + share * head;
  const fill = skinOf(pen, wearer);
  const half: Point[] = [
    [x(0.205), y(0.86)],
    [x(0.21), y(1.12)],
    [x(0.3), neckY + head * 0.02],
    [450 + shoulder, neckY + head * 0.2],
    [450 + shoulder * 0.96, neckY + head * 0.6],
    [450 + shoulder * 0.7, lowest, 'c'],
  ];
  const mirror = half
    .map(([px, py, corner]): Point => (corner ? [900 - px, py, corner] : [900 - px, py]))
    .toReversed();
  drawHairBehind(pen, wearer);
  pen.draw(
    `<path d="${through([...half, ...mirror], true)}" fill="${fill}"/><path d="M${n(x(-0.2))} ${n(y(1))}Q450 ${n(y(1.26))} ${n(x(0.2))} ${n(y(1))}L${n(x(0.2))} ${n(y(0.84))}H${n(x(-0.2))}Z" fill="${darken(mix(skin, '#7a2f22', 0.3), 0.35)}" fill-opacity=".42"/>` +
      `<path d="M${n(x(-0.34))} ${n(neckY + head * 0.3)}q${n(head * 0.2)} ${n(head * 0.02)} ${n(head * 0.3)} ${n(head * 0.07)}M${n(x(0.34))} ${n(neckY + head * 0.3)}q${n(-head * 0.2)} ${n(head * 0.02)} ${n(-head * 0.3)} ${n(head * 0.07)}" fill="none" stroke="${darken(skin, 0.4)}" stroke-opacity=".3" stroke-width="${n(head * 0.025)}" stroke-linecap="round"/>`,
  );
  const face: Point[] = [
    [450, y(0.06)],
    [x(0.3), y(0.2)],
    [x(0.355), y(0.46)],
    [x(0.3), y(0.74)],
    [x(0.15), y(0.95)],
    [450, y(1)],
    [x(-0.15), y(0.95)],
    [x(-0.3), y(0.74)],
    [x(-0.355), y(0.46)],
    [x(-0.3), y(0.2)],
  ];
  const ears = [-1, 1].map(
    (side) =>
      `<ellipse cx="${n(x(side * 0.355))}" cy="${n(y(0.54))}" rx="${n(head * 0.045)}" ry="${n(head * 0.09)}" fill="${darken(skin, side > 0 ? 0.24 : 0.1)}"/>`,
  );
  pen.draw(`${ears.join('')}<path d="${through(face, true)}" fill="${fill}"/>`);
  if (audience === 'women' || audience === 'girls') drawLongHair(pen, wearer);
  else drawShortHair(pen, wearer);
}

/** Hair behind the neck: long open hair, or nothing for short hair and buns. */
function drawHairBehind(pen: Pen, { head, headTop, hair, audience, style }: Wearer): void {
  if (audience === 'men' || audience === 'boys') return;
  const x = (share: number) => n(450 + share * head);
  const y = (share: number) => n(headTop + share * head);
  if (style === 0)
    pen.draw(
      `<path d="M${x(-0.42)} ${y(0.4)}C${x(-0.56)} ${y(1)} ${x(-0.5)} ${y(1.5)} ${x(-0.56)} ${y(1.86)}C${x(-0.2)} ${y(1.98)} ${x(0.2)} ${y(1.98)} ${x(0.56)} ${y(1.86)}C${x(0.5)} ${y(1.5)} ${x(0.56)} ${y(1)} ${x(0.42)} ${y(0.4)}Z" fill="${hair}"/>`,
    );
  else
    pen.draw(
      `<ellipse cx="${x(0)}" cy="${y(-0.02)}" rx="${n(head * 0.2)}" ry="${n(head * 0.15)}" fill="${darken(hair, 0.2)}"/><ellipse cx="${x(-0.05)}" cy="${y(-0.05)}" rx="${n(head * 0.1)}" ry="${n(head * 0.06)}" fill="${lighten(hair, 0.16)}" fill-opacity=".6"/>`,
    );
}

/** Long hair, parted in the middle and drawn back over the ears. */
function drawLongHair(pen: Pen, { head, headTop, hair, style }: Wearer): void {
  const x = (share: number) => n(450 + share * head);
  const y = (share: number) => n(headTop + share * head);
  const low = style === 0 ? 0.98 : 0.62;
  const side = (sign: number) =>
    `M450 ${y(0.04)}C${x(sign * 0.26)} ${y(-0.02)} ${x(sign * 0.44)} ${y(0.2)} ${x(sign * 0.42)} ${y(0.5)}Q${x(sign * 0.43)} ${y(low - 0.1)} ${x(sign * (style === 0 ? 0.46 : 0.37))} ${y(low)}Q${x(sign * 0.33)} ${y(0.62)} ${x(sign * 0.31)} ${y(0.46)}C${x(sign * 0.28)} ${y(0.28)} ${x(sign * 0.12)} ${y(0.2)} 450 ${y(0.16)}Z`;
  pen.draw(
    `<path d="${side(-1)}${side(1)}" fill="${hair}"/><path d="M${x(-0.08)} ${y(0.07)}Q${x(-0.32)} ${y(0.12)} ${x(-0.37)} ${y(0.42)}M${x(-0.05)} ${y(0.1)}Q${x(-0.26)} ${y(0.16)} ${x(-0.33)} ${y(0.38)}M${x(0.08)} ${y(0.07)}Q${x(0.32)} ${y(0.12)} ${x(0.37)} ${y(0.42)}" fill="none" stroke="${lighten(hair, 0.3)}" stroke-opacity=".5" stroke-width="${n(head * 0.014)}"/>`,
  );
}

/** Short hair, brushed to one side. */
function drawShortHair(pen: Pen, { head, headTop, hair, style }: Wearer): void {
  const x = (share: number) => n(450 + share * head * (style === 1 ? -1 : 1));
  const y = (share: number) => n(headTop + share * head);
  pen.draw(
    `<path d="M${x(-0.37)} ${y(0.5)}C${x(-0.46)} ${y(0.1)} ${x(-0.2)} ${y(-0.06)} ${x(0.06)} ${y(-0.03)}C${x(0.36)} ${y(-0.02)} ${x(0.44)} ${y(0.22)} ${x(0.37)} ${y(0.5)}C${x(0.36)} ${y(0.4)} ${x(0.33)} ${y(0.32)} ${x(0.28)} ${y(0.25)}C${x(0.1)} ${y(0.27)} ${x(-0.1)} ${y(0.22)} ${x(-0.2)} ${y(0.17)}C${x(-0.3)} ${y(0.24)} ${x(-0.34)} ${y(0.36)} ${x(-0.37)} ${y(0.5)}Z" fill="${hair}"/>` +
      `<path d="M${x(-0.2)} ${y(0.12)}C${x(-0.02)} ${y(0.04)} ${x(0.16)} ${y(0.06)} ${x(0.3)} ${y(0.18)}M${x(-0.14)} ${y(0.06)}C${x(0.02)} ${y(0.01)} ${x(0.16)} ${y(0.02)} ${x(0.26)} ${y(0.1)}" fill="none" stroke="${lighten(hair, 0.3)}" stroke-opacity=".5" stroke-width="${n(head * 0.016)}"/>`,
  );
}
