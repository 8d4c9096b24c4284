import { symmetric, through } from '../outline.ts';
import type { Wearer } from '../figure/body.ts';
import { skinOf } from '../figure/head.ts';
import type { Pen } from '../pen.ts';

/** A tailor's linen dress form, from its wooden neck cap to the hip, used for sarees and lehengas. */
export function drawDressForm(pen: Pen, top = 150, wide = 1, tall = 1): void {
  if (pen.wearer) return drawMidriff(pen, pen.wearer);
  const x = (value: number) => 450 + value * wide;
  const y = (value: number) => Math.round(top + value * tall);
  const linen = pen.define(
    'linen',
    '<linearGradient id="ID"><stop stop-color="#a8937a"/><stop offset=".3" stop-color="#eadfcd"/><stop offset=".6" stop-color="#dccdb6"/><stop offset="1" stop-color="#8f7a63"/></linearGradient>',
  );
  const wood = pen.define(
    'wood',
    '<linearGradient id="ID"><stop stop-color="#6d4528"/><stop offset=".35" stop-color="#c08a58"/><stop offset="1" stop-color="#5a371f"/></linearGradient>',
  );
  const half = [
    [40, 30],
    [42, 74],
    [92, 98],
    [140, 122, 'c'],
    [130, 190],
    [132, 250],
    [108, 350],
    [104, 400],
    [140, 500],
    [146, 620, 'c'],
  ] as const;
  const right = half.map(([px, py, corner]) =>
    corner ? ([x(px), y(py), corner] as const) : ([x(px), y(py)] as const),
  );
  const leftHalf = half
    .map(([px, py, corner]) => (corner ? ([x(-px), y(py), corner] as const) : ([x(-px), y(py)] as const)))
    .toReversed();
  const body = through([...right, ...leftHalf], true);
  const id = pen.define(body, `<path id="ID" d="${body}"/>`);
  pen.castShadow(id);
  pen.draw(
    `<use href="#${id}" fill="url(#${linen})" stroke="#6b5844" stroke-opacity=".5"/><path d="M450 ${y(30)}V${y(620)}" stroke="#6b5844" stroke-opacity=".35" stroke-width="1.5"/>` +
      `<path d="M${x(-42)} ${y(34)}q42 14 ${84 * wide} 0v-18q-42-12 ${-84 * wide} 0z" fill="url(#${wood})"/><ellipse cx="450" cy="${y(14)}" rx="${42 * wide}" ry="9" fill="#c9966a"/><circle cx="450" cy="${y(-4)}" r="12" fill="url(#${wood})"/>`,
  );
}

/** The wearer's body between blouse and skirt. */
function drawMidriff(pen: Pen, wearer: Wearer): void {
  const { head, neckY, waistY } = wearer;
  const half = [
    [450 + head * 0.7, neckY + head * 0.5],
    [450 + head * 0.56, waistY - head * 0.25],
    [450 + head * 0.56, waistY],
    [450 + head * 0.72, waistY + head * 0.8, 'c'],
  ] as const;
  pen.draw(
    `<path d="${through(symmetric(half), true)}" fill="${skinOf(pen, wearer)}"/><path d="M450 ${Math.round(waistY - head * 0.1)}v${Math.round(head * 0.05)}" stroke="#3a1d10" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/>`,
  );
}
