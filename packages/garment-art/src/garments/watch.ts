import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { n } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { petals } from '../prints/strokes.ts';
import { polish } from './metal.ts';

/** A wrist watch with its strap up and down: markers and hands on the dial, but no words. */
export function drawWatch(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const metal = random.pick(['#c9983c', '#b9bcc2', '#b9bcc2', '#b57a5a', '#3c3d44']);
  const fill = polish(pen, metal);
  const woman = art.audience === 'women' || art.audience === 'girls';
  const size = (woman ? 0.86 : 1) * (pen.asks('slim') ? 0.84 : 1);
  const steel = !pen.asks('leather-strap') && random.chance(0.4);
  const strap = (end: number) => {
    const sign = Math.sign(end);
    const shape = `M-96 ${sign * 168}L-70 ${end - sign * 40}Q-66 ${end} 0 ${end}Q66 ${end} 70 ${end - sign * 40}L96 ${sign * 168}Z`;
    const links = Array.from(
      { length: 9 },
      (_, i) =>
        `M-92 ${sign * (190 + i * 32)}h184M-34 ${sign * (190 + i * 32)}v${sign * 32}M34 ${sign * (190 + i * 32)}v${sign * 32}`,
    ).join('');
    const clip = pen.define(shape, `<clipPath id="ID"><path d="${shape}"/></clipPath>`);
    const sew = `M-80 ${sign * 190}L-58 ${end - sign * 46}M80 ${sign * 190}L58 ${end - sign * 46}`;
    return (
      `<path d="${shape}" fill="#2a1810" fill-opacity=".2" transform="translate(14 14)"/><path d="${shape}" fill="${steel ? `url(#${fill})` : base}" stroke="${darken(steel ? metal : base, 0.6)}" stroke-width="1.5"/>` +
      (steel
        ? `<g clip-path="url(#${clip})"><path d="${links}" stroke="${darken(metal, 0.55)}" stroke-width="3" fill="none"/><path d="M-30 ${sign * 168}h60v${sign * 300}h-60z" fill="#fff" fill-opacity=".18"/></g>`
        : `<path d="${shape}" fill="url(#${pen.define('strap', '<linearGradient id="ID"><stop stop-color="#000" stop-opacity=".4"/><stop offset=".3" stop-color="#fff" stop-opacity=".22"/><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".45"/></linearGradient>')})"/><path d="${sew}" stroke="${lighten(base, 0.55)}" stroke-width="3" stroke-dasharray="9 6"/>${sign > 0 ? [0, 1, 2, 3, 4].map((i) => `<ellipse cy="${270 + i * 38}" rx="7" ry="9" fill="${darken(base, 0.75)}"/>`).join('') : `<path d="M-66 -420h132v30h-132z" fill="none" stroke="url(#${fill})" stroke-width="11"/>`}`)
    );
  };
  const dial = random.pick([second, lighten(second, 0.6), '#f6f1e6', '#20232c', accent]);
  const ink = dial === '#20232c' ? '#f3ead8' : darken(dial, 0.75);
  const ticks = Array.from(
    { length: 12 },
    (_, i) =>
      `<path d="M0-138v${i % 3 ? 18 : 30}" stroke="${ink}" stroke-width="${i % 3 ? 4 : 8}" transform="rotate(${i * 30})"/>`,
  ).join('');
  const hour = random.whole(0, 11) * 30 + 8;
  const face = back
    ? `<circle r="160" fill="url(#${fill})"/><circle r="118" fill="none" stroke="${darken(metal, 0.5)}" stroke-width="4"/><circle r="100" fill="${darken(metal, 0.2)}" fill-opacity=".5"/>`
    : `<circle r="152" fill="${dial}"/><circle r="152" fill="url(#${pen.define('face', '<radialGradient id="ID" cx=".35" cy=".3"><stop stop-color="#fff" stop-opacity=".35"/><stop offset=".7" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".35"/></radialGradient>')})"/>${ticks}<circle r="112" fill="none" stroke="${ink}" stroke-width="1.2" stroke-opacity=".4"/><path d="${petals(12, 20, 96, 14)}" fill="none" stroke="${ink}" stroke-width="1" stroke-opacity=".22"/><g stroke-linecap="round" stroke="${ink}"><path d="M0 14v-80" stroke-width="10" transform="rotate(${hour})"/><path d="M0 20v-130" stroke-width="6.5" transform="rotate(${random.whole(0, 59) * 6})"/><path d="M0 30v-132" stroke="${accent}" stroke-width="2.6" transform="rotate(${random.whole(0, 59) * 6})"/></g><circle r="9" fill="${metal}" stroke="${ink}"/><path d="M-118-84Q-60-148 40-142Q-70-110-104-40z" fill="#fff" fill-opacity=".2"/>`;
  pen.draw(
    `<g transform="translate(450 600)rotate(${n(random.between(-14, 14))})scale(${size})">${strap(-480)}${strap(500)}<circle r="184" cx="12" cy="16" fill="#2a1810" fill-opacity=".25"/><rect x="176" y="-20" width="34" height="40" rx="8" fill="url(#${fill})" stroke="${darken(metal, 0.5)}"/><circle r="184" fill="url(#${fill})" stroke="${darken(metal, 0.5)}" stroke-width="1.5"/><circle r="163" fill="none" stroke="${darken(metal, 0.35)}" stroke-width="5"/>${face}</g>`,
  );
}
